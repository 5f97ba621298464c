import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const BY_LANGUAGE = 'virtual:desk-texts';
const ALL = 'virtual:desk-texts/all';
/** Texts that a page needs in all languages, because a reply is written in the visitor's language. */
const IN_EVERY_LANGUAGE = /^desk\.reply\./;

/**
 * Provides the texts of the desk as modules: all languages for the server, and one file for each language for browsers.
 *
 * @param folder the folder of the generated texts
 */
export function deskTexts(folder: string): Plugin {
  const languages = (): { readonly code: string; readonly file: string }[] =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => ({ code: basename(name, '.json'), file: join(folder, name) }));
  const read = (file: string): Record<string, string> =>
    JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const replies = (): string => {
    const entries = languages().map(({ code, file }) => [
      code,
      Object.fromEntries(Object.entries(read(file)).filter(([key]) => IN_EVERY_LANGUAGE.test(key))),
    ]);
    return `export const replies = ${JSON.stringify(Object.fromEntries(entries))};`;
  };
  return {
    name: 'desk:texts',
    resolveId: (id) => (id === BY_LANGUAGE || id === ALL ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) {
        const texts = Object.fromEntries(languages().map(({ code, file }) => [code, read(file)]));
        return `export const texts = ${JSON.stringify(texts)};\n${replies()}`;
      }
      if (id !== `\0${BY_LANGUAGE}`) return null;
      const loads = languages().map(
        ({ code, file }) => `${JSON.stringify(code)}: () => import(${JSON.stringify(file)})`,
      );
      return `const files = { ${loads.join(', ')} };\nexport const loadTexts = async (locale) => (await files[locale]()).default;\n${replies()}`;
    },
  };
}
