import type { Action } from '../schema/index.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { isNamed } from './value.ts';

/** Two states of the spec, with their texts in the languages that both have: what a language brings along is not a change of its own. */
export interface Change {
  readonly before: Snapshot;
  readonly after: Snapshot;
  /** The languages of both, in the order of the later state. */
  readonly locales: readonly string[];
}

/** A part of a snapshot without what it says in languages other than these; `all` are those of the snapshot. */
function inLocales(part: unknown, locales: readonly string[], all: readonly string[]): unknown {
  if (Array.isArray(part)) return part.map((item) => inLocales(item, locales, all));
  if (!isNamed(part)) return part;
  const entries = Object.entries(part);
  const isInEach = entries.length === all.length && all.every((locale) => locale in part);
  return Object.fromEntries(
    entries
      .filter(([key]) => !isInEach || locales.includes(key))
      .map(([key, inner]) => [key, inLocales(inner, locales, all)]),
  );
}

/** Prepares two snapshots for the comparison of everything but the list of languages. */
export function changeOf(before: Snapshot, after: Snapshot): Change {
  const [old, now] = [before, after].map((snapshot) => Object.keys(snapshot.locales.all)) as [string[], string[]];
  const locales = now.filter((locale) => old.includes(locale));
  const common = (snapshot: Snapshot, all: readonly string[]): Snapshot =>
    all.length === locales.length ? snapshot : (inLocales(snapshot, locales, all) as Snapshot);
  return { before: common(before, old), after: common(after, now), locales };
}

/** The path of a route or of an address without a page, as it is now if it still exists. */
export function pathOf({ before, after }: Change, name: string): string {
  const found = [after, before]
    .map(({ routes }) => routes.pages[name] ?? routes.unavailable[name])
    .find((route) => route !== undefined);
  return found?.path ?? name;
}

/** Where an action leads, in a few words; nothing for one that stays on its page. */
export function destinationOf(change: Change, action: Action): string | undefined {
  switch (action.kind) {
    case 'page': {
      const path =
        action.alias ?? pathOf(change, action.page).replace(/\{\w+\}/, (parameter) => action.article ?? parameter);
      return action.hash === undefined ? path : `${path}#${action.hash}`;
    }
    case 'url':
      return action.url;
    case 'book':
      return `the calendar ${action.calendar}`;
    case 'chat':
      return 'the chat';
    case 'phone':
      return 'the telephone';
    case 'email':
      return 'the e-mail address';
    default:
      return undefined;
  }
}
