import { localesOf } from '../compile/locales.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';
import { bodiesOf, readBody } from './article-html.ts';
import type { ArticleFault } from './article-structure.ts';
import { warning } from './problem.ts';

interface Doubt {
  readonly code: string;
  readonly pattern: RegExp;
  readonly message: string;
  readonly hint: string;
}

const doubts: readonly Doubt[] = [
  {
    code: 'article/empty',
    pattern: /<(p|h[2-6]|li|strong|em)>(?:\s|&nbsp;)*<\/\1>/g,
    message: 'There is nothing in this element.',
    hint: 'Write what belongs in it, or delete it.',
  },
  {
    code: 'article/markdown',
    pattern: /\*\*[^*\s<][^*<]*\*\*|\[[^\]<]+\]\(https?:[^)<]+\)/g,
    message: 'This is Markdown, which the page shows as it is written.',
    hint: 'Write <strong>…</strong> or <a href="https://…">…</a>.',
  },
  {
    code: 'article/breaks',
    pattern: /(?:<br ?\/?>\s*){2,}/g,
    message: 'Two line breaks are no paragraph for screen readers and translators.',
    hint: 'Close the paragraph and begin another: </p><p>.',
  },
  {
    code: 'article/nesting',
    pattern: /<p>(?:(?!<\/p>)[\s\S])*?<p>/g,
    message: 'A paragraph begins in another one, which browsers end there.',
    hint: 'Close the first one before: </p>.',
  },
  {
    code: 'article/nesting',
    pattern: /<a [^>]*>(?:(?!<\/a>)[\s\S])*?<a /g,
    message: 'A link begins in another one, which browsers end there.',
    hint: 'Close the first one before: </a>.',
  },
  { code: 'article/nesting', pattern: /<[uo]l>\s*[^<\s]/g, message: 'Words of a list stand outside of its entries.', hint: 'Write each entry as <li>…</li>.' },
  {
    code: 'article/address',
    pattern: /href="mailto:(?![^"@\s]+@[^"@\s]+\.[^"@\s]+")[^"]*"/g,
    message: 'This is no e-mail address.',
    hint: 'Write href="mailto:someone@example.com".',
  },
  {
    code: 'article/address',
    pattern: /href="tel:(?!\+?[\d\s().-]{3,}")[^"]*"/g,
    message: 'This is no telephone number.',
    hint: 'Write it with the code of its country: href="tel:+525500000000".',
  },
];

/** Headings that a text has twice. */
const repeatedHeadings = (html: string): ArticleFault[] => {
  const seen = new Set<string>();
  return [...html.matchAll(/<h([2-6])>([^<]+)<\/h\1>/g)].flatMap(({ 0: whole, index }) => {
    const first = !seen.has(whole);
    seen.add(whole);
    return first ? [] : [{ offset: index, message: 'This heading stands in the text twice.', hint: 'Say what is special about each part.' }];
  });
};

const headingAtEnd = /<h[2-6]>[^<]*<\/h[2-6]>\s*$/g;
const entryOutside = /(?:^|<\/(?:p|h[2-6])>)\s*<li>/g;

/** What the HTML of articles may say and hardly ever means to. What is wrong with it is told elsewhere, and alone. */
export const articleDoubts = (spec: SiteSpec): Diagnostic[] =>
  bodiesOf(spec).flatMap(({ body, path, followed = false }) =>
    localesOf(spec).flatMap((locale) => {
      const html = body[locale];
      if (readBody(spec, body)[locale].faults.length > 0) return [];
      const at = (code: string, { offset, message, hint }: ArticleFault): Diagnostic => ({ ...warning(code, [...path, locale], message, hint), offset });
      return [
        ...doubts.flatMap(({ code, pattern, message, hint }) => [...html.matchAll(pattern)].map(({ index }) => at(code, { offset: index, message, hint }))),
        ...[...html.matchAll(entryOutside)].map(({ index }) =>
          at('article/nesting', { offset: index, message: 'An entry stands outside of a list.', hint: 'Put <ul> or <ol> around the entries.' }),
        ),
        ...[...html.matchAll(headingAtEnd)].flatMap(({ index }) =>
          followed
            ? []
            : [at('article/headings', { offset: index, message: 'Nothing follows this heading.', hint: 'Write what belongs under it, or delete it.' })],
        ),
        ...repeatedHeadings(html).map((fault) => at('article/headings', fault)),
        ...(/<(?:p|ul|ol|h[1-6])>/.test(html)
          ? []
          : [at('article/no-paragraph', { offset: 0, message: 'This text has no paragraph.', hint: 'Put each paragraph in <p>…</p>.' })]),
      ];
    }),
  );
