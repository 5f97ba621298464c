import { localesOf, eachLocale } from '../../compile/locales.ts';
import { globalValues, namesIn, placeOfValue } from '../../compile/values.ts';
import { isText, localizedTextOf } from '../../compile/text.ts';
import { pathKey, type Location, type SpecPath } from '../../diagnostics/diagnostic.ts';
import { valueAt } from '../../read/shape.ts';
import type { Locate } from '../../read/locate/walk.ts';
import { textsIn } from '../../compile/walk.ts';
import type { Action, Localized, SiteSpec } from '../../schema/index.ts';
import type { FoundField, FoundWords, SourceAnswer, SourcePlace, SourceQuestion } from './answer.ts';
import { originFinder } from './origins.ts';
import { externalTarget, keyOf, referencesTo, routeAt } from './places.ts';

/** Finds the source of a text, link or field of a page. */
export function findSource(spec: SiteSpec, locate: Locate, question: SourceQuestion): SourceAnswer {
  const find = originFinder(spec);
  const index = articleAt(spec, question.path);
  const origin =
    question.origin === undefined ? {} : find(question.origin, question.page, spec.articles?.entries[index]?.slug);
  const place = (path: SpecPath, location: Location): SourcePlace => ({
    file: location.file,
    line: location.line,
    column: location.column,
    key: `${location.file.replace(/^spec\//, '')} › ${keyOf(spec, path)}`,
  });
  const words = origin.text && wordsAt(spec, locate, place, origin.text, question);
  const { action: at, text } = origin;
  const action = at && (valueAt(spec, at) as Action | undefined);
  const { href } = question;
  const target =
    href !== undefined && /^\/(?!\/)/.test(href)
      ? routeAt(spec, href)
      : at && action && externalTarget(spec, action, at);
  const field = fieldOf(spec, question);
  const title = titleOf(spec, question, index);
  const isShared = at && text && !pathKey(text).startsWith(pathKey(at).slice(0, -1));
  return {
    ...(words && { words }),
    ...(isShared && { action: place(at, locate(at, 'value')) }),
    ...(target && { target: { ...target, ...place(target.path, locate(target.path, 'value')) } }),
    ...(field && { field: { ...field.found, ...place(field.path, locate(field.path, 'key')) } }),
    ...(title && { page: place(title, locate(title, 'key')) }),
  };
}

/** The path of the title of the page, or of the article it shows. */
function titleOf(spec: SiteSpec, { page }: SourceQuestion, article: number): SpecPath | undefined {
  const index = spec.pages.findIndex(({ id }) => id === page);
  return index >= 0 ? ['pages', index, 'title'] : article >= 0 ? ['articles', 'entries', article, 'title'] : undefined;
}

function articleAt(spec: SiteSpec, path: string): number {
  return spec.articles?.entries.findIndex(({ slug }) => path.endsWith(`/${slug}`)) ?? -1;
}

function wordsAt(
  spec: SiteSpec,
  locate: Locate,
  place: (path: SpecPath, location: Location) => SourcePlace,
  path: SpecPath,
  { locale, part }: SourceQuestion,
): FoundWords | undefined {
  const locales = localesOf(spec);
  const value = valueAt(spec, path);
  const text = isText(value, locales) ? value : undefined;
  if (!text && path[0] !== 'firm') return undefined;
  const sourceOf = (at: SpecPath, offset?: number): Location =>
    locate(isText(valueAt(spec, at), locales) ? [...at, locale] : at, 'value', offset);
  const start = sourceOf(path);
  const isHere = ({ file, line, column }: Location): boolean =>
    file === start.file && line === start.line && column === start.column;
  const texts: Readonly<Localized> = text
    ? localizedTextOf(spec, text)
    : eachLocale(spec, (one) => (typeof value === 'string' ? value : (globalValues(spec, one)[String(path[1])] ?? '')));

  // A text in a constant has one location but several paths in the spec. The first path counts as its own.
  const here: SpecPath[] = [];
  const same: SourcePlace[] = [];
  for (const { value: other, path: at } of text ? textsIn(spec) : []) {
    if ('kind' in other) continue;
    if (pathKey(at) === pathKey(path)) here.push(at);
    else if (text && !('kind' in text) && locales.every((one) => other[one] === text[one])) {
      const source = sourceOf(at);
      if (isHere(source)) here.push(at);
      else same.push(place(at, source));
    }
  }
  const own = here[0] ?? path;
  // References to a shared text use its first path, default labels the requested one.
  const uses = [
    ...here.slice(1),
    ...referencesTo(spec, path),
    ...(pathKey(own) === pathKey(path) ? [] : referencesTo(spec, own)),
  ].map((at) => place(at, locate(at, 'key')));
  const names = text && !('kind' in text) ? [...namesIn(Object.values<string>(text).join(' '))] : [];
  const values = names.flatMap((name) => {
    const at = placeOfValue(spec, name);
    return at ? [{ ...place(at, locate(at, 'value')), name, value: globalValues(spec, locale)[name] ?? '' }] : [];
  });
  const offset = part ? nthIndexOf(texts[locale], part.text, part.nth) : -1;
  return { ...place(own, offset > 0 ? sourceOf(path, offset) : start), texts, values, uses, same };
}

/** The index of the nth occurrence of a part, or -1. */
function nthIndexOf(text: string, part: string, nth: number): number {
  let index = text.indexOf(part);
  for (let left = nth; left > 0 && index >= 0; left -= 1) index = text.indexOf(part, index + part.length);
  return index;
}

function fieldOf(
  spec: SiteSpec,
  { form: id, field: name }: SourceQuestion,
): { found: Omit<FoundField, keyof SourcePlace>; path: SpecPath } | undefined {
  const form = id === undefined ? undefined : spec.forms[id];
  if (!form || id === undefined || name === undefined || !(name in form.fields)) return undefined;
  const usesField = (source: (typeof form.payload)[string]): boolean =>
    source.kind === 'from'
      ? source.field === name
      : source.kind === 'template' && source.template.includes(`{{${name}}}`);
  const columns = Object.entries(form.payload).flatMap(([column, source]) => (usesField(source) ? [column] : []));
  return { found: { form: id, field: name, table: form.table, columns }, path: ['forms', id, 'fields', name] };
}
