import { localesOf } from '../../compile/locales.ts';
import { isText, localizedTextOf } from '../../compile/text.ts';
import type { Location, SpecPath } from '../../diagnostics/diagnostic.ts';
import { valueAt } from '../../read/shape.ts';
import type { Locate } from '../../read/locate/walk.ts';
import type { Action, SiteSpec } from '../../schema/index.ts';
import { originFinder } from './origins.ts';
import { externalPath, routeAt } from './places.ts';
import type { SourceQuestion } from './question.ts';

/** Finds the source of a text, field or link of a page, or else of the page itself. */
export function findSource(spec: SiteSpec, locate: Locate, question: SourceQuestion): Location | undefined {
  const { page, path, origin, form = '', field = '', href } = question;
  const article = spec.articles?.entries.findIndex(({ slug }) => path.endsWith(`/${slug}`)) ?? -1;
  const { text, action: at } =
    origin === undefined ? {} : originFinder(spec)(origin, page, spec.articles?.entries[article]?.slug);
  const words = text && wordsAt(spec, locate, text, question);
  if (words) return words;
  if (field in (spec.forms[form]?.fields ?? {})) return locate(['forms', form, 'fields', field], 'key');
  const action = at && (valueAt(spec, at) as Action | undefined);
  const target =
    href !== undefined && /^\/(?!\/)/.test(href) ? routeAt(spec, href) : at && action && externalPath(action, at);
  if (target) return locate(target, 'value');
  const index = spec.pages.findIndex(({ id }) => id === page);
  if (index >= 0) return locate(['pages', index, 'title'], 'key');
  return article >= 0 ? locate(['articles', 'entries', article, 'title'], 'key') : undefined;
}

function wordsAt(
  spec: SiteSpec,
  locate: Locate,
  path: SpecPath,
  { locale, part }: SourceQuestion,
): Location | undefined {
  const value = valueAt(spec, path);
  if (!isText(value, localesOf(spec))) return path[0] === 'firm' ? locate(path, 'value') : undefined;
  const offset = part ? nthIndexOf(localizedTextOf(spec, value)[locale], part.text, part.nth) : -1;
  return locate([...path, locale], 'value', offset > 0 ? offset : undefined);
}

/** The index of the nth occurrence of a part, or -1. */
function nthIndexOf(text: string, part: string, nth: number): number {
  let index = text.indexOf(part);
  for (let left = nth; left > 0 && index >= 0; left -= 1) index = text.indexOf(part, index + part.length);
  return index;
}
