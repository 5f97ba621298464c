/** `npm run screens`: takes screenshots of the built site's pages, and combines them to contact sheets. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { defaultLocale, locales } from '#generated/languages.ts';
import { themeKey } from '#generated/preferences.ts';
import { routes } from '#generated/routes.ts';
import sharp from 'sharp';

import { givenPath } from '../site/site-root.mjs';
import { requireCurrentBuild } from '../site/current-build.ts';
import { UserError } from '../site/user-error.mjs';
import { chromium } from '../tests/support/engines/chromium-driver.ts';
import type { PageWindow } from '../tests/support/engines/engine.ts';
import { firefox } from '../tests/support/engines/firefox-driver.ts';
import { webkit } from '../tests/support/engines/webkit-driver.ts';
import { openSite } from '../tests/support/site.ts';
import { ROOT } from './node.mjs';
import { main } from './report.mjs';
import { requireDefaultSite } from './site.mjs';

const USAGE = `Takes screenshots of each page in light and dark, side by side in one file for each page and width.

  npm run screens                                  all pages in the default language, at 360 and 1440 px
  npm run screens -- /servicios /contacto          these pages
  npm run screens -- --widths 360,768,1440,1920 --languages all --engine firefox --out FOLDER

Engines: chromium (default), firefox, webkit.
`;

const ENGINES = { chromium, firefox, webkit };
const THEMES = ['light', 'dark'];
const GAP = 16;
/** In the project's folder. */
const DEFAULT_FOLDER = 'node_modules/.cache/screens';
/** Screenshots are cut off at this height. */
const MAX_HEIGHT = 6000;

async function open(engine: PageWindow, url: string): Promise<void> {
  await engine.go(url);
  for (let left = 200; left > 0; left--) {
    const isOpen = await engine
      .evaluate((wanted) => location.href === wanted && document.readyState === 'complete', url)
      .catch(() => false);
    if (isOpen) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error(`${url} was not ready in time.`);
}

/** Runs in the page: scrolls to the end, so that everything is loaded and visible, and back to the top. */
async function showAll(): Promise<void> {
  const drawn = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await document.fonts.ready;
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' });
    await drawn();
  }
  // Only visible images: a lazy one of the other theme never loads.
  const shown = [...document.images].filter((image) => image.checkVisibility());
  await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  scrollTo({ top: 0, behavior: 'instant' });
  await new Promise((later) => setTimeout(later, 600)); // entrance animations
  await drawn();
}

/** A screenshot of a whole page in one theme. */
async function shoot(engine: PageWindow, origin: string, path: string, width: number, theme: string): Promise<Buffer> {
  await engine.resize(width, 900);
  await open(engine, `${origin}/robots.txt`);
  await engine.evaluate((key, value) => localStorage.setItem(key, value), themeKey, theme);
  await open(engine, origin + path);
  await engine.evaluate(showAll);
  const height = await engine.evaluate(() => document.documentElement.scrollHeight);
  await engine.resize(width, Math.min(height, MAX_HEIGHT));
  await engine.evaluate(showAll);
  return engine.screenshot();
}

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      widths: { type: 'string', default: '360,1440' },
      out: { type: 'string' },
      languages: { type: 'string', default: defaultLocale as string },
      engine: { type: 'string', default: 'chromium' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const widths = values.widths.split(',').map(Number);
  const kind = Object.entries(ENGINES).find(([name]) => name === values.engine)?.[1];
  const languages: readonly string[] = values.languages === 'all' ? locales : values.languages.split(',');
  // `/integrations` redirects by script.
  const pages = routes.flatMap(({ url, canonical, locale, page }) =>
    url === canonical && page !== 'integrations' && languages.includes(locale) ? [url] : [],
  );
  const unknown = positionals.find((path) => !routes.some(({ url }) => url === path));
  if (unknown !== undefined) throw new UserError(`There is no page ${unknown}. The pages are: ${pages.join(', ')}.`);
  if (kind === undefined || !widths.every((width) => width >= 200 && width <= 4000)) throw new UserError(USAGE);
  if (kind.missing !== undefined) throw new UserError(kind.missing);
  requireDefaultSite('`npm run screens` only supports the site in spec/.');
  requireCurrentBuild(ROOT);
  const out = values.out === undefined ? join(ROOT, DEFAULT_FOLDER) : givenPath(values.out);
  mkdirSync(out, { recursive: true });
  const site = await openSite(ROOT);
  const engine = await kind.start();
  try {
    for (const path of positionals.length > 0 ? positionals : pages) {
      for (const width of widths) {
        const pictures: Buffer[] = [];
        for (const theme of THEMES) pictures.push(await shoot(engine, site.url, path, width, theme));
        const file = join(out, `${path.slice(1).replaceAll('/', '-') || 'index'}-${width}.png`);
        await sharp(pictures, { join: { across: pictures.length, shim: GAP, background: '#888' } })
          .png()
          .toFile(file);
        console.log(file);
      }
    }
  } finally {
    await engine.close();
    await site.close();
  }
});
