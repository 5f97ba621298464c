import { list, text } from './data.ts';
import { differences } from './differences.ts';
import type { Versions } from './versions.ts';
import { listing } from './words.ts';

/** What changed of the languages. What the site says in one that came or went is not told besides. */
export const languageChanges = ({ of }: Versions): string[] => {
  const { before, after } = of('site/generated/languages.ts');
  // A generator that knew no other languages than its own wrote no such file.
  if (before['locales'] === undefined) return [];
  const [old, now] = [before, after].map((version) => list(version['locales']).map(text)) as [string[], string[]];
  return [
    ...listing(
      now.filter((locale) => !old.includes(locale)),
      'language',
      'added',
    ),
    ...listing(
      old.filter((locale) => !now.includes(locale)),
      'language',
      'removed',
    ),
    ...differences('locales.default', before['defaultLocale'], after['defaultLocale']),
    ...(old.length === now.length ? differences('locales.all', before['languages'], after['languages']) : []),
  ];
};
