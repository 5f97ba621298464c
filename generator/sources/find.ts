import { localesOf } from '../compile/locales.ts';
import { globalValues, placeOfValue } from '../compile/values.ts';
import type { Location, SpecPath } from '../diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';
import type { FoundField, FoundWords, SourceAnswer, SourcePlace, SourceQuestion } from './answer.ts';
import { keyOf } from './key.ts';
import { matching, plain } from './match.ts';
import { targetOf } from './target.ts';
import { wordsOf } from './words.ts';
import type { Appearance, Words } from './words.ts';

type Locate = (path: SpecPath, at: 'key' | 'value', offset?: number) => Location;

/** Finds what a visitor sees in the source of the spec. Pure, but for the locator, which reads the source. */
export const findSource = (spec: SiteSpec, locate: Locate, question: SourceQuestion): SourceAnswer => {
  const shown = question.shown.map(plain).filter((text) => text !== '');
  const found = choose(spec, matching(wordsOf(spec).appearances, shown, question.locale), question);
  const place = (path: SpecPath, location: Location): SourcePlace => ({
    file: location.file,
    line: location.line,
    column: location.column,
    key: `${location.file.replace(/^spec\//, '')} › ${keyOf(spec, path)}`,
  });
  const target = question.href === undefined ? undefined : targetOf(spec, question.href);
  const field = fieldOf(spec, question);
  const title = titleOf(spec, question);
  return {
    ...(found && { words: describe(spec, locate, place, found, question, shown) }),
    ...(target && { target: { ...target, ...place(target.path, locate(target.path, 'value')) } }),
    ...(field && { field: { ...field.found, ...place(field.path, locate(field.path, 'key')) } }),
    ...(title && { page: place(title, locate(title, 'key')) }),
  };
};

/** The title of the page, or of the article that it shows. */
const titleOf = (spec: SiteSpec, { page, path }: SourceQuestion): SpecPath | undefined => {
  const index = spec.pages.findIndex(({ id }) => id === page);
  const article = articleAt(spec, path);
  return index >= 0 ? ['pages', index, 'title'] : article >= 0 ? ['articles', 'entries', article, 'title'] : undefined;
};

const articleAt = (spec: SiteSpec, path: string): number => spec.articles?.entries.findIndex(({ slug }) => path.endsWith(`/${slug}`)) ?? -1;

const startsWith = (path: SpecPath, ...start: SpecPath): boolean => start.every((step, index) => path[index] === step);

/** How near an appearance is to what was pointed at: the smaller, the nearer. */
const distance = (spec: SiteSpec, { page, path: address, region, form, field, href }: SourceQuestion): ((appearance: Appearance) => number) => {
  const index = spec.pages.findIndex(({ id }) => id === page);
  const article = articleAt(spec, address);
  const route = href === undefined ? undefined : targetOf(spec, href)?.name;
  return ({ path, words }) => {
    if (form !== undefined && field !== undefined && startsWith(path, 'forms', form, 'fields', field)) return 0;
    if (form !== undefined && startsWith(path, 'forms', form)) return 1;
    const own = startsWith(path, 'pages', index) || startsWith(path, 'articles', 'entries', article) || (article >= 0 && path[0] === 'articles' && path[1] !== 'entries');
    // A form's texts that all forms share stand in none of them.
    if (own) return region === 'frame' ? 8 : form === undefined ? 2 : 4;
    if (region === 'frame' && (path[0] === 'header' || path[0] === 'footer')) return path === words.path ? 2 : 7;
    if (path !== words.path) return 7;
    if (path[0] === 'services') return route !== undefined && spec.services[String(path[1])]?.page === route ? 3 : 6;
    if (path[0] === 'routes') return route !== undefined && path[2] === route ? 4 : 6;
    if (path[0] === 'messages') return form === undefined ? 5 : 3;
    if (path[0] === 'errors' || path[0] === 'firm') return 5;
    return path[0] === 'reserved' ? 10 : 9;
  };
};

const choose = (spec: SiteSpec, found: readonly Appearance[], question: SourceQuestion): Appearance | undefined => {
  const from = distance(spec, question);
  const nearest = Math.min(...found.map(from));
  const near = found.filter((appearance) => from(appearance) === nearest);
  // As many places in the page as in its file: they come in the same order.
  return near.length === question.of ? near[question.nth] : near[0];
};

const describe = (
  spec: SiteSpec,
  locate: Locate,
  place: (path: SpecPath, location: Location) => SourcePlace,
  { words }: Appearance,
  { locale }: SourceQuestion,
  [shown = '']: readonly string[],
): FoundWords => {
  const sourceOf = ({ path, plain: one }: Words, offset?: number): Location => locate(one ? path : [...path, locale], 'value', offset);
  const start = sourceOf(words);
  const isHere = ({ file, line, column }: Location): boolean => file === start.file && line === start.line && column === start.column;
  const locales = localesOf(spec);
  const here: Appearance[] = [];
  const same: SourcePlace[] = [];
  for (const other of wordsOf(spec).appearances) {
    if (locales.some((one) => other.words.texts[one] !== words.texts[one])) continue;
    const source = other.words === words ? start : sourceOf(other.words);
    if (isHere(source)) here.push(other);
    else if (other.words.path === other.path) same.push(place(other.path, source));
  }
  // Through a constant, one text of the source stands in several places of the spec: the first is its own.
  const own = here.find(({ path, words: { path: at } }) => path === at)?.path ?? words.path;
  const taking = wordsOf(spec).words.filter(({ values = [] }) => values.some((name) => placeOfValue(spec, name)?.join('.') === own.join('.')));
  const used = [...here.filter(({ path }) => path !== own), ...taking];
  const uses = used.map(({ path }) => place(path, locate(path, 'key')));
  const values = (words.values ?? []).flatMap((name) => {
    const at = placeOfValue(spec, name);
    return at ? [{ ...place(at, locate(at, 'value')), name, value: globalValues(spec, locale)[name] ?? '' }] : [];
  });
  const offset = words.texts[locale].length > shown.length ? words.texts[locale].indexOf(shown) : -1;
  return { ...place(own, offset > 0 ? sourceOf(words, offset) : start), texts: words.texts, values, uses, same };
};

const fieldOf = (spec: SiteSpec, { form: id, field: name }: SourceQuestion): { found: Omit<FoundField, keyof SourcePlace>; path: SpecPath } | undefined => {
  const form = id === undefined ? undefined : spec.forms[id];
  if (!form || id === undefined || name === undefined || !(name in form.fields)) return undefined;
  const takes = (source: (typeof form.payload)[string]): boolean =>
    source.kind === 'from' ? source.field === name : source.kind === 'template' && source.template.includes(`{{${name}}}`);
  const columns = Object.entries(form.payload).flatMap(([column, source]) => (takes(source) ? [column] : []));
  return { found: { form: id, field: name, table: form.table, columns }, path: ['forms', id, 'fields', name] };
};
