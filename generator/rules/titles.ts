import { eachLocale, fill } from '../compile/text.ts';
import { globalValues } from '../compile/values.ts';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import { locales } from '../schema/index.ts';
import type { Locale, SiteSpec, Text } from '../schema/index.ts';
import { problem } from './problem.ts';
import type { Rule } from './rule.ts';

/** How many characters search engines show of a title, the firm's name included, and of a description. */
export const snippetLimits = { title: [1, 65], description: [70, 160] } as const;
const fields = ['title', 'description'] as const;

/** What search engines list: a page or an article. */
interface Listed {
  readonly name: string;
  readonly path: SpecPath;
  readonly title: Text;
  readonly description: Text;
}

const listedIn = ({ pages, articles }: SiteSpec): Listed[] => [
  ...pages.map(({ id, title, description }, index) => ({ name: id, path: ['pages', index], title, description })),
  ...(articles?.entries ?? []).map(({ slug, title, description }, index) => ({ name: slug, path: ['articles', 'entries', index], title, description })),
];

/** Gives what search results show of a field; nothing when it refers to a message that does not exist. */
const reader = (spec: SiteSpec): ((listed: Listed, field: (typeof fields)[number], locale: Locale) => string | undefined) => {
  const values = globalValues(spec);
  const wording = (text: Text, locale: Locale): string | undefined => {
    const worded = 'kind' in text ? spec.messages[text.name] : text;
    return worded && fill(worded[locale], values);
  };
  const patterns = eachLocale((locale) => wording({ kind: 'message', name: 'title.pattern' }, locale));
  return (listed, field, locale) => {
    const text = wording(listed[field], locale);
    if (text === undefined || field === 'description') return text;
    const pattern = patterns[locale];
    return pattern === undefined ? text : fill(pattern, { title: text });
  };
};

/** Refuses titles and descriptions that search engines would cut off or ignore. */
export const snippetLengths: Rule = (spec) => {
  const shown = reader(spec);
  return listedIn(spec).flatMap((listed) =>
    fields.flatMap((field) =>
      locales.flatMap((locale): Diagnostic[] => {
        const text = shown(listed, field, locale);
        const [least, most] = snippetLimits[field];
        const length = text === undefined ? least : [...text].length;
        if (length >= least && length <= most) return [];
        const bound = length < least ? `it has to have at least ${least}` : `search engines show ${most}`;
        return [problem(`${field}/length`, [...listed.path, field, locale], `This ${field} has ${length} characters; ${bound}.`)];
      }),
    ),
  );
};

/** Refuses two pages with the same title or description in a language: nobody could tell them apart in search results. */
export const uniqueSnippets: Rule = (spec) => {
  const shown = reader(spec);
  const all = listedIn(spec);
  return fields.flatMap((field) =>
    locales.flatMap((locale) => {
      const first = new Map<string, Listed>();
      return all.flatMap((listed): Diagnostic[] => {
        const text = shown(listed, field, locale);
        const other = text === undefined ? undefined : first.get(text);
        if (text !== undefined && !other) first.set(text, listed);
        // One that is listed twice is told elsewhere.
        if (!other || other.name === listed.name) return [];
        const twice = problem(`${field}/duplicate`, [...listed.path, field, locale], `Two pages have this ${field}.`, 'Say what is special about each.');
        return [{ ...twice, related: [{ path: [...other.path, field, locale], message: `It is the ${field} of "${other.name}".` }] }];
      });
    }),
  );
};
