import { useStudio } from './store.ts';
import { breadcrumbs, filled, languageOf, lineOf, nameIn } from '../wording.ts';
import type { LabelOf } from './chips.ts';
import type { Named } from '../wording.ts';
import type { Site, ChangeLine } from '../contract.ts';
import type { StudioTextKey } from '../../../generator/schema/studio-texts.ts';

/** Returns a text of the studio in the user's language, with values inserted for `{{name}}`. */
export type Say = (key: StudioTextKey, values?: Readonly<Record<string, string | number>>) => string;

function languageIn(site: Site | undefined): string {
  return languageOf(site?.texts ?? {}, navigator.languages, document.documentElement.lang);
}

/** The studio's language for this user. */
export function useLanguage(): string {
  return useStudio(({ site }) => languageIn(site));
}

const noWords: Readonly<Record<string, string>> = {};

/** All texts of the studio in the user's language, by key. */
export function useWords(): Readonly<Record<string, string>> {
  const language = useLanguage();
  return useStudio(({ site }) => site?.texts[language] ?? noWords);
}

/** Returns the function that translates texts of the studio. */
export function useSay(): Say {
  const words = useWords();
  return (key, values = {}) => filled(words[key] ?? key, values);
}

/** Returns the function that names a kind of block, a field or a value. */
export function useName(): (name: string, what?: Named, within?: string) => string {
  const words = useWords();
  return (name, what = 'kind', within) => nameIn(words, name, what, within);
}

/** Returns the function that labels chips in a text: the value, with its name as a tooltip. */
export function useChips(lang: string): LabelOf {
  const name = useName();
  const values = useStudio(({ site }) => site?.values);
  return (value) => {
    const means = name(value, 'value');
    return { shows: values?.[value]?.texts[lang || document.documentElement.lang] ?? means, means };
  };
}

/** The number of unsaved changes, as a text. */
export function useChangeCount(): string {
  const say = useSay();
  const count = useStudio(({ site }) => site?.overview.changes.length ?? 0);
  return count < 2 ? say(count === 1 ? 'changes.one' : 'changes.zero') : say('changes.count', { count });
}

/** Returns the function that renders the description of a change. */
export function useLine(): (line: ChangeLine) => string {
  const words = useWords();
  const language = useLanguage();
  return (line) => lineOf(words, language, line);
}

/** Returns the function that explains a field or a kind of block. */
export function useHelp(): (name: string, within?: string) => string | undefined {
  const words = useWords();
  return (name, within = '') => words[`help.${within}.${name}`] ?? words[`help.${name}`];
}

/** The maximum number of pages to list. */
const maxPlaces = 3;

/**
 * Returns the function that lists the pages on which a value appears.
 * @param within the part of the spec with the value: `values`, `firm`
 */
export function useUsage(within: string | undefined): (field: string) => string | undefined {
  const say = useSay();
  const words = useWords();
  const language = useLanguage();
  const values = useStudio(({ site }) => site?.values);
  return (field) => {
    const value = Object.values(values ?? {}).find(({ at }) => at[0] === within && at[1] === field);
    if (!value || value.usedOn.length === 0) return undefined;
    const count = value.usedOn.length - maxPlaces;
    const places = breadcrumbs(words, language, value.usedOn.slice(0, maxPlaces), ', ');
    return count > 0 ? say('values.usedOnMore', { places, count }) : say('values.usedOn', { places });
  };
}
