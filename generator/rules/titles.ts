import { eachLocale, localesOf } from '../compile/locales.ts';
import { fill } from '../compile/placeholders.ts';
import { globalValues } from '../compile/values.ts';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import type { Locale, SiteSpec, Text } from '../schema/index.ts';
import { problem } from './problem.ts';
import type { Rule } from './rule.ts';

/** How many characters search engines show of a title, the firm's name included, and of a description. */
export const snippetLimits = { title: [1, 65], description: [70, 160] } as const;
/** What search results show of a page. */
export const snippetFields = ['title', 'description'] as const;

/** What search engines list: a page or an article. */
export interface Listed {
  readonly name: string;
  readonly path: SpecPath;
  /** What search results show of it; nothing where it refers to a message that does not exist. */
  readonly shown: Readonly<Record<(typeof snippetFields)[number], Readonly<Record<Locale, string | undefined>>>>;
}

/** Everything that search engines list, with what they show of it. */
export function listedIn(spec: SiteSpec): Listed[] {
  const localizedTexts = (text: Text): Record<Locale, string | undefined> => {
    const localized = 'kind' in text ? spec.messages[text.name] : text;
    return eachLocale(spec, (locale) => localized && fill(localized[locale], globalValues(spec, locale)));
  };
  const patterns = localizedTexts({ kind: 'message', name: 'title.pattern' });
  const shownOf = (from: { readonly title: Text; readonly description: Text }): Listed['shown'] => {
    const titles = localizedTexts(from.title);
    const inPattern = (locale: Locale, title = titles[locale]): string | undefined =>
      title && fill(patterns[locale] ?? '{{title}}', { title });
    return { title: eachLocale(spec, (locale) => inPattern(locale)), description: localizedTexts(from.description) };
  };
  return [
    ...spec.pages.map((page, index) => ({ name: page.id, path: ['pages', index], shown: shownOf(page) })),
    ...(spec.articles?.entries ?? []).map((entry, index) => ({
      name: entry.slug,
      path: ['articles', 'entries', index],
      shown: shownOf(entry),
    })),
  ];
}

/** Characters, of which a few are two units long. */
function lengthOf(text: string): number {
  return text.length - (text.match(/[\u{10000}-\u{10ffff}]/gu)?.length ?? 0);
}

/** Refuses titles and descriptions that search engines would cut off or ignore. */
export const snippetLengths: Rule = (spec) =>
  listedIn(spec).flatMap((listed) =>
    snippetFields.flatMap((field) =>
      localesOf(spec).flatMap((locale): Diagnostic[] => {
        const text = listed.shown[field][locale];
        const [least, most] = snippetLimits[field];
        const length = text === undefined ? least : lengthOf(text);
        if (length >= least && length <= most) return [];
        const bound = length < least ? `it has to have at least ${least}` : `search engines show ${most}`;
        return [
          problem(
            `${field}/length`,
            [...listed.path, field, locale],
            `This ${field} has ${length} characters; ${bound}.`,
          ),
        ];
      }),
    ),
  );

/** Refuses two pages with the same title or description in a language: nobody could tell them apart in search results. */
export const uniqueSnippets: Rule = (spec) => {
  const all = listedIn(spec);
  return snippetFields.flatMap((field) =>
    localesOf(spec).flatMap((locale) => {
      // Without the page's own title in it the pattern is the mistake, and is told once.
      if (field === 'title' && !/\{\{\s*title\s*\}\}/.test(spec.messages['title.pattern']?.[locale] ?? '{{title}}'))
        return [];
      const first = new Map<string, Listed>();
      return all.flatMap((listed): Diagnostic[] => {
        const text = listed.shown[field][locale];
        const other = text === undefined ? undefined : first.get(text);
        if (text !== undefined && !other) first.set(text, listed);
        // One that is listed twice is told elsewhere.
        if (!other || other.name === listed.name) return [];
        const twice = problem(
          `${field}/duplicate`,
          [...listed.path, field, locale],
          `Two pages have this ${field}.`,
          'Say what is special about each.',
        );
        return [
          {
            ...twice,
            related: [{ path: [...other.path, field, locale], message: `It is the ${field} of "${other.name}".` }],
          },
        ];
      });
    }),
  );
};
