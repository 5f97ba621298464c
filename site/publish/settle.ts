import type { EndedPublication, PublishOutcome } from './contract.ts';
import { publishFolder, type PublishFolder } from './folder.ts';
import { discardRelease } from './releases.ts';
import { raise } from './troubles.ts';

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
