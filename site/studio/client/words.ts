import { fillIn } from '../../lib/fill-in.ts';
import { pageLocale } from '../../lib/page-locale.ts';
import { getState } from './store.ts';
import { breadcrumbs, languageOf, lineOf, nameIn, type Named } from '../wording.ts';
import type { ChangeLine, Piece, Site } from '../contract.ts';
import type { StudioTextKey } from '../../../generator/schema/studio-texts.ts';

/** The studio's language for this user. */
export function language(): string {
  return languageOf(getState().site?.texts ?? {}, navigator.languages, pageLocale());
}

/** All texts of the studio in the user's language, by key. */
export function words(): Readonly<Record<string, string>> {
  return getState().site?.texts[language()] ?? {};
}

/** A text of the studio in the user's language, with values inserted for `{{name}}`. */
export function say(key: StudioTextKey, values: Readonly<Record<string, string | number>> = {}): string {
  return fillIn(words()[key] ?? key, values);
}

/** The display name of a kind of block, a field or a value. */
export function displayName(name: string, what: Named = 'kind', within?: string): string {
  return nameIn(words(), name, what, within);
}

/** Explains a field or a kind of block. */
export function help(name: string, within = ''): string | undefined {
  return words()[`help.${within}.${name}`] ?? words()[`help.${name}`];
}

/** Renders the description of a change. */
export function line(change: ChangeLine): string {
  return lineOf(words(), language(), change);
}

/** Renders breadcrumbs. */
export function trail(pieces: readonly Piece[], between?: string): string {
  return breadcrumbs(words(), language(), pieces, between);
}

/** The languages of the site. */
export function languages(): Site['locales'] {
  return getState().site?.locales ?? [];
}

export function localeCodes(): string[] {
  return languages().map(({ code }) => code);
}

/** The content of a placeholder's chip, the value, and its tooltip, the name. */
export function chipLabel(value: string, lang: string): { readonly shows: string; readonly means: string } {
  const means = displayName(value, 'value');
  const texts = getState().site?.values[value]?.texts;
  return { shows: texts?.[lang || pageLocale()] ?? means, means };
}

/** The number of unsaved changes, as a text. */
export function changeCount(): string {
  const count = getState().site?.overview.changes.length ?? 0;
  return count < 2 ? say(count === 1 ? 'changes.one' : 'changes.zero') : say('changes.count', { count });
}

const maxPlaces = 3;

/**
 * Lists the pages on which a value appears.
 * @param within the part of the spec with the value: `values`, `firm`
 */
export function usage(within: string | undefined, field: string): string | undefined {
  const values = Object.values(getState().site?.values ?? {});
  const usedOn = values.find(({ at }) => at[0] === within && at[1] === field)?.usedOn ?? [];
  if (usedOn.length === 0) return undefined;
  const count = usedOn.length - maxPlaces;
  const places = trail(usedOn.slice(0, maxPlaces), ', ');
  return count > 0 ? say('values.usedOnMore', { places, count }) : say('values.usedOn', { places });
}
