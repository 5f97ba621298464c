import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import type { RouteEntry } from '#contract';
import { keepResult, keptResult } from '../../kept-results.ts';
import type { ShortNames, SiteStyles } from './page-styles.ts';
import { readPage, type BuiltSite } from './pages.ts';
import type { PageNeeds } from '../../hosting/site-headers.ts';

const STYLE_SHEET = /\n? *<link rel="stylesheet" type="text\/css" href="(\/assets\/[^"]+)">/g;
const BLOCKING_SCRIPT = /<script src="(\/assets\/[^"]+)"((?: data-[^>]*)?)><\/script>/g;
/** What separates words in a source, as UnoCSS finds classes in it. */
const BETWEEN_WORDS = /[\s"'`;{}]+/;
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
  const inAlerts = wordsIn('browser/alerts.ts');
  // The other controls have no element that appears later: all their classes are in the HTML.
  const inIslands = wordsIn('{islands/*,fields/*,fields/email/control}.tsx');
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
  } = await stylesOf(css, classes, [...inAlerts, ...wordsIn('{islands,fields}/**/*.tsx')]);
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
const WIDE_WINDOWS = '(width>=48rem)';
/** Writes a style sheet to a file named after its content. @returns its address */
function writeStyles(client: string, name: string, css: string): string {
  const address = `/assets/static/${name}.${hash('sha256', css).slice(0, 8)}.css`;
  mkdirSync(join(client, 'assets/static'), { recursive: true });
  writeFileSync(join(client, address), css);
  return address;
}

/** All words of sources: among them are the classes of what appears only in the browser. */
function wordsIn(sources: string): readonly string[] {
  return globSync(join(SITE, sources)).flatMap((file) => readFileSync(file, 'utf8').split(BETWEEN_WORDS));
}

function headOf(html: string): string {
  return html.slice(0, html.indexOf(HEAD_END));
}

/** Tags that load a script or style sheet of the site. */
const TAGS = /<(?:script|link rel="stylesheet")[^>]*? (?:src|href)="(\/assets\/[^"]+)"/g;

/** Adds subresource integrity to every script and style sheet: browsers reject altered files. */
function addIntegrity(html: string, client: string): string {
  const digest = (path: string): string => hash('sha256', readFileSync(join(client, path)), 'base64');
  return html.replace(TAGS, (tag, path: string) => `${tag} integrity="sha256-${digest(path)}"`);
}

const CLASSES = / class="([^"]*)"/g;

/** The classes in a page's HTML. */
export function classesOf(html: string): ReadonlySet<string> {
  return new Set(Array.from(html.matchAll(CLASSES), ([, names = '']) => decoded(names).split(' ')).flat());
}

/** Replaces the names of utilities in a page by short ones. */
export function withShortNames(html: string, names: ShortNames): string {
  const short = (name: string): string => names.get(name) ?? name;
  return html.replaceAll(
    CLASSES,
    (_, list: string) => ` class="${encoded(decoded(list).split(' ').map(short).join(' '))}"`,
  );
}

/** `[&>p]:mt-4` is escaped in HTML. */
function encoded(names: string): string {
  return names.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('>', '&gt;');
}

function decoded(names: string): string {
  return names.replaceAll('&gt;', '>').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

/** Elements with a `src` that the browser loads. */
const LOADED = /^(?:script|img|source|iframe|video|audio)$/;
/** Link relations that the browser loads. */
const FETCHED = /^(?:stylesheet|icon|apple-touch-icon|preload|modulepreload|manifest)$/;
/** Types of script elements that only contain data. */
const DATA = /^application\/(?:ld\+)?json$/;

/**
 * Determines from the final HTML what a page's policy must allow. Reports what no policy should allow: styles and
 * handlers in attributes, and other origins that the spec does not declare.
 */
export function pageNeeds(
  html: string,
  { scriptSources = [], connectSources = [] }: Pick<RouteEntry, 'scriptSources' | 'connectSources'>,
  report: (problem: string) => void,
): PageNeeds {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  let inline: { readonly kind: 'script' | 'style'; text: string } | undefined;
  const load = (element: string, address: string): void => {
    if (!isOfSite(address) && !scriptSources.includes(originOf(address))) {
      report(`<${element}> loads ${address}, an origin that the integrations in the spec do not declare`);
    }
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute === 'style' || /^on[a-z]/.test(attribute)) {
          report(
            `<${name} ${attribute}="${value}">: use a class or a listener instead, the content-security policy blocks it`,
          );
        }
        if (/^\s*javascript:/i.test(value)) report(`<${name} ${attribute}="${value}">: javascript: URLs do not work`);
      }
      const address = LOADED.test(name) ? attributes['src'] : undefined;
      if (address !== undefined) load(name, address);
      if (name === 'link' && FETCHED.test(attributes['rel'] ?? '')) {
        const { href, imagesrcset = '' } = attributes;
        for (const address of href === undefined ? addressesOf(imagesrcset) : [href]) load(name, address);
      }
      if (name === 'style' || (name === 'script' && address === undefined && !DATA.test(attributes['type'] ?? ''))) {
        inline = { kind: name, text: '' };
      }
    },
    ontext(text) {
      if (inline) inline.text += text;
    },
    onclosetag(name) {
      if (inline?.kind !== name) return;
      hashes[inline.kind].add(`'sha256-${hash('sha256', inline.text, 'base64')}'`);
      inline = undefined;
    },
  });
  parser.end(html);
  return { scriptHashes: [...hashes.script], styleHashes: [...hashes.style], scriptSources, connectSources };
}

/** The addresses in a `srcset`. */
function addressesOf(srcset: string): string[] {
  return srcset.split(',').map((candidate) => candidate.trim().split(' ', 1)[0] ?? '');
}

function isOfSite(address: string): boolean {
  return /^(?:\/(?!\/)|data:)/.test(address);
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address;
}
