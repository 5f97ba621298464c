import { fill } from '../compile/text.ts';
import { globalValues } from '../compile/values.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { locales } from '../schema/index.ts';
import type { Locale, SiteSpec, Text } from '../schema/index.ts';
import { problem } from './problem.ts';
import type { Rule } from './rule.ts';

const limits = { title: [1, 65], description: [70, 160] } as const;

/** What a text reads in a language; nothing when it refers to a message that does not exist. */
const wording = (spec: SiteSpec, text: Text, locale: Locale): string | undefined => {
  const worded = 'kind' in text ? spec.messages[text.name] : text;
  return worded && fill(worded[locale], globalValues(spec));
};

const shown = (spec: SiteSpec, page: SiteSpec['pages'][number], field: keyof typeof limits, locale: Locale): string | undefined => {
  const text = wording(spec, page[field], locale);
  if (text === undefined || field === 'description') return text;
  const pattern = wording(spec, { kind: 'message', name: 'title.pattern' }, locale);
  return pattern === undefined ? text : fill(pattern, { title: text });
};

/** Refuses titles and descriptions that search engines would cut off or ignore. */
export const snippetLengths: Rule = (spec) =>
  spec.pages.flatMap((page, index) =>
    (['title', 'description'] as const).flatMap((field) =>
      locales.flatMap((locale): Diagnostic[] => {
        const text = shown(spec, page, field, locale);
        const [least, most] = limits[field];
        const length = text === undefined ? least : [...text].length;
        if (length >= least && length <= most) return [];
        const bound = length < least ? `it has to have at least ${least}` : `search engines show ${most}`;
        return [problem(`${field}/length`, ['pages', index, field, locale], `This ${field} has ${length} characters; ${bound}.`)];
      }),
    ),
  );

/** Refuses two pages with the same title or description in a language: nobody could tell them apart in search results. */
export const uniqueSnippets: Rule = (spec) =>
  (['title', 'description'] as const).flatMap((field) =>
    locales.flatMap((locale) => {
      const texts = spec.pages.map((page) => shown(spec, page, field, locale));
      return texts.flatMap((text, index): Diagnostic[] => {
        const first = texts.indexOf(text);
        if (text === undefined || first === index || spec.pages[first]?.id === spec.pages[index]?.id) return [];
        const twice = problem(`${field}/duplicate`, ['pages', index, field, locale], `Two pages have this ${field}.`, 'Say what is special about each.');
        return [{ ...twice, related: [{ path: ['pages', first, field, locale], message: `It is the ${field} of "${spec.pages[first]?.id}".` }] }];
      });
    }),
  );
