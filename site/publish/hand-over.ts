import { setTimeout } from 'node:timers/promises';
import type { PublishFolder, Release } from './folder.ts';
import { Refusal } from './programs.ts';

/** How often to look whether the supervisor has replaced the server. */
const LOOK_MS = 200;

/**
 * Makes a release the one that is served. A running supervisor replaces its server, and makes the release the current
 * one when the new server is ready; without one, the next start serves it.
 *
 * @throws {Refusal} if the new server does not start; the version before it serves
 */
export async function handOver(folder: PublishFolder, { version }: Release): Promise<void> {
  if (!folder.isHeld('serving')) return folder.setCurrent(version);
  folder.remove('failed-start.json');
  folder.askFor(version);
  while (folder.current() !== version) {
    const failed = folder.read('failed-start.json');
    if (failed?.version === version)
      throw new Refusal('start', failed.why.split('\n'), { keptMigrations: failed.kept });
    // The supervisor has ended, or a new one has started and refused the request of an earlier time.
    if (folder.next() !== version && folder.current() !== version && folder.read('failed-start.json') === undefined)
      throw new Refusal('interrupted', ['start']);
    // oxlint-disable-next-line eslint/no-await-in-loop -- waits for another process
    await setTimeout(LOOK_MS);
    if (!folder.isHeld('serving')) {
      if (folder.current() === version) return;
      folder.remove('next');
      throw new Refusal('interrupted', ['start']);
    }
  }
}
