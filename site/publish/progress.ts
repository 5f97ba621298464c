import type { Git } from '../git.ts';
import type { Detail, Publication, PublishFault, PublishMode, PublishOutcome, PublishStep } from './contract.ts';
import type { PublishFolder } from './folder.ts';

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
