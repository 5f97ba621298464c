import { createRequire } from 'node:module';
import type * as HtmlParser from 'htmlparser2';
import { isNamedTarget, namedTarget } from '../compile/links.ts';
import { localesOf } from '../compile/locales.ts';
import { oncePer } from '../compile/once.ts';
import { blocksOf, idsOf, pagesOf } from '../compile/walk.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import {
  articleAttributes,
  articleElements,
  type ArticleBody as ArticleText,
  type ArticlePart,
  type Locale,
  type Localized,
  type SiteSpec,
} from '../schema/index.ts';

/** The HTML of a blog article or of an article block, with its path. */
export interface ArticleBody {
  readonly body: Localized;
  readonly path: SpecPath;
  /** The ids on its own page, which `#…` links can point to. */
  readonly ids: readonly string[];
}

/** The HTML of an article's body: the whole body, or its HTML parts. */
function htmlIn(text: ArticleText, path: SpecPath, ids: readonly string[]): ArticleBody[] {
  if (!Array.isArray(text)) return [{ body: text as Localized, path, ids }];
  return (text as readonly ArticlePart[]).flatMap((part, index) =>
    part.kind === 'html' ? [{ body: part.html, path: [...path, index, 'html'], ids }] : [],
  );
}

/** The HTML of every article. */
export function bodiesOf(spec: SiteSpec): ArticleBody[] {
  return [
    ...(spec.articles?.entries ?? []).flatMap(({ body }, index) =>
      htmlIn(body, ['articles', 'entries', index, 'body'], []),
    ),
    ...pagesOf(spec).flatMap((page) => {
      const ids = idsOf(page).map(({ value }) => value);
      return blocksOf(page).flatMap(({ value, path }) =>
        value.kind === 'article' ? htmlIn(value.html, [...path, 'html'], ids) : [],
      );
    }),
  ];
}

/** The address of a link, and its offset in the text. */
export interface ArticleLink {
  readonly href: string;
  readonly offset: number;
}

const elements: ReadonlySet<string> = new Set(articleElements);
const attributes: ReadonlySet<string> = new Set(articleAttributes);
const address = /^(?:https?:\/\/|mailto:|tel:|page:|article:|#|\/(?![/\\]))/i;
/** ` href="page:contact"` */
const quotedHref = /\shref="([^"]*)"/;

/** Parses a text in one language. */
function parse(html: string): { readonly faults: readonly Diagnostic[]; readonly links: readonly ArticleLink[] } {
  // Loaded on demand: loading takes as long as compiling a small spec, and many sites have no articles.
  const { Parser } = createRequire(import.meta.url)('htmlparser2') as typeof HtmlParser;
  const faults: Diagnostic[] = [];
  const links: ArticleLink[] = [];
  const open: { readonly name: string; readonly offset: number; hasWords: boolean }[] = [];
  /** The parts that the site would drop, and the offset of the first. */
  const dropped: string[] = [];
  let firstDropped = 0;
  const drop = (what: string): void => {
    if (dropped.length === 0) firstDropped = parser.startIndex;
    dropped.push(what);
  };
  let hasText = false;
  const parser = new Parser({
    onopentag(name, given) {
      const offset = parser.startIndex;
      if (name !== 'br') open.push({ name, offset, hasWords: false });
      if (!elements.has(name)) return drop(`<${name}>`);
      for (const attribute of Object.keys(given))
        if (name !== 'a' || !attributes.has(attribute)) drop(`${attribute} on <${name}>`);
      if (name !== 'a') return;
      const { href = '' } = given;
      const tag = html.slice(offset, parser.endIndex + 1);
      if (!address.test(href)) faults.push(diagnose('article/html#address', [], { value: href }, { offset }));
      else if (isNamedTarget(href) && (namedTarget(href) === undefined || quotedHref.exec(tag)?.[1] !== href))
        faults.push(diagnose('article/html#name', [], { value: href }, { offset }));
      else links.push({ href, offset: offset + Math.max(0, tag.indexOf(href)) });
    },
    ontext(data) {
      if (data.trim() === '') return;
      hasText = true;
      for (const element of open) element.hasWords = true;
    },
    onclosetag(name, isImplied) {
      const at = open.findLastIndex((one) => one.name === name);
      const closed = open[at];
      if (!closed) return;
      open.splice(at);
      const { offset, hasWords } = closed;
      if (isImplied && elements.has(name)) faults.push(diagnose('article/html#unclosed', [], { name }, { offset }));
      else if (name === 'a' && !hasWords) faults.push(diagnose('article/html#empty-link', [], {}, { offset }));
    },
    oncomment: () => drop('comments'),
  });
  parser.end(html);
  if (dropped.length > 0) {
    const parts = [...new Set(dropped)].join(', ');
    faults.push(diagnose('article/html', [], { parts }, { offset: firstDropped }));
  }
  if (!hasText && faults.length === 0) faults.push(diagnose('article/html#empty', [], {}, { offset: 0 }));
  return { faults, links };
}

// Cached, because the rules for links need the same texts.
const parsedOf = oncePer((body: Localized) =>
  Object.fromEntries(Object.entries<string>(body).map(([locale, html]) => [locale, parse(html)])),
);

/** The links of an article's text in one language. */
export function linksIn(body: Localized, locale: Locale): readonly ArticleLink[] {
  return parsedOf(body)[locale]?.links ?? [];
}

/** Refuses HTML that the site would drop from an article, or that browsers would repair in their own way. */
export function* articleHtml(spec: SiteSpec): Iterable<Diagnostic> {
  for (const { body, path } of bodiesOf(spec))
    for (const locale of localesOf(spec))
      for (const fault of parsedOf(body)[locale]?.faults ?? []) yield { ...fault, path: [...path, locale] };
}
