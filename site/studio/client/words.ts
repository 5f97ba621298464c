import { pageLocale } from '../../browser/page-locale.ts';
import { getState } from './store.ts';
import { breadcrumbs, languageOf, lineOf, nameIn, type Named } from '../wording.ts';
import type { ChangeLine, Piece, Site } from '../contract.ts';
import type { TextsByLanguage, Values } from '../../texts/engine-texts.ts';
import { createStudioTexts, type StudioTextKey, type StudioTexts } from '../../texts/studio.ts';

let created: { readonly own: TextsByLanguage | undefined; readonly texts: StudioTexts } | undefined;

/** The studio's texts in all languages. */
export function studioTexts(): StudioTexts {
  const own = getState().site?.texts;
  if (created?.own !== own || !created) created = { own, texts: createStudioTexts(own) };
  return created.texts;
}

/** The studio's language for this user. */
export function language(): string {
  return languageOf(studioTexts(), navigator.languages, pageLocale());
}

/** A text of the studio in the user's language, with values inserted for `{{name}}`. */
export function say(key: StudioTextKey, values?: Values): string {
  return studioTexts().in(language())(key, values);
}

/** The display name of a kind of block, a field or a value. */
export function displayName(name: string, what: Named = 'kind', within?: string): string {
  return nameIn(studioTexts(), language(), name, what, within);
}

/** Explains a field or a kind of block. */
export function help(name: string, within = ''): string | undefined {
  const key = studioTexts().known(language(), `help.${within}.${name}`, `help.${name}`);
  return key && say(key);
}

/** Renders the description of a change. */
export function line(change: ChangeLine): string {
  return lineOf(studioTexts(), language(), change);
}

/** Renders breadcrumbs. */
export function trail(pieces: readonly Piece[], between?: string): string {
  return breadcrumbs(studioTexts(), language(), pieces, between);
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
  return say('changes.count', { count: getState().site?.overview.changes.length ?? 0 });
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
