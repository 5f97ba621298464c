import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { divideStyles, minify } from './page-styles.ts';
import type { BuiltSite } from './pages.ts';

const PRINT = new URL('../../styles/print.css', import.meta.url);
const STYLE_SHEET = /\s*<link rel="stylesheet" type="text\/css" href="(\/assets\/[^"]+)">/g;
const BLOCKING_SCRIPT = /<script src="(\/assets\/[^"]+)"((?: data-[^>]*)?)><\/script>/g;

/**
 * Puts what the first paint waits for into the page itself: the boot script and the rules of the style sheets that the page
 * uses. It is on the screen after one round trip. The policy knows both by their hashes.
 */
export function inlineWhatBlocks({ dist, client, pages }: BuiltSite): void {
  const read = (path: string): string => readFileSync(join(client, path), 'utf8').trim();
  const sheets = new Set(pages.flatMap(({ html }) => [...html.matchAll(STYLE_SHEET)].map(([, path = '']) => path)));
  const whole = [...sheets].map(read).join('\n');
  // Not served: what looks at blocks that no page has needs all of it.
  writeFileSync(join(dist, 'styles.css'), whole);
  const stylesOf = divideStyles(whole, pages.map(({ html }) => html));
  const paper = writeAsset(client, 'print', 'css', minify(readFileSync(PRINT, 'utf8')));
  const scripts = new Set<string>();
  for (const page of pages) {
    const style = `<style>${stylesOf(page.html)}</style><link rel="stylesheet" media="print" href="${paper}">`;
    page.html = page.html
      .replace(STYLE_SHEET, '')
      .replace(BLOCKING_SCRIPT, (_, path: string, data: string) => {
        scripts.add(path);
        return `<script${data}>${read(path)}</script>`;
      })
      .replace('<meta charset="utf-8">', (charset) => charset + style);
    writeFileSync(join(client, page.file), page.html);
  }
  for (const path of [...sheets, ...scripts]) rmSync(join(client, path));
}

/** Writes a file under a name that carries the hash of its content, and gives its address. */
function writeAsset(client: string, name: string, extension: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const path = `/assets/static/${name}.${hash}.${extension}`;
  writeFileSync(join(client, path), text);
  return path;
}
