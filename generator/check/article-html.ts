import { createRequire } from 'node:module';
import type * as HtmlParser from 'htmlparser2';
import { isNamed, namedTarget } from '../compile/links.ts';
import { localesOf } from '../compile/locales.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import { articleAttributes, articleElements } from '../schema/index.ts';
import type { ArticleBody as ArticleText, ArticlePart, Locale, Localized, SiteSpec } from '../schema/index.ts';
import { blocksOf, idsOf, pagesOf } from '../compile/walk.ts';

/** The HTML of an article, of the blog or of a block on a page, and its path. */
export interface ArticleBody {
  readonly body: Localized;
  readonly path: SpecPath;
  /** What a link to its own page can lead to. */
  readonly ids: readonly string[];
}

/** The HTML of an article's text: all of it, or that of its parts. */
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

/** The address of a link, and how many characters into the text it begins. */
export interface ArticleLink {
  readonly href: string;
  readonly offset: number;
}

/** What a page would drop, or a browser put together otherwise. */
type Fault = (path: SpecPath) => Diagnostic;

interface Read {
  readonly faults: readonly Fault[];
  /** What the page would leave out, one entry for each time: `<span>`, `style on <p>`, `comments`. */
  readonly dropped: readonly string[];
  readonly links: readonly ArticleLink[];
}

const elements: ReadonlySet<string> = new Set(articleElements);
const attributes: ReadonlySet<string> = new Set(articleAttributes);
const address = /^(?:https?:\/\/|mailto:|tel:|page:|article:|#|\/(?![/\\]))/i;
/** ` href="page:contact"` */
const quotedHref = /\shref="([^"]*)"/;

function read(html: string): Read {
  // The parser takes as long to load as a small spec to compile, and many sites have no article.
  const { Parser } = createRequire(import.meta.url)('htmlparser2') as typeof HtmlParser;
  const faults: Fault[] = [];
  const dropped: string[] = [];
  const links: ArticleLink[] = [];
  const open: { readonly name: string; readonly offset: number; hasWords: boolean }[] = [];
  let hasText = false;
  const parser = new Parser({
    onopentag(name, given) {
      const offset = parser.startIndex;
      const tag = html.slice(offset, parser.endIndex + 1);
      if (name !== 'br') open.push({ name, offset, hasWords: false });
      if (!elements.has(name)) faults.push((path) => diagnose('article/html#element', path, { name }, { offset }));
      else faults.push(...attributeFaults(name, given, tag, offset));
      if (!elements.has(name)) dropped.push(`<${name}>`);
      else
        for (const attribute of Object.keys(given))
          if (name !== 'a' || !attributes.has(attribute)) dropped.push(`${attribute} on <${name}>`);
      const href = given['href'];
      if (name === 'a' && href !== undefined && address.test(href) && (!isNamed(href) || isReadable(href, tag)))
        links.push({ href, offset: offset + Math.max(0, tag.indexOf(href)) });
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
      if (isImplied && elements.has(name))
        faults.push((path) => diagnose('article/html#unclosed', path, { name }, { offset }));
      else if (name === 'a' && !hasWords)
        faults.push((path) => diagnose('article/html#empty-link', path, {}, { offset }));
    },
    oncomment() {
      dropped.push('comments');
      const offset = parser.startIndex;
      faults.push((path) => diagnose('article/html#comment', path, {}, { offset }));
    },
  });
  parser.end(html);
  faults.push(...strayEnds(html));
  if (!hasText && faults.length === 0) faults.push((path) => diagnose('article/html#empty', path, {}, { offset: 0 }));
  return { faults, dropped, links };
}

function isReadable(href: string, tag: string): boolean {
  return namedTarget(href) !== undefined && quotedHref.exec(tag)?.[1] === href;
}

function* attributeFaults(
  element: string,
  given: Readonly<Record<string, string>>,
  tag: string,
  offset: number,
): Iterable<Fault> {
  const at = { offset };
  if (element === 'a' && given['href'] === undefined) yield (path) => diagnose('article/html#no-address', path, {}, at);
  for (const [name, value] of Object.entries(given))
    if (element !== 'a' || !attributes.has(name))
      yield (path) => diagnose('article/html#attribute', path, { element, name }, at);
    else if (name === 'target' && !['_blank', '_self'].includes(value))
      yield (path) => diagnose('article/html#target', path, { value }, at);
    else if (name === 'href' && !address.test(value))
      yield (path) => diagnose('article/html#address', path, { value }, at);
    else if (name === 'href' && isNamed(value) && !isReadable(value, tag))
      yield (path) => diagnose('article/html#name', path, { value }, at);
}

/** End tags that close nothing, which the parser passes over. */
function* strayEnds(html: string): Iterable<Fault> {
  const open: string[] = [];
  for (const { 0: tag, 1: slash, 2: given = '', index: offset } of html.matchAll(
    /<(\/?)([a-z][a-z\d]*)(?:\s[^>]*)?>/gi,
  )) {
    const name = given.toLowerCase();
    const at = open.lastIndexOf(name);
    if (!elements.has(name) || name === 'br') continue;
    if (slash === '' && !tag.endsWith('/>')) open.push(name);
    else if (at >= 0) open.splice(at);
    else if (slash !== '') yield (path) => diagnose('article/html#stray', path, { name }, { offset });
  }
}

// The rules of links ask for the same texts.
const known = new WeakMap<Localized, Map<Locale, Read>>();

function readOnce(body: Localized, locale: Locale): Read {
  const locales = known.get(body) ?? new Map<Locale, Read>();
  known.set(body, locales);
  const found = locales.get(locale) ?? read(body[locale]);
  locales.set(locale, found);
  return found;
}

/** The links of an article's text in one language. */
export function linksIn(body: Localized, locale: Locale): readonly ArticleLink[] {
  return readOnce(body, locale).links;
}

/** What somebody may have written by hand; more in one text was pasted. */
const few = 3;

/**
 * Refuses HTML that the site would drop from an article, or that a browser would put together otherwise. What was pasted from a
 * word processor is one mistake: what else is wrong with it shows once it is cleaned.
 */
export function* articleHtml(spec: SiteSpec): Iterable<Diagnostic> {
  for (const { body, path } of bodiesOf(spec)) {
    const reads = localesOf(spec).map((locale) => ({ locale, ...readOnce(body, locale) }));
    const pasted = reads.find(({ dropped }) => dropped.length > few);
    if (pasted) {
      const [first] = pasted.faults;
      const counts = Map.groupBy(
        reads.flatMap(({ dropped }) => dropped),
        (what) => what,
      );
      const parts = [...counts]
        .toSorted(([, a], [, b]) => b.length - a.length)
        .map(([what, all]) => `${what} (${all.length})`);
      const [part, name, index] = path;
      const article = part === 'pages' ? spec.pages[Number(name)]?.id : spec.articles?.entries[Number(index)]?.slug;
      const at = [...path, pasted.locale];
      const offset = first?.(at).offset ?? 0;
      yield diagnose('article/html#pasted', at, { parts: parts.join(', '), article: article ?? '' }, { offset });
    } else for (const { locale, faults } of reads) for (const fault of faults) yield fault([...path, locale]);
  }
}
