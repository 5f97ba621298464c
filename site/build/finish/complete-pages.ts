import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hash } from 'node:crypto';
import { pageNeeds } from './page-needs.ts';
import { keepResult, keptResult } from '../../kept-results.ts';
import { classesOf, withShortNames } from './class-names.ts';
import type { SiteStyles } from './page-styles.ts';
import { readPage, type BuiltSite } from './pages.ts';

const STYLE_SHEET = /\n? *<link rel="stylesheet" type="text\/css" href="(\/assets\/[^"]+)">/g;
const BLOCKING_SCRIPT = /<script src="(\/assets\/[^"]+)"((?: data-[^>]*)?)><\/script>/g;
/** A string or template in a source: `"field__error"`, `'button button--primary'`. */
const STRING = /["'`]([^"'`]+)["'`]/g;
const SITE = fileURLToPath(new URL('../..', import.meta.url));
const HEAD_END = '</head>';

/**
 * Completes every page:
 *
 * - Inlines what blocks the first paint: the boot scripts and the CSS rules that the page uses. The page is visible
 *   after one round trip. The content security policy allows both by their hashes.
 * - Links the rules for print, forced colours and large text, which few visits need.
 * - Adds integrity digests to all other scripts and style sheets.
 * - Records what the page's policy must allow, for the headers.
 *
 * @throws if a page contains something that its policy would block
 */
export async function completePages(site: BuiltSite): Promise<void> {
  const { dist, client, pages } = site;
  const read = (path: string): string => readFileSync(join(client, path), 'utf8').trim();
  const sheets = new Set<string>();
  const scripts = new Set<string>();
  const inAlerts = stringsIn('browser/alerts.ts');
  // The other controls have no element that appears later: all their classes are in the HTML.
  const inIslands = stringsIn('{islands/*,fields/*,fields/email/control}.tsx');
  const classes = pages.map((page) => {
    const html = readPage(site, page);
    const head = headOf(html);
    for (const [, path = ''] of head.matchAll(STYLE_SHEET)) sheets.add(path);
    for (const [, path = ''] of head.matchAll(BLOCKING_SCRIPT)) scripts.add(path);
    const later = html.includes(' data-island="') ? [...inAlerts, ...inIslands] : inAlerts;
    return new Set([...classesOf(html), ...later]);
  });
  const css = [...sheets].map(read).join('\n');
  const {
    sheets: styles,
    sheetOf,
    wide,
    rare,
    media,
    names,
  } = await stylesOf(css, classes, [...inAlerts, ...stringsIn('{islands,fields}/**/*.tsx')]);
  const shortNames = new Map(names);
  // Not served: tests of blocks that no page uses need the whole style sheet.
  writeFileSync(join(dist, 'styles.css'), css);
  const rareSheet = writeStyles(client, 'rare', rare);
  const wideSheet = writeStyles(client, 'wide', wide);
  const scriptTexts = new Map(Array.from(scripts, (path) => [path, read(path)]));
  const problems: string[] = [];
  for (const [index, page] of pages.entries()) {
    const html = withShortNames(readPage(site, page), shortNames);
    const head = headOf(html);
    const style = `<style>${styles[sheetOf[index] ?? 0]}</style>`;
    const links =
      `<link rel="stylesheet" href="${wideSheet}" media="${WIDE_WINDOWS}">` +
      `<link rel="stylesheet" href="${rareSheet}" media="${media}">`;
    const newHead =
      head
        .replace(STYLE_SHEET, '')
        .replace(BLOCKING_SCRIPT, (_, path: string, data: string) => `<script${data}>${scriptTexts.get(path)}</script>`)
        .replace('<meta charset="utf-8">', (charset) => charset + style) + links;
    const complete = addIntegrity(newHead + html.slice(head.length), client);
    writeFileSync(join(client, page.file), complete);
    page.needs = pageNeeds(complete, page.route, (problem) => problems.push(`${page.route.url}: ${problem}`));
  }
  if (problems.length > 0) throw new Error(`The content security policy would block:\n  ${problems.join('\n  ')}`);
  for (const path of [...sheets, ...scripts]) rmSync(join(client, path));
}

/** The style sheets of the site. Loads UnoCSS only if no build has made the same ones. */
async function stylesOf(
  css: string,
  classes: readonly ReadonlySet<string>[],
  inBrowser: readonly string[],
): Promise<SiteStyles> {
  const input = JSON.stringify([css, classes.map((names) => [...names]), inBrowser]);
  const kept = keptResult(input);
  if (kept !== undefined) return JSON.parse(kept) as SiteStyles;
  const { siteStyles } = await import('./page-styles.ts');
  const styles = await siteStyles(css, classes, new Set(inBrowser));
  keepResult(input, JSON.stringify(styles));
  return styles;
}

/** The windows whose rules are in a file of their own, from the size of a tablet on. */
export const WIDE_WINDOWS = '(width>=48rem)';
/** Writes a style sheet to a file named after its content. @returns its address */
export function writeStyles(client: string, name: string, css: string): string {
  const address = `/assets/static/${name}.${hash('sha256', css).slice(0, 8)}.css`;
  mkdirSync(join(client, 'assets/static'), { recursive: true });
  writeFileSync(join(client, address), css);
  return address;
}

/** The words of all strings in sources: among them are the classes of what appears only in the browser. */
function stringsIn(sources: string): readonly string[] {
  return globSync(join(SITE, sources)).flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(STRING), ([, text = '']) => text.split(/\s+/)).flat(),
  );
}

function headOf(html: string): string {
  return html.slice(0, html.indexOf(HEAD_END));
}

/** Tags that load a script or style sheet of the site. */
const TAGS = /<(?:script|link rel="stylesheet")[^>]*? (?:src|href)="(\/assets\/[^"]+)"/g;

/** Adds subresource integrity to every script and style sheet: browsers reject altered files. */
export function addIntegrity(html: string, client: string): string {
  const digest = (path: string): string => hash('sha256', readFileSync(join(client, path)), 'base64');
  return html.replace(TAGS, (tag, path: string) => `${tag} integrity="sha256-${digest(path)}"`);
}
