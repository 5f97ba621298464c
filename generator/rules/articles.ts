import { createRequire } from 'node:module';
import type * as HtmlParser from 'htmlparser2';
import { eachLocale } from '../compile/text.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { remembering } from '../remember.ts';
import { articleAttributes, articleElements, locales } from '../schema/index.ts';
import type { ArticleEntry, Locale, SiteSpec } from '../schema/index.ts';
import { problem } from './problem.ts';
import type { Rule } from './rule.ts';
import type { Placed } from './walk.ts';

const entriesOf = ({ articles }: SiteSpec): Placed<ArticleEntry>[] =>
  (articles?.entries ?? []).map((value, index) => ({ value, path: ['articles', 'entries', index] }));

/** Refuses two articles with the same slug: they would have one address. */
export const articleSlugs: Rule = (spec) => {
  const first = new Map<string, Placed<ArticleEntry>>();
  return entriesOf(spec).flatMap((entry): Diagnostic[] => {
    const { slug } = entry.value;
    const other = first.get(slug);
    if (!other) {
      first.set(slug, entry);
      return [];
    }
    const twice = problem('article/duplicate-slug', [...entry.path, 'slug'], `Two articles have the slug "${slug}", or one is listed twice.`, 'Give one of them another slug, or remove it.');
    return [{ ...twice, related: [{ path: [...other.path, 'slug'], message: 'It is used here first.' }] }];
  });
};

/** Refuses a day of publication that is still to come: the page would be there before it. */
export const articleDates: Rule = (spec) => {
  const today = new Date().toISOString().slice(0, 10);
  return entriesOf(spec).flatMap(({ value: { date }, path }) =>
    date > today
      ? [problem('article/future-date', [...path, 'date'], `The day ${date} is still to come.`, 'An article is public as soon as it is built. Write the day on which it will be, and list it then.')]
      : [],
  );
};

const elements: ReadonlySet<string> = new Set(articleElements);
const attributes: ReadonlySet<string> = new Set(articleAttributes);
const address = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;

interface Fault {
  readonly offset: number;
  readonly message: string;
  readonly hint: string;
}

const plainTag = new RegExp(`^</?(?:${articleElements.join('|')})(?: ?/)?>$|^<a(?: (?:target|rel)="[^"<>]*"| href="(?:https?://|mailto:|tel:|#|/(?![/\\\\]))[^"<>]*")*>$`);

/** Whether all tags are those of an article, as people write them; what is not may be sound as well. */
const isPlain = (html: string): boolean =>
  [...html.matchAll(/<[^>]*>?/g)].every(([tag]) => plainTag.test(tag)) && /[^\s]/.test(html.replaceAll(/<[^>]*>/g, ''));

/** What is wrong with an article's HTML, each with its place in the text. */
const faultsIn = (html: string): readonly Fault[] => {
  if (isPlain(html)) return [];
  // The parser takes as long to load as a small spec to compile, and is needed only here.
  const { Parser } = createRequire(import.meta.url)('htmlparser2') as typeof HtmlParser;
  const faults: Fault[] = [];
  let text = false;
  const parser = new Parser({
    onopentag(name, given) {
      const report = (message: string, hint: string): void => void faults.push({ offset: parser.startIndex, message, hint });
      if (!elements.has(name)) {
        report(`An article cannot have <${name}>; the page would leave it out.`, `It is made of ${articleElements.map((one) => `<${one}>`).join(', ')}.`);
        return;
      }
      for (const [attribute, value] of Object.entries(given)) {
        if (name !== 'a' || !attributes.has(attribute)) {
          report(`<${name}> cannot have the attribute "${attribute}"; the page would leave it out.`, 'Only links have attributes: href, target and rel.');
        } else if (attribute === 'href' && !address.test(value)) {
          report(`A link cannot lead to "${value}"; the page would leave the address out.`, 'It begins with https://, http://, mailto:, tel:, / or #.');
        }
      }
    },
    ontext: (data) => void (text ||= data.trim() !== ''),
  });
  parser.end(html);
  return text || faults.length > 0 ? faults : [{ offset: 0, message: 'This article has no words.', hint: 'Write it, or take it off the list.' }];
};

const remembered = remembering<Readonly<Record<Locale, readonly Fault[]>>>();

/** Refuses HTML that the site would take out of an article without a word. */
export const articleHtml: Rule = (spec) =>
  entriesOf(spec).flatMap(({ value, path }) =>
    locales.flatMap((locale) =>
      remembered(value, '', () => eachLocale((language) => faultsIn(value.body[language])))[locale].map(({ offset, message, hint }): Diagnostic => ({ ...problem('article/html', [...path, 'body', locale], message, hint), offset })),
    ),
  );
