import { dayOf } from '../compile/articles.ts';
import { localesOf } from '../compile/locales.ts';
import { localizedTextOf } from '../compile/text.ts';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';
import { bodiesOf, linksIn } from './article-html.ts';
import { entriesOf } from './articles.ts';
import { warning } from './problem.ts';

/** Days that nobody means: a year of two digits, or one too many. */
const [FIRST, LAST] = ['1900', '2100'];

function days(spec: SiteSpec): Diagnostic[] {
  return entriesOf(spec).flatMap(({ value, path }) => {
    const day = dayOf(value);
    if (day === '' || (day >= FIRST && day < LAST)) return [];
    const at = [...path, value.publish === undefined ? 'date' : 'publish'];
    return warning(
      'article/year',
      at,
      `An article of the year ${day.slice(0, 4)}?`,
      'Write the year with its four digits, such as 2027-01-15.',
    );
  });
}

/** The same text twice: one was copied to begin from, and stayed. */
function sameTexts(spec: SiteSpec): Diagnostic[] {
  const first = new Map<string, SpecPath>();
  return entriesOf(spec).flatMap(({ value: { body }, path }) => {
    const words = JSON.stringify(body);
    const other = first.get(words);
    if (!other) first.set(words, [...path, 'body']);
    return other
      ? {
          ...warning(
            'article/same-text',
            [...path, 'body'],
            'This article has the text of another one.',
            'Write its own, or remove it.',
          ),
          related: [{ path: other, message: 'The other one.' }],
        }
      : [];
  });
}

function headings(spec: SiteSpec): Diagnostic[] {
  return entriesOf(spec).flatMap(({ value: { heading, title }, path }) =>
    heading && JSON.stringify(localizedTextOf(spec, heading)) === JSON.stringify(localizedTextOf(spec, title))
      ? [
          warning(
            'article/heading',
            [...path, 'heading'],
            'The heading is the title, which stands there anyway.',
            'Remove it, or say more than the title has room for.',
          ),
        ]
      : [],
  );
}

/** Links to the site by its own address: nobody notices when the page moves. */
function ownAddresses(spec: SiteSpec): Diagnostic[] {
  const paths = new Map(
    Object.entries(spec.routes.pages).flatMap(([page, { path, aliases = [] }]) =>
      [path, ...aliases].map((one) => [one, page] as const),
    ),
  );
  return bodiesOf(spec).flatMap(({ body, path }) =>
    localesOf(spec).flatMap((locale) =>
      linksIn(spec, body)[locale].links.flatMap(({ href, offset }) => {
        const isWhole = href === spec.firm.origin || href.startsWith(`${spec.firm.origin}/`);
        const [bare = ''] = (isWhole ? href.slice(spec.firm.origin.length) : href).split(/[?#]/);
        const page = paths.get(bare);
        if (!isWhole && page === undefined) return [];
        const hint =
          page === undefined
            ? 'Write its name instead: page:contact.'
            : `Write page:${page}: it stays right when the address changes, and leads to the visitor’s language.`;
        return {
          ...warning(
            'article/own-address',
            [...path, locale],
            'This link leads to a page of the site by its address.',
            hint,
          ),
          offset,
        };
      }),
    ),
  );
}

/** What is probably not meant in articles. */
export function doubtfulArticles(spec: SiteSpec): Diagnostic[] {
  return [...days(spec), ...sameTexts(spec), ...headings(spec), ...ownAddresses(spec)];
}
