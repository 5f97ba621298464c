import { useStudio } from './store.ts';
import { filled, languageOf, lineOf, nameIn, wayIn } from '../wording.ts';
import type { LabelOf } from './chips.ts';
import type { Named } from '../wording.ts';
import type { Site, ChangeLine } from '../contract.ts';
import type { StudioTextKey } from '../../../generator/schema/studio-texts.ts';

/** Says something in the language of the person; `{{name}}` are values. */
export type Say = (key: StudioTextKey, values?: Readonly<Record<string, string | number>>) => string;

function languageIn(site: Site | undefined): string {
  return languageOf(site?.texts ?? {}, navigator.languages, document.documentElement.lang);
}

export function useLanguage(): string {
  return useStudio(({ site }) => languageIn(site));
}

const noWords: Readonly<Record<string, string>> = {};

/** All words of the studio in the language of the person, by their keys. */
export function useWords(): Readonly<Record<string, string>> {
  const language = useLanguage();
  return useStudio(({ site }) => site?.texts[language] ?? noWords);
}

/** The words of the studio in the language of the person. */
export function useSay(): Say {
  const words = useWords();
  return (key, values = {}) => filled(words[key] ?? key, values);
}

/** The name of a kind of block, a field or a value: the spec's words, or its own name in words. */
export function useName(): (name: string, what?: Named, within?: string) => string {
  const words = useWords();
  return (name, what = 'kind', within) => nameIn(words, name, what, within);
}

/** The same where nothing is drawn. */
export function fieldName(name: string, site: Site | undefined): string {
  return nameIn(site?.texts[languageIn(site)] ?? noWords, name, 'field');
}

/** What the chip of a value shows in a text: the value, and its name where it is pointed at. */
export function useChips(lang: string): LabelOf {
  const name = useName();
  const values = useStudio(({ site }) => site?.values);
  return (value) => {
    const means = name(value, 'value');
    return { shows: values?.[value]?.texts[lang || document.documentElement.lang] ?? means, means };
  };
}

/** How many changes are not saved. */
export function useChangeCount(): string {
  const say = useSay();
  const count = useStudio(({ site }) => site?.overview.changes.length ?? 0);
  return count < 2 ? say(count === 1 ? 'changes.one' : 'changes.zero') : say('changes.count', { count });
}

export function useLine(): (line: ChangeLine) => string {
  const words = useWords();
  const language = useLanguage();
  return (line) => lineOf(words, language, line);
}

/** What a field or a kind of block is for, in the spec's words. */
export function useHelp(): (name: string, within?: string) => string | undefined {
  const words = useWords();
  return (name, within = '') => words[`help.${within}.${name}`] ?? words[`help.${name}`];
}

/** How many of the places are named. */
const mostPlaces = 3;

/** On which pages a value of the site appears. @param within the part of the spec that it is in: `values`, `firm` */
export function useUsage(within: string | undefined): (field: string) => string | undefined {
  const say = useSay();
  const words = useWords();
  const language = useLanguage();
  const values = useStudio(({ site }) => site?.values);
  return (field) => {
    const value = Object.values(values ?? {}).find(({ at }) => at[0] === within && at[1] === field);
    if (!value || value.usedOn.length === 0) return undefined;
    const count = value.usedOn.length - mostPlaces;
    const places = wayIn(words, language, value.usedOn.slice(0, mostPlaces), ', ');
    return count > 0 ? say('values.usedOnMore', { places, count }) : say('values.usedOn', { places });
  };
}
