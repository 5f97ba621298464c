import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { expect } from 'vitest';
import { routes } from '#generated/routes.ts';
import { siteRoot } from '../../site/site-root.mjs';
import { test } from '../support/browser.ts';

const client = join(siteRoot(), 'dist/client');

/** Every CSS declaration in the built pages and style sheets, as `property: value`. */
function declarations(): string[] {
  const found = new Set<string>();
  for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|css)$/.test(file)) continue;
    const text = readFileSync(join(client, file), 'utf8');
    const styles = file.endsWith('.css')
      ? [text]
      : [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style);
    for (const style of new Set(styles)) {
      parse(style).walkDecls(({ prop, value, parent }) => {
        if (parent?.type === 'rule' && !prop.startsWith('--')) found.add(`${prop}: ${value}`);
      });
    }
  }
  return [...found];
}

test('the browser supports every declaration of the compiled styles, and so does the oldest supported Safari', async ({
  openPage,
}) => {
  const all = declarations();
  expect(all.length).toBeGreaterThan(300);
  const page = await openPage(routes[0]?.url ?? '/');
  const unknown = await page.evaluate((list) => list.filter((declaration) => !CSS.supports(declaration)), all);
  // A prefixed property is fine for older browsers if the unprefixed one is set too.
  const isPrefixed = (declaration: string): boolean =>
    /^-(?:webkit|moz)-/.test(declaration) && all.includes(declaration.replace(/^-\w+-/, ''));
  expect(unknown.filter((declaration) => !isPrefixed(declaration))).toEqual([]);
  // Safari's shorthand accepts only the line.
  expect(all.filter((declaration) => /^text-decoration: \S+ /.test(declaration))).toEqual([]);
});
