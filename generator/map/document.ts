import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import { localesOf } from '../compile/locales.ts';
import { counted } from '../counted.ts';
import { findingsOf } from '../outline/findings.ts';
import { outlineOf } from '../outline/outline.ts';
import { detailsOf, overview } from './details.ts';
import type { Source } from './details.ts';
import { draw } from './draw.ts';
import { layOut } from './layout.ts';

function file(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}

/** Texts in a language are seen while that one is chosen. */
function hidden(locale: string): string {
  return `html:not([data-language="${locale}"]) [data-in="${locale}"] { display: none; }`;
}

/** Nothing is fetched, whatever the map is opened from. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** The map of a checked spec as one HTML file, which needs nothing beside it. */
export async function documentOf({ spec, log, placeOf }: Pick<Source, 'spec' | 'log' | 'placeOf'>): Promise<string> {
  const outline = outlineOf(spec);
  const findings = findingsOf(spec, outline);
  const source: Source = { spec, log, outline, findings, placeOf };
  const built = outline.pages.filter(({ kind, planned }) => kind === 'page' && !planned);
  const others = outline.redirects.length + outline.pages.reduce((sum, { aliases }) => sum + aliases.length, 0);
  const figures = [
    counted(built.length, 'page'),
    `${others} other ${others === 1 ? 'address' : 'addresses'}`,
    counted(Object.keys(spec.forms).length, 'form'),
    counted(Object.keys(spec.tables).length, 'table'),
    ...(spec.articles ? [counted(spec.articles.entries.length, 'article')] : []),
  ];
  const page = html`<!doctype html>
    <html lang="en" data-language="${spec.locales.default}">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Map of the site of ${spec.firm.name}</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(file('map.css'))}${raw(localesOf(spec).map(hidden).join('\n'))}
        </style>
      </head>
      <body>
        <header>
          <div class="title">
            <h1>${spec.firm.name}: the whole site</h1>
            <p>${figures.join(' · ')}</p>
          </div>
          <div class="tools">
            <label for="search"
              >Find
              <input
                id="search"
                type="search"
                placeholder="title, path, form, column"
                autocomplete="off"
                spellcheck="false"
            /></label>
            <p id="found" role="status"></p>
            <div class="choice" role="group" aria-label="Language of titles and paths">
              ${localesOf(spec).map((locale) => html`<button type="button" data-language="${locale}" aria-pressed="${String(locale === spec.locales.default)}">${locale}</button>`)}
            </div>
            <button type="button" id="theme">Dark</button>
          </div>
        </header>
        <main>
          <div class="drawing" role="region" aria-label="Drawing" tabindex="0">
            <p class="legend">
              <span class="key out">leads to</span><span class="key in">is reached from</span
              ><span class="key data">asks with a form, writes to a table</span
              ><span class="key sent">after sending</span><span class="key mark">worth a look</span>
            </p>
            ${draw(spec, outline, layOut(spec, outline), findings)}
          </div>
          <aside aria-label="Details">
            <p class="back"><a href="#map" id="overview-link">Overview</a></p>
            ${overview(source)} ${detailsOf(source)}
          </aside>
        </main>
        <script>
          ${raw(file('client.js'))};
        </script>
      </body>
    </html> `;
  return String(await page);
}
