import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formModules, withFormModules } from './form-modules.ts';
import { addIntegrity, digestsIn } from './integrity.ts';
import { pageNeeds } from './page-needs.ts';
import { classesOf, divideStyles } from './page-styles.ts';
import { readPage, type BuiltSite } from './pages.ts';

const STYLE_SHEET = /\n? *<link rel="stylesheet" type="text\/css" href="(\/assets\/[^"]+)">/g;
const BLOCKING_SCRIPT = /<script src="(\/assets\/[^"]+)"((?: data-[^>]*)?)><\/script>/g;
const HEAD_END = '</head>';

/**
 * Completes every page:
 *
 * - What the first paint waits for is put into the page itself: the boot scripts and the rules of the style sheets that the page
 *   uses. It is on the screen after one round trip. The policy knows both by their hashes.
 * - A form names the modules that it runs.
 * - Browsers are told the digests of all other scripts and style sheets.
 * - What the finished page needs to be allowed is noted, for the headers.
 *
 * @throws when a page holds what its policy would block
 */
export function completePages(site: BuiltSite): void {
  const { dist, client, pages } = site;
  const read = (path: string): string => readFileSync(join(client, path), 'utf8').trim();
  const sheets = new Set<string>();
  const classes = pages.map((page) => {
    const html = readPage(site, page);
    for (const [, path = ''] of headOf(html).matchAll(STYLE_SHEET)) sheets.add(path);
    return classesOf(html);
  });
  const whole = [...sheets].map(read).join('\n');
  const stylesOf = divideStyles(whole, classes);
  // Not served: what looks at blocks that no page has needs all of it.
  writeFileSync(join(dist, 'styles.css'), whole);
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
    const style = `<style>${stylesOf(classesOf(html))}</style>`;
    const newHead = head
      .replace(STYLE_SHEET, '')
      .replace(BLOCKING_SCRIPT, (_, path: string, data: string) => `<script${data}>${inlined(path)}</script>`)
      .replace('<meta charset="utf-8">', (charset) => charset + style);
    const complete = addIntegrity(newHead + withFormModules(html.slice(head.length), modulesOf), digest);
    writeFileSync(join(client, page.file), complete);
    page.needs = pageNeeds({ html: complete, route: page.route }, (problem) =>
      problems.push(`${page.route.url}: ${problem}`),
    );
  }
  if (problems.length > 0) throw new Error(`The pages hold what browsers would block:\n  ${problems.join('\n  ')}`);
  for (const path of [...sheets, ...scripts.keys()]) rmSync(join(client, path));
}

function headOf(html: string): string {
  return html.slice(0, html.indexOf(HEAD_END));
}
