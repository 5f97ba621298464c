import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isArticle } from '../../renderer/article-model.ts';
import { besidesModel } from './article-classes.ts';
import { addIntegrity, digestsIn } from './integrity.ts';
import { pageNeeds } from './page-needs.ts';
import { divideStyles } from './page-styles.ts';
import { readPage, type BuiltSite } from './pages.ts';
import { rareSheet, withoutRare } from './rare-styles.ts';

const STYLE_SHEET = /\n? *<link rel="stylesheet" type="text\/css" href="(\/assets\/[^"]+)">/g;
const BLOCKING_SCRIPT = /<script src="(\/assets\/[^"]+)"((?: data-[^>]*)?)><\/script>/g;
const HEAD_END = '</head>';

/**
 * Completes every page but the articles', which are made from their completed model (article-pages.ts):
 *
 * - What the first paint waits for is put into the page itself: the boot script and the rules of the style sheets that the page
 *   uses. It is on the screen after one round trip. The policy knows both by their hashes. What few visits need of the style
 *   sheet (rare-styles.ts) is a file that no other visit waits for.
 * - Browsers are told the digests of all other scripts and style sheets.
 * - What the finished page needs to be allowed is noted, for the headers.
 *
 * @throws when a page holds what its policy would block
 */
export function completePages(site: BuiltSite): void {
  const { dist, client } = site;
  const pages = [...site.pages.filter(({ route }) => !isArticle(route)), ...site.models];
  const read = (path: string): string => readFileSync(join(client, path), 'utf8').trim();
  const sheets = new Set(pages.flatMap((page) => [...headOf(readPage(site, page)).matchAll(STYLE_SHEET)].map(([, path = '']) => path)));
  const whole = [...sheets].map(read).join('\n');
  // Not served: what looks at blocks that no page has needs all of it.
  writeFileSync(join(dist, 'styles.css'), whole);
  const besides = site.models.length > 0 ? besidesModel(site) : '';
  const styledAs = (page: (typeof pages)[number], html: string): string => (site.models.includes(page) ? html + besides : html);
  const texts = pages.map((page) => styledAs(page, readPage(site, page)));
  const { common, rare } = withoutRare(whole);
  const stylesOf = divideStyles(common, texts);
  const rareText = divideStyles(rare, texts, 1)(texts[0] ?? '');
  const { path: rarePath, link: rareLink } = rareSheet(rareText);
  writeFileSync(join(client, rarePath), rareText);
  const scripts = new Map<string, string>();
  const inlined = (path: string): string => {
    const text = scripts.get(path) ?? read(path);
    scripts.set(path, text);
    return text;
  };
  const digest = digestsIn(client);
  const problems: string[] = [];
  for (const page of pages) {
    const html = readPage(site, page);
    const head = headOf(html);
    const style = `<style>${stylesOf(styledAs(page, html))}</style>`;
    const newHead = head
      .replace(STYLE_SHEET, '')
      .replace(BLOCKING_SCRIPT, (_, path: string, data: string) => `<script${data}>${inlined(path)}</script>`)
      .replace('<meta charset="utf-8">', (charset) => charset + style)
      .concat(rareLink);
    const complete = addIntegrity(newHead + html.slice(head.length), digest);
    writeFileSync(join(client, page.file), complete);
    page.needs = pageNeeds({ html: complete, route: page.route }, (problem) => problems.push(`${page.route.url}: ${problem}`));
  }
  refuse(problems);
  for (const path of [...sheets, ...scripts.keys()]) rmSync(join(client, path));
}

/** @throws when there are problems */
export function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(`The pages hold what browsers would block:\n  ${problems.join('\n  ')}`);
}

const headOf = (html: string): string => html.slice(0, html.indexOf(HEAD_END));
