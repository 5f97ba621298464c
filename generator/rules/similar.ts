import { localesOf } from '../compile/locales.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';
import { warning } from './problem.ts';
import { listedIn, snippetFields } from './titles.ts';
import type { Listed } from './titles.ts';

/** The words of a text that say something, without order, accents and case. */
function wordsOf(text: string): string {
  return [
    ...new Set(
      text
        .normalize('NFD')
        .replaceAll(/\p{Mn}/gu, '')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== ''),
    ),
  ]
    .toSorted()
    .join(' ');
}

/** Pages whose titles or descriptions are the same words in another order, case or punctuation: search results would look alike. */
export function similarSnippets(spec: SiteSpec): Diagnostic[] {
  const all = listedIn(spec);
  return snippetFields.flatMap((field) =>
    localesOf(spec).flatMap((locale) => {
      const first = new Map<string, Listed>();
      return all.flatMap((listed): Diagnostic[] => {
        const { path, shown } = listed;
        const texts = shown[field];
        const words = wordsOf(texts[locale] ?? '');
        const other = words === '' ? undefined : first.get(words);
        if (!other) first.set(words, listed);
        // One that is the very same is told elsewhere.
        if (!other || other.shown[field][locale] === texts[locale]) return [];
        const alike = warning(
          `${field}/similar`,
          [...path, field, locale],
          `This ${field} has the same words as that of another page.`,
          'Say what is special about each.',
        );
        return [
          {
            ...alike,
            related: [{ path: [...other.path, field, locale], message: `It is the ${field} of "${other.name}".` }],
          },
        ];
      });
    }),
  );
}
