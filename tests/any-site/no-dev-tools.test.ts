import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { siteRoot } from '../../site/site-root.mjs';

const dist = join(siteRoot(), 'dist/');
const live = ['live', 'studio'].map((name) => fileURLToPath(new URL(`../../site/${name}/`, import.meta.url)));

/** Strings that occur only in the dev server's scripts: events, endpoints, elements, classes and texts. */
const traces = [
  'site:problems',
  'site:pages-changed',
  'data-spec',
  '__open-in-editor',
  'data-live',
  'dataset.live',
  'noteServed',
  'The spec has',
  'vite-error-overlay',
  '/@vite/client',
  '__studio',
  'studio-token',
  'x-studio-token',
  'data-studio-tab',
  'studio-mode',
];

function textsBelow(folder: string): { path: string; text: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.(?:br|gz|png|woff2|ico|jpg|webp|avif)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

test('the built site contains nothing of the dev server or the studio', () => {
  const files = textsBelow(dist);
  for (const kind of ['.html', '.js']) expect(files.filter(({ path }) => path.endsWith(kind))).not.toEqual([]);
  const found = files.flatMap(({ path, text }) =>
    traces.filter((trace) => text.includes(trace)).map((trace) => `${path.slice(dist.length)}: ${trace}`),
  );
  expect(found).toEqual([]);
  // The desk morphs pages with it, too.
  const onSite = files.filter(({ path }) => !/^(?:bundle\/)?desk\//.test(path.slice(dist.length)));
  expect(onSite.filter(({ text }) => /idiomorph/i.test(text)).map(({ path }) => path)).toEqual([]);
  // Texts contain no invisible origin markers.
  expect(files.filter(({ text }) => text.includes('\u{E0001}')).map(({ path }) => path)).toEqual([]);
  // No page contains a path of the spec.
  expect(
    files.filter(({ path, text }) => path.endsWith('.html') && /spec\/[\w/-]+\.ts/.test(text)).map(({ path }) => path),
  ).toEqual([]);
});

test('every trace occurs in the sources of the dev server or the studio', () => {
  const sources = live
    .flatMap(textsBelow)
    .map(({ text }) => text)
    .join('\n');
  const own = traces
    .filter((trace) => !['data-live', '/@vite/client', 'vite-error-overlay'].includes(trace))
    .filter((trace) => !sources.includes(trace));
  // The sources write `dataset['live']`, which minifiers turn into `dataset.live`.
  expect(own).toEqual(['dataset.live']);
});
