import { eachLocale, localesOf } from '../compile/locales.ts';
import { namesIn } from '../compile/placeholders.ts';
import { isText, localizedTextOf } from '../compile/text.ts';
import { isAction } from '../compile/value.ts';
import { placeOfValue } from '../compile/values.ts';
import { pathKey, type SpecPath } from '../diagnostic.ts';
import type { Action, SiteSpec, Localized } from '../schema/index.ts';

/** Words of the spec in each language, as visitors read them. */
export interface Words {
  readonly path: SpecPath;
  readonly texts: Readonly<Localized>;
  /** Whether they are one string for all languages, such as a telephone number. */
  readonly plain?: true;
  /** The names of the site-wide values in them. */
  readonly values?: readonly string[];
}

/** A place where words are shown: their own, or one that refers to them. */
export interface Appearance {
  readonly path: SpecPath;
  readonly words: Words;
}

/** All words of a spec, and everywhere that they are shown. */
export interface WordIndex {
  readonly words: readonly Words[];
  readonly appearances: readonly Appearance[];
}

/** A reference to words that stand elsewhere. */
interface Reference {
  readonly path: SpecPath;
  readonly to: SpecPath;
}

/** Where the label of an action stands that has none of its own. */
const defaultLabel = (spec: SiteSpec, action: Action): SpecPath | undefined => {
  if (action.label) return undefined;
  if (action.kind === 'page') return ['routes', action.page in spec.routes.pages ? 'pages' : 'unavailable', action.page, 'label'];
  if (action.kind === 'book' || action.kind === 'chat') return ['messages', `action.${action.kind}`];
  return action.kind === 'phone' || action.kind === 'email' ? ['firm', action.kind] : undefined;
};

const withValues = (spec: SiteSpec, text: Localized): Pick<Words, 'values'> => {
  const all = Object.values<string>(text).join(' ');
  return !all.includes('{{') ? {} : { values: [...namesIn(all)].filter((name) => placeOfValue(spec, name) !== undefined) };
};

const collect = (spec: SiteSpec): { words: Words[]; references: Reference[] } => {
  const words: Words[] = [];
  const references: Reference[] = [];
  const locales = localesOf(spec);
  const visit = (value: unknown, path: SpecPath): void => {
    // The firm's name, telephone, address: the only strings that are shown without being texts in each language.
    if (typeof value === 'string' && path[0] === 'firm') words.push({ path, texts: eachLocale(spec, () => value), plain: true });
    if (typeof value !== 'object' || value === null) return;
    if (isText(value, locales)) {
      if ('kind' in value) references.push({ path, to: ['messages', value.name] });
      else words.push({ path, texts: localizedTextOf(spec, value), ...withValues(spec, value) });
      return;
    }
    const label = isAction(value) ? defaultLabel(spec, value) : undefined;
    if (label) references.push({ path, to: label });
    if (Array.isArray(value)) value.forEach((inner, index) => visit(inner, [...path, index]));
    else for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key]);
  };
  visit(spec, []);
  return { words, references };
};

const known = new WeakMap<SiteSpec, WordIndex>();

/** All words of a checked spec, in its order. */
export const wordsOf = (spec: SiteSpec): WordIndex => {
  const before = known.get(spec);
  if (before) return before;
  const { words, references } = collect(spec);
  const byPath = new Map(words.map((one) => [pathKey(one.path), one]));
  /** A label of a route may itself be a shared message. */
  const targets = new Map(references.map(({ path, to }) => [pathKey(path), to]));
  const resolve = (to: SpecPath): Words | undefined => {
    const further = targets.get(pathKey(to));
    return byPath.get(pathKey(to)) ?? (further && byPath.get(pathKey(further)));
  };
  const referring = references.flatMap(({ path, to }): Appearance[] => {
    const found = resolve(to);
    return found ? [{ path, words: found }] : [];
  });
  const index = { words, appearances: [...words.map((one) => ({ path: one.path, words: one })), ...referring].toSorted(bySpec) };
  known.set(spec, index);
  return index;
};

// Within a list by number, so that the order is that on the page; of an object's entries the order is as they were found.
const bySpec = (a: Appearance, b: Appearance): number => {
  for (const [depth, step] of a.path.entries()) {
    const other = b.path[depth];
    if (typeof step === 'number' && typeof other === 'number' && step !== other) return step - other;
    if (step !== other) return 0;
  }
  return 0;
};
