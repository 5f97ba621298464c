import { createRequire } from 'node:module';
import type * as HtmlParser from 'htmlparser2';
import { isNamed, namedTarget } from '../compile/article-links.ts';
import { eachLocale, localesOf } from '../compile/locales.ts';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import { oncePer } from '../compile/once.ts';
import { articleAttributes, articleElements } from '../schema/index.ts';
import type { ArticleBody as ArticleText, ArticlePart, Locale, SiteSpec, Localized } from '../schema/index.ts';
import { structureOf } from './article-structure.ts';
import type { ArticleFault, ArticleHeading } from './article-structure.ts';
import { problem } from './problem.ts';
import type { Rule } from './rule.ts';
import { blocksOf, idsOf, pagesOf } from './walk.ts';

/** The text of an article, of the blog or of a block on a page, and where it stands. */
export interface ArticleBody {
  readonly body: Localized;
  readonly path: SpecPath;
  /** What a link to its own page can lead to. */
  readonly ids: readonly string[];
  /** Whether something else of the article follows: a table. */
  readonly followed?: boolean;
  /** The HTML of the article that stands above, from its beginning. */
  readonly above?: readonly Localized[];
}

function htmlOf(parts: readonly ArticlePart[]): readonly Localized[] {
  return parts.flatMap((part) => (part.kind === 'html' ? [part.html] : []));
}

/** The HTML of an article's text: all of it, or that of its parts. */
function htmlIn(text: ArticleText, path: SpecPath, ids: readonly string[]): ArticleBody[] {
  return Array.isArray(text)
    ? (text as readonly ArticlePart[]).flatMap((part, index) =>
        part.kind === 'html'
          ? [
              {
                body: part.html,
                path: [...path, index, 'html'],
                ids,
                followed: index < text.length - 1,
                above: htmlOf(text.slice(0, index)),
              },
            ]
          : [],
      )
    : [{ body: text as Localized, path, ids }];
}

/** Every article's text. */
export function bodiesOf(spec: SiteSpec): ArticleBody[] {
  return [
    ...(spec.articles?.entries ?? []).flatMap(({ body }, index) =>
      htmlIn(body, ['articles', 'entries', index, 'body'], []),
    ),
    ...pagesOf(spec).flatMap((page) =>
      blocksOf(page).flatMap(({ value, path }) =>
        value.kind === 'article'
          ? htmlIn(
              value.html,
              [...path, 'html'],
              idsOf(page).map((id) => id.value),
            )
          : [],
      ),
    ),
  ];
}

const elements: ReadonlySet<string> = new Set(articleElements);
const attributes: ReadonlySet<string> = new Set(articleAttributes);
const addresses = String.raw`(?:https?:\/\/|mailto:|tel:|page:|article:|#|\/(?![/\\]))`;
const address = new RegExp(`^${addresses}`, 'i');

/** The address of a link, and how many characters into the text it begins. */
export interface ArticleLink {
  readonly href: string;
  readonly offset: number;
}

/** What is to be known of an article's text in one language. */
interface Read {
  readonly faults: readonly ArticleFault[];
  readonly headings: readonly ArticleHeading[];
  readonly links: readonly ArticleLink[];
}

const plainTag = new RegExp(
  `^</?(?:${articleElements.join('|')})(?: ?/)?>$|^<a(?=[^>]* href=)(?: (?:target="_(?:blank|self)"|rel="[^"<>]*")| href="${addresses}[^"<>]*")*>$`,
);
const plainHref = /\shref="([^"]*)"/;

/** The links of a text whose tags are all those of an article, as people write them; one that is not may be right as well. */
function plainLinks(html: string): ArticleLink[] | undefined {
  const links: ArticleLink[] = [];
  for (const { 0: tag, index } of html.matchAll(/<[^>]*>?/g)) {
    if (tag === '<a>' || !plainTag.test(tag)) return undefined;
    const found = tag.startsWith('<a') ? plainHref.exec(tag) : null;
    if (found) links.push({ href: found[1] ?? '', offset: index + found.index + ' href="'.length });
  }
  // Words stand at the beginning or after a tag.
  return /(?:^|>)\s*[^\s<]/.test(html) ? links : undefined;
}

function read(html: string): Read {
  const plain = plainLinks(html);
  const structure = structureOf(html);
  if (plain) return { ...structure, links: plain };
  // The parser takes as long to load as a small spec to compile, and is needed only here.
  const { Parser } = createRequire(import.meta.url)('htmlparser2') as typeof HtmlParser;
  const faults: ArticleFault[] = [];
  const links: ArticleLink[] = [];
  let text = false;
  const parser = new Parser({
    onopentag(name, given) {
      const report = (message: string, hint: string): void =>
        void faults.push({ offset: parser.startIndex, message, hint });
      if (!elements.has(name)) {
        report(
          `An article cannot have <${name}>; the page would leave it out.`,
          `It is made of ${articleElements.map((one) => `<${one}>`).join(', ')}.`,
        );
        return;
      }
      const tag = html.slice(parser.startIndex, parser.endIndex + 1);
      if (name === 'a' && given['href'] === undefined)
        report('This link has no address.', 'Write where it leads: href="page:contact".');
      for (const [attribute, value] of Object.entries(given)) {
        if (name !== 'a' || !attributes.has(attribute)) {
          report(
            `<${name}> cannot have the attribute "${attribute}"; the page would leave it out.`,
            'Only links have attributes: href, target and rel.',
          );
        } else if (attribute === 'target' && !['_blank', '_self'].includes(value)) {
          report(`A link cannot open in "${value}".`, 'Write target="_blank" for a new tab, or leave it out.');
        } else if (attribute === 'href' && !address.test(value)) {
          report(
            `A link cannot lead to "${value}"; the page would leave the address out.`,
            'It begins with https://, http://, mailto:, tel:, page:, article:, / or #.',
          );
        } else if (
          attribute === 'href' &&
          isNamed(value) &&
          !(namedTarget(value) && plainHref.exec(tag)?.[1] === value)
        ) {
          report(
            `The name in the link to "${value}" cannot be read.`,
            'Write it in lower case and double quotes: href="page:contact".',
          );
        } else if (attribute === 'href') {
          links.push({ href: value, offset: parser.startIndex + Math.max(0, tag.indexOf(value)) });
        }
      }
    },
    oncomment() {
      faults.push({
        offset: parser.startIndex,
        message: 'An article has no comments; the page would leave it out.',
        hint: 'Delete it, or write it as a comment of the file: // …',
      });
    },
    ontext: (data) => void (text ||= data.trim() !== ''),
  });
  parser.end(html);
  const empty = { offset: 0, message: 'This article has no words.', hint: 'Write it, or take it off the list.' };
  return {
    faults: text || faults.length > 0 ? [...faults, ...structure.faults] : [empty],
    headings: structure.headings,
    links,
  };
}

/** What is to be known of an article's text, in each language. */
export function readBody(spec: SiteSpec, body: Localized): Readonly<Record<Locale, Read>> {
  return eachLocale(spec, (locale) => readIn(body)(locale));
}

// Several rules ask for it.
const readIn = oncePer((body: Localized) => {
  const found: Partial<Record<Locale, Read>> = {};
  return (locale: Locale): Read => (found[locale] ??= read(body[locale]));
});

/** The links of an article's text in each language. */
export function linksIn(
  spec: SiteSpec,
  body: Localized,
): Readonly<Record<Locale, { readonly links: readonly ArticleLink[] }>> {
  return readBody(spec, body);
}

/** Refuses HTML that the site would take out of an article without a word, or that a browser would put together otherwise. */
export const articleHtml: Rule = (spec) =>
  bodiesOf(spec).flatMap(({ body, path }) =>
    localesOf(spec).flatMap((locale) =>
      readBody(spec, body)[locale].faults.map(({ offset, message, hint }): Diagnostic => ({
        ...problem('article/html', [...path, locale], message, hint),
        offset,
      })),
    ),
  );
