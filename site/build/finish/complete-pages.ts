import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isArticle } from '../../renderer/article-model.ts';
import { besidesModel } from './article-classes.ts';
import { formModules, withFormModules } from './form-modules.ts';
import { addIntegrity, digestsIn } from './integrity.ts';
import { pageNeeds } from './page-needs.ts';
import { withLateSheet } from './late-styles.ts';
import { readPage, type BuiltSite } from './pages.ts';
import { rareLink } from './rare-styles.ts';
import { siteStyles } from './site-styles.ts';

const STYLE_SHEET = /\n? *<link rel="stylesheet" type="text\/css" href="(\/assets\/[^"]+)">/g;
const BLOCKING_SCRIPT = /<script src="(\/assets\/[^"]+)"((?: data-[^>]*)?)><\/script>/g;
const HEAD_END = '</head>';

/**
 * Completes every page but the articles', which are made from their completed model (article-pages.ts):
 *
 * - What the first paint waits for is put into the page itself: the boot scripts and the rules of the style sheets that the page
 *   uses. It is on the screen after one round trip. The policy knows both by their hashes. What few visits need of the style
 *   sheet (rare-styles.ts) and what counts below or after the first paint (late-styles.ts) is a file.
 * - A form names the modules that it runs.
 * - Browsers are told the digests of all other scripts and style sheets.
 * - What the finished page needs to be allowed is noted, for the headers.
 *
 * @throws when a page holds what its policy would block
 */
export function completePages(site: BuiltSite): void {
  const { dist, client } = site;
  const pages = [...site.pages.filter(({ route }) => !isArticle(route)), ...site.models];
  const read = (path: string): string => readFileSync(join(client, path), 'utf8').trim();
  const sheets = new Set(
    pages.flatMap((page) => [...headOf(readPage(site, page)).matchAll(STYLE_SHEET)].map(([, path = '']) => path)),
  );
  const whole = [...sheets].map(read).join('\n');
  const besides = site.models.length > 0 ? besidesModel(site) : '';
  // Ahead of the page: what an article shows stands above its footer.
  const styledAs = (page: (typeof pages)[number], html: string): string =>
    site.models.includes(page) ? besides + html : html;
  const texts = pages.map((page) => styledAs(page, readPage(site, page)));
  const { stylesOf, file, all } = siteStyles(whole, texts);
  // Not served: what looks at blocks that no page has needs all of it.
  writeFileSync(join(dist, 'styles.css'), all);
  writeFileSync(join(client, file.path), file.text);
  const scripts = new Map<string, string>();
  const inlined = (path: string): string => {
    const text = scripts.get(path) ?? read(path);
    scripts.set(path, text);
    return text;
  };
  const digest = digestsIn(client);
  const modulesOf = formModules(dist);
  const problems: string[] = [];
  for (const page of pages) {
    const html = readPage(site, page);
    const head = headOf(html);
    const { text, hasLate } = stylesOf(styledAs(page, html));
    const style = `<style>${text}</style>`;
    const newHead = head
      .replace(STYLE_SHEET, '')
      .replace(BLOCKING_SCRIPT, (_, path: string, data: string) => `<script${data}>${inlined(path)}</script>`)
      .replace('<meta charset="utf-8">', (charset) => charset + style)
      .concat(rareLink(file.path));
    const body = withFormModules(html.slice(head.length), modulesOf);
    const complete = addIntegrity(newHead + (hasLate ? withLateSheet(body, file.path) : body), digest);
    writeFileSync(join(client, page.file), complete);
    page.needs = pageNeeds({ html: complete, route: page.route }, (problem) =>
      problems.push(`${page.route.url}: ${problem}`),
    );
  }
  refuse(problems);
  for (const path of [...sheets, ...scripts.keys()]) rmSync(join(client, path));
}

/** @throws when there are problems */
export function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(`The pages hold what browsers would block:\n  ${problems.join('\n  ')}`);
}

function headOf(html: string): string {
  return html.slice(0, html.indexOf(HEAD_END));
}
