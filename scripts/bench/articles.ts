/** Articles that nobody wrote, to measure how the generator and the build grow with their number. */
import type { Locale } from '#contract';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '#generated/languages.ts';

import { SITE_ROOT } from '../site.mjs';

/** How many words each article has in each language. */
const WORDS = 900;

function stringsIn(value: unknown): string {
  return typeof value === 'string'
    ? value
    : Object.values(value as object)
        .map(stringsIn)
        .join(' ');
}

/** Words of the site itself, by language. */
const vocabulary = new Map(
  locales.map((locale) => {
    const texts: unknown = JSON.parse(
      readFileSync(join(SITE_ROOT, 'site', 'generated', 'locales', locale, 'shared.json'), 'utf8'),
    );
    return [locale, [...new Set(stringsIn(texts).match(/\p{L}{2,}/gu))]] as const;
  }),
);

/** Numbers that look random and are the same in every run. */
function sequence(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function words(next: () => number, locale: Locale, count: number): string {
  const list = vocabulary.get(locale) ?? [];
  return Array.from({ length: count }, () => list[Math.floor(next() * list.length)]).join(' ');
}

/** Headings, paragraphs, a list and links, as real articles have them. */
function body(next: () => number, locale: Locale): string {
  const section = WORDS / 9;
  return Array.from({ length: 9 }, () => {
    const half = Math.floor((section - 15) / 2);
    const link = `<a href="https://www.gob.mx/sat" target="_blank" rel="noopener noreferrer">${words(next, locale, 3)}</a>`;
    const list = `<ul>\n<li>${words(next, locale, 4)}</li>\n<li><strong>${words(next, locale, 2)}</strong></li>\n</ul>`;
    return `<h2>${words(next, locale, 6)}</h2>\n<p>${words(next, locale, half)} ${link}.</p>\n<p>${words(next, locale, half)}.</p>\n${list}`;
  }).join('\n');
}

function article(index: number): string {
  const next = sequence(index + 1);
  const day = new Date(Date.UTC(2024, 0, 1) + (index % 600) * 86_400_000).toISOString().slice(0, 10);
  const text = (write: (locale: Locale) => string): string =>
    JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, write(locale)])));
  return `import { defineArticle } from '#schema';

export default defineArticle({
  slug: 'texto-${index}',
  title: ${text(() => `Texto ${index}`)},
  description: ${text((locale) => `Texto número ${index}: ${words(next, locale, 12)}`.padEnd(75, '.').slice(0, 150))},
  category: ${text(() => 'Contabilidad')},
  date: '${day}',
  author: ${text(() => 'Equipo editorial')},
  body: ${text((locale) => body(next, locale))},
});
`;
}

/**
 * Adds so many articles of 900 words to the spec of a copy of the project, behind those that it has.
 *
 * @param root the copy: what is written there stays
 */
export function writeArticles(root: string, count: number): void {
  const folder = join(root, 'spec', 'articles');
  mkdirSync(join(folder, 'bench'), { recursive: true });
  const numbers = Array.from({ length: count }, (_, index) => index);
  for (const index of numbers) writeFileSync(join(folder, 'bench', `${index}.ts`), article(index));
  const imports = numbers.map((index) => `import text${index} from './${index}.ts';\n`).join('');
  writeFileSync(
    join(folder, 'bench', 'index.ts'),
    `${imports}\nexport const bench = [${numbers.map((index) => `text${index}`).join(', ')}];\n`,
  );
  const list = join(folder, 'index.ts');
  const text = readFileSync(list, 'utf8');
  if (text.includes('...bench')) return;
  const listed = text.replace(/entries: \[(.*?)\]/s, 'entries: [$1, ...bench]');
  if (listed === text) throw new Error(`${list} has no entries: [ … ] to add articles to.`);
  writeFileSync(list, `import { bench } from './bench/index.ts';\n${listed}`);
}
