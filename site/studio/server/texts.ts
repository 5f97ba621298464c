import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { studioTextsFile } from '../../../generator/paths.ts';
import { studioWords } from '../../../generator/schema/studio-texts.ts';
import type { Site } from '../contract.ts';

/** The studio's texts by language, from the spec; English texts if the spec has none. */
export async function studioTexts(specFolder: string, locales: readonly string[]): Promise<Site['texts']> {
  const file = join(specFolder, studioTextsFile);
  const { studioTexts: own = {} } = existsSync(file)
    ? ((await import(pathToFileURL(file).href)) as { readonly studioTexts?: Site['texts'] })
    : {};
  if (Object.keys(own).length === 0) return { en: studioWords };
  const texts = Object.entries(own);
  const wordsIn = (locale: string) => texts.map(([key, text]) => [key, text[locale] ?? Object.values(text)[0] ?? key]);
  return Object.fromEntries(
    locales.map((locale) => [locale, { ...studioWords, ...Object.fromEntries(wordsIn(locale)) }]),
  );
}
