import type { Git } from '../git.ts';
import type {
  Detail,
  Publication,
  PublishFault,
  PublishMode,
  PublishOutcome,
  PublishStep,
  EndedPublication,
} from './contract.ts';
import { type PublishFolder, publishFolder } from './folder.ts';
import { discardRelease } from './releases.ts';
import { raise } from './troubles.ts';

/** What to publish. */
export interface PublicationRequest extends Pick<Publication, 'id' | 'by' | 'back'> {
  readonly mode: Exclude<PublishMode, 'off'>;
  /** Whether to fetch from and push to `origin`. */
  readonly followsOrigin: boolean;
  /** Whether changes that affect stored rows, or the tables of a PostgreSQL database, are accepted. */
  readonly accept: boolean;
  /** Builds the published version again, with the articles that are due now. */
  readonly due: boolean;
}

/** What publishing needs of the generator, which it does not import. */
export interface PublicationTools {
  /** The example texts that were added between two commits. */
  examples(git: Git, before: string, after: string): Promise<readonly Detail[]>;
  /** The mistakes that the generator reported; undefined if its output cannot be read. */
  explain(
    output: string,
    checkout: string,
  ): Promise<{ readonly fault: PublishFault; readonly details: readonly Detail[] } | undefined>;
  /** Called at the beginning of each step. */
  onStep?(step: PublishStep): void;
}

/** The progress of a publication, which it writes to `.publish` for everybody who looks. */
export type Progress = ReturnType<typeof createProgress>;

export function createProgress(
  folder: PublishFolder,
  { id, by, back }: PublicationRequest,
  onStep?: (step: PublishStep) => void,
) {
  const began = new Date().toISOString();
  const seconds: Partial<Record<PublishStep, number>> = {};
  let step: PublishStep | undefined;
  let since = performance.now();
  const base = (): Publication => ({ id, ...(by && { by }), ...(back && { back }), began, seconds });
  const endStep = (): void => {
    if (step !== undefined) {
      const spent = (seconds[step] ?? 0) + (performance.now() - since) / 1000;
      seconds[step] = Math.round(spent * 10) / 10;
    }
    since = performance.now();
  };
  return {
    /** Begins a step, of the release of this name. */
    begin(next: PublishStep, version?: string): void {
      endStep();
      step = next;
      folder.write('running.json', { ...base(), step: next, ...(version !== undefined && { version }) });
      onStep?.(next);
    },
    /** Ends the publication. @throws if the outcome cannot be written */
    end(outcome: PublishOutcome): void {
      endStep();
      // First, since a full disk may have no room for another file.
      folder.remove('running.json');
      folder.write('last.json', { ...base(), outcome, ended: new Date().toISOString() });
    },
  };
}

/**
 * Ends what a publication has left that was killed, by a restart of the machine for example. The caller holds the lock.
 *
 * @returns false while the supervisor still replaces the server for it
 */
export async function settle(folder: PublishFolder = publishFolder()): Promise<boolean> {
  const running = folder.read('running.json');
  if (running === undefined) return true;
  const { step, version, ...publication } = running;
  if (version !== undefined && folder.next() === version && folder.isHeld('serving')) return false;
  const outcome = outcomeOf(folder, step, version);
  await discardLeft(folder, outcome.ok ? undefined : version);
  if (!outcome.ok && outcome.fault === 'interrupted') raise(folder, { kind: 'interrupted', details: [step] });
  folder.write('last.json', { ...publication, outcome, ended: new Date().toISOString() } satisfies EndedPublication);
  folder.remove('running.json');
  return true;
}

function outcomeOf(folder: PublishFolder, step: string, version: string | undefined): PublishOutcome {
  const release = version === undefined ? undefined : folder.release(version);
  if (release !== undefined && folder.current() === version)
    return { ok: true, version: release.version, commit: release.commit, tagged: release.tag !== undefined };
  const failed = folder.read('failed-start.json');
  if (version !== undefined && failed?.version === version)
    return { ok: false, fault: 'start', details: [{ text: failed.why }], keptMigrations: failed.kept };
  return { ok: false, fault: 'interrupted', details: [{ text: step }] };
}

/** Removes the folders of releases that were not completed, and of one that was never served. */
async function discardLeft(folder: PublishFolder, failed: string | undefined): Promise<void> {
  const left = folder.releaseFolders().filter((version) => version === failed || folder.release(version) === undefined);
  // oxlint-disable-next-line eslint/no-await-in-loop -- git locks the list of worktrees
  for (const version of left) await discardRelease(folder, version).catch(() => undefined);
}
