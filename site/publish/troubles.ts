import { publishFolder, type PublishFolder } from './folder.ts';
import type { Trouble } from './contract.ts';

/** A trouble with what its readers know of it. */
interface Noted extends Trouble {
  /** Whether a mail about it has been sent. */
  readonly notified?: boolean;
  /** Whether it is over. It stays until a mail about that has been sent. */
  readonly over?: boolean;
}

function read(folder: PublishFolder): readonly Noted[] {
  return (folder.read('troubles.json') as readonly Noted[] | undefined) ?? [];
}

/** What does not work at present. */
export function troublesIn(folder: PublishFolder = publishFolder()): Trouble[] {
  return read(folder).flatMap(({ over, notified: _notified, ...trouble }) => (over ? [] : [trouble]));
}

/** Records that something does not work. */
export function raise(folder: PublishFolder, trouble: Omit<Trouble, 'since'>): void {
  const others = read(folder).filter(({ kind }) => kind !== trouble.kind);
  const before = read(folder).find(({ kind }) => kind === trouble.kind);
  const since = before?.over ? undefined : before?.since;
  const notified = before?.over ? undefined : before?.notified;
  const now = { ...trouble, since: since ?? new Date().toISOString(), ...(notified && { notified }) };
  if (JSON.stringify(now) !== JSON.stringify(before)) folder.write('troubles.json', [...others, now]);
}

/** Records that something works again. */
export function clear(folder: PublishFolder, ...kinds: readonly Trouble['kind'][]): void {
  const before = read(folder);
  if (!before.some(({ kind, over }) => kinds.includes(kind) && !over)) return;
  folder.write(
    'troubles.json',
    before.flatMap((each) => {
      if (!kinds.includes(each.kind)) return [each];
      // Nobody needs to hear the end of something that nobody has heard of.
      return each.notified ? [{ ...each, over: true }] : [];
    }),
  );
}

/**
 * Reports what has begun or is over since the last call, each once, also after a restart.
 *
 * @param report if it throws, the next call reports it again
 */
export async function reportTroubles(
  folder: PublishFolder,
  report: (trouble: Trouble, state: 'begins' | 'over') => Promise<void>,
): Promise<void> {
  for (const { notified, over, ...trouble } of read(folder)) {
    if (notified && !over) continue;
    // oxlint-disable-next-line eslint/no-await-in-loop -- each is recorded before the next
    await report(trouble, over ? 'over' : 'begins');
    const now = read(folder);
    folder.write(
      'troubles.json',
      now.flatMap((each) =>
        each.kind !== trouble.kind ? [each] : over && each.over ? [] : [{ ...each, notified: true }],
      ),
    );
  }
}
