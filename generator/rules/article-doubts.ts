import { createRequire } from 'node:module';
import type * as Entities from 'entities';
import { localesOf } from '../compile/locales.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';
import { EMAIL } from '../../site/lib/email.ts';
import { bodiesOf, readBody } from './article-html.ts';
import type { ArticleFault } from './article-structure.ts';
import { warning } from './problem.ts';
import type { Doubt } from './problem.ts';

const doubts: readonly Doubt[] = [
  {
    code: 'article/empty',
    pattern: /<(p|h[2-6]|li|strong|em)>(?:\s|&nbsp;)*<\/\1>/g,
    message: 'There is nothing in this element.',
    hint: 'Write what belongs in it, or delete it.',
  },
  {
    code: 'article/markdown',
    pattern: /\*\*[^*\s<][^*<]*\*\*|\[[^\]<]+\]\(https?:[^)<]+\)|^#{1,6} (?=\S)/gm,
    message: 'This is Markdown, which the page shows as it is written.',
    hint: 'Write <strong>…</strong>, <h2>…</h2> or <a href="https://…">…</a>.',
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
  {
    code: 'article/nesting',
    pattern: /<[uo]l>\s*[^<\s]/g,
    message: 'Words of a list stand outside of its entries.',
    hint: 'Write each entry as <li>…</li>.',
  },
  {
    code: 'article/address',
    pattern: new RegExp(String.raw`href="mailto:(?!${EMAIL.source.slice(1, -1)}["?])[^"]*"`, 'g'),
    message: 'This is not an e-mail address.',
    hint: 'Write href="mailto:someone@example.com".',
  },
  {
    code: 'article/address',
    pattern: /href="tel:(?!\+?[\d\s().-]{3,}")[^"]*"/g,
    message: 'This is no telephone number.',
    hint: 'Write it with the code of its country: href="tel:+525500000000".',
  },
];

const plainHeading = /<h([2-6])>([^<]+)<\/h\1>/g;

/** Headings that an article has twice, here or above. */
function repeatedHeadings(html: string, above: readonly string[]): ArticleFault[] {
  const seen = new Set(above.flatMap((part) => [...part.matchAll(plainHeading)].map(([whole]) => whole)));
  return [...html.matchAll(plainHeading)].flatMap(({ 0: whole, index }) => {
    const first = !seen.has(whole);
    seen.add(whole);
    return first
      ? []
      : [
          {
            offset: index,
            message: 'This heading stands in the text twice.',
            hint: 'Say what is special about each part.',
          },
        ];
  });
}

/** What begins like a character's name in HTML. */
const reference = /&(?:#x?[\da-f]+|[a-z][a-z\d]*);?/gi;
const usual = /^&(?:amp|lt|gt|quot|apos|nbsp|shy|ndash|mdash|hellip);$/;

/** Names of characters that HTML does not have, and visitors would read as they stand, or that lack their semicolon. */
function wrongReferences(html: string): ArticleFault[] {
  if (!html.includes('&')) return [];
  return [...html.matchAll(reference)].flatMap(({ 0: name, index }) => {
    if (usual.test(name)) return [];
    const { decodeHTML } = createRequire(import.meta.url)('entities') as typeof Entities;
    const isKnown = decodeHTML(name.endsWith(';') ? name : `${name};`) !== (name.endsWith(';') ? name : `${name};`);
    // R&D and the like: an ampersand between words.
    if (!name.endsWith(';') && !isKnown) return [];
    // In an address a parameter may be called like a character.
    if (/="[^"]*$/.test(html.slice(Math.max(0, index - 300), index))) return [];
    return isKnown && name.endsWith(';')
      ? []
      : [
          isKnown
            ? {
                offset: index,
                message: `${name} has no semicolon at its end.`,
                hint: `Write ${name};, or &amp; for the sign itself.`,
              }
            : {
                offset: index,
                message: `There is no character ${name}: visitors would read it as it stands.`,
                hint: 'Write the character itself.',
              },
        ];
  });
}

const headingAtEnd = /<h[2-6]>[^<]*<\/h[2-6]>\s*$/g;
const entryOutside = /(?:^|<\/(?:p|h[2-6])>)\s*<li>/g;

/** What the HTML of articles may say and hardly ever means to. What is wrong with it is told elsewhere, and alone. */
export function articleDoubts(spec: SiteSpec): Diagnostic[] {
  return bodiesOf(spec).flatMap(({ body, path, followed = false, above = [] }) =>
    localesOf(spec).flatMap((locale) => {
      const html = body[locale];
      if (readBody(spec, body)[locale].faults.length > 0) return [];
      const at = (code: string, { offset, message, hint }: ArticleFault): Diagnostic => ({
        ...warning(code, [...path, locale], message, hint),
        offset,
      });
      return [
        ...doubts.flatMap(({ code, pattern, message, hint }) =>
          [...html.matchAll(pattern)].map(({ index }) => at(code, { offset: index, message, hint })),
        ),
        ...[...html.matchAll(entryOutside)].map(({ index, 0: found }) =>
          at('article/nesting', {
            offset: index + found.lastIndexOf('<li>'),
            message: 'An entry stands outside of a list.',
            hint: 'Put <ul> or <ol> around the entries.',
          }),
        ),
        ...[...html.matchAll(headingAtEnd)].flatMap(({ index }) =>
          followed
            ? []
            : [
                at('article/headings', {
                  offset: index,
                  message: 'Nothing follows this heading.',
                  hint: 'Write what belongs under it, or delete it.',
                }),
              ],
        ),
        ...wrongReferences(html).map((fault) => at('article/entity', fault)),
        ...repeatedHeadings(
          html,
          above.map((part) => part[locale]),
        ).map((fault) => at('article/headings', fault)),
        ...(/<(?:p|ul|ol|h[1-6])>/.test(html)
          ? []
          : [
              at('article/no-paragraph', {
                offset: 0,
                message: 'This text has no paragraph.',
                hint: 'Put each paragraph in <p>…</p>.',
              }),
            ]),
      ];
    }),
  );
}
