import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { createGenerator } from 'unocss';
import unoConfig from '../../site/styles/uno.config.ts';

const generator = createGenerator(unoConfig);

/**
 * The utilities in a part of a page whose rules the page lacks: the build gives a page only the rules that it seems to
 * need, and what a script draws later may need others.
 *
 * @param root the folder of the built site
 */
export async function unstyled(part: Locator, root: string): Promise<string[]> {
  const { classes, inline, sheets } = await part.evaluate((element) => ({
    classes: [element, ...element.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
    inline: Array.from(document.querySelectorAll('style'), (style) => style.textContent).join('\n'),
    sheets: [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href') ?? ''),
  }));
  const css = [inline, ...sheets.map((sheet) => readFileSync(join(root, 'dist/client', sheet), 'utf8'))].join('\n');
  const { matched } = await (await generator).generate(new Set(classes), { preflights: false });
  return [...matched].filter((name) => !css.includes(`.${name.replaceAll(/[^\w-]/g, String.raw`\$&`)}`));
}
