import { expect, it } from 'vitest';
import { createGenerator, expandVariantGroup } from 'unocss';
import { classesOf, withShortNames } from '../../site/build/finish/complete-pages.ts';
import { pageStyles, shortNames } from '../../site/build/finish/page-styles.ts';
import { divideByWidth, divideStyles } from '../../site/build/finish/rare-styles.ts';
import { shortcuts } from '../../site/styles/shortcuts.ts';
import unoConfig from '../../site/styles/uno.config.ts';

const css = `
p { margin: 0 }
.hero { color: red } .hero, .cards { gap: 1px }
.cards .card:is(.card--wide, .card--tall) { top: 1px }
.js .hero { left: 0 } :root.dark .cards { left: 1px }
@media (width > 40rem) { .cards { bottom: 0 } }
@media print { .hero { display: none } }
.hero [src$=".svg"] { width: 1px }
.hero:has(> .cards) { right: 0 } .hero:not(:has(.cards)) { left: 1px } :is(.card, .cards) > b { left: 2px }
@keyframes come { 12.5% { top: 0 } }
`;
const hero = '<main class="hero"><p>x</p></main>';
const cards = '<ul class="cards"><li class="card card--tall"></li></ul>';
const form = '<form class="grid gap-6"><p class="md:text-accent [&amp;&gt;b]:mt-1">flex</p></form>';

/** The style sheets of pages, by their HTML. */
async function sheetsOf(sheet: string, pages: readonly string[], most?: number): Promise<(html: string) => string> {
  const stylesOf = await pageStyles(sheet, pages.map(classesOf), most);
  return (html) => stylesOf(classesOf(html));
}

const stylesOf = await sheetsOf(css, [hero, cards, form]);

it('gives a page the global rules and those whose classes it has', () => {
  expect(stylesOf(hero)).toBe(
    'p{margin:0}.hero{color:red;gap:1px}.js .hero{left:0}@media print{.hero{display:none}}' +
      '.hero [src$=\\.svg]{width:1px}.hero:not(:has(.cards)){left:1px}@keyframes come{12.5%{top:0}}@layer utilities;',
  );
});

it('keeps a rule if one of its selectors may match, and rules inside at-rules', () => {
  expect(stylesOf(cards)).toContain('.cards .card:is(.card--wide,.card--tall){top:1px}');
  expect(stylesOf(cards)).toContain(':root.dark .cards{left:1px}');
  expect(stylesOf(cards)).toContain('{.cards{bottom:0}}');
});

it('generates the utilities of the classes, and none for the words of texts', () => {
  expect(stylesOf(form)).toContain('.grid{display:grid}');
  expect(stylesOf(form)).toContain('@media (width>=48rem){.md\\:text-accent{color:var(--accent)}}');
  expect(stylesOf(form)).toContain('.\\[\\&\\>b\\]\\:mt-1>b{margin-top:.25rem}');
  expect(stylesOf(form)).not.toContain('display:flex');
  expect(stylesOf(hero)).not.toContain('grid');
});

it('lets the rules of blocks override shortcuts, and utilities override both', async () => {
  const page = '<p class="hero soft text-ink"></p>';
  const sheet = await sheetsOf('@layer base, parts, blocks, utilities, modes; @layer blocks { .hero { color: red } }', [
    page,
  ]);
  expect(sheet(page)).toBe(
    '@layer base;@layer parts{.soft{max-width:var(--measure);color:var(--ink-soft)}}' +
      '@layer blocks{.hero{color:red}}@layer utilities{.text-ink{color:var(--ink)}}@layer modes;',
  );
});

it('respects the limit of style sheets, and none lacks a rule that a page uses', async () => {
  const few = await sheetsOf(css, [hero, cards, form, hero, hero, hero], 2);
  expect(new Set([hero, cards, form].map(few)).size).toBe(2);
  // Most pages have only the hero, so joining the other two costs less.
  expect(few(hero)).toBe(stylesOf(hero));
  expect(few(form)).toBe(few(cards));
  expect(few(form)).toContain('.gap-6{gap:1.5rem}');
});

it('does not merge declarations into syntax that the oldest supported browsers lack', async () => {
  const link = '.link{text-decoration:underline;text-decoration-thickness:1px}';
  const shrinking = '.shrinks{animation:linear both compact;animation-timeline:scroll()}';
  const page = '<p class="link shrinks"></p>';
  expect((await sheetsOf(link + shrinking, [page]))(page)).toContain(link + shrinking);
});

it('shortens the names of utilities, in pages and sheets alike, but not those that scripts know', async () => {
  const page = '<p class="hero md:text-accent grid soft">class="grid"</p>';
  const { names, inCss } = await shortNames([classesOf(page)], new Set(['grid']));
  const [, short = ''] =
    /^<p class="hero ([a-z]+) grid soft">class="grid"<\/p>$/.exec(withShortNames(page, names)) ?? [];
  expect(short).not.toBe('');
  expect(inCss('.hero .md\\:text-accent:hover,.grid,.soft{gap:.5rem}')).toBe(
    `.hero .${short}:hover,.grid,.soft{gap:.5rem}`,
  );
});

it('gives no utility the name of another class', async () => {
  const utilities = Array.from({ length: 600 }, (_, index) => `mt-${index}`);
  const page = `<p class="a sr ${utilities.join(' ')}"></p>`;
  const { names } = await shortNames([classesOf(page)], new Set(['f']));
  const html = withShortNames(page, names);
  expect(classesOf(html).size).toBe(utilities.length + 2);
  for (const other of ['f', 'js']) expect(classesOf(html)).not.toContain(other);
});

it('knows every utility in the shortcuts', async () => {
  const uno = await createGenerator(unoConfig);
  const utilities = new Set(Object.values(shortcuts).flatMap((list) => expandVariantGroup(list).trim().split(/\s+/)));
  const { matched } = await uno.generate(utilities, { preflights: false });
  expect([...utilities].filter((name) => !matched.has(name))).toEqual([]);
});

it('takes out what few visits need, but not the rules for motion', () => {
  const few = '@media (forced-colors: active) { .a { top: 1px } }';
  const motion = '@media (prefers-reduced-motion: reduce) { .b { top: 2px } }';
  const { usual, rare, media } = divideStyles(
    `@layer base { .c { top: 3px } @media (width < 20rem) { .c { top: 4px } } } @layer modes { ${few} ${motion} } ` +
      '@media print { @layer modes { .d { top: 5px } } }',
  );
  expect([1, 2, 3, 4, 5].filter((top) => usual.includes(`top: ${top}px`))).toEqual([2, 3, 4]);
  expect([1, 2, 3, 4, 5].filter((top) => rare.includes(`top: ${top}px`))).toEqual([1, 5]);
  // Still in its layer.
  expect(rare).toMatch(/@layer modes\s*\{\s*@media \(forced-colors/);
  expect(new Set(media.split(', '))).toEqual(new Set(['(forced-colors: active)', 'print']));
});

it('takes out the rules of layers for wide windows alone', () => {
  const css =
    '@layer parts{.a{top:1px}@media (width>=62rem){.a{top:2px}}}' +
    '@layer utilities{.b{top:3px}@media (width<=calc(48rem - .1px)){.b{top:4px}}@media (width>=80rem){.b{top:5px}}}';
  const { all, wide } = divideByWidth(css);
  expect([1, 2, 3, 4, 5].filter((top) => all.includes(`top:${top}px`))).toEqual([1, 3, 4]);
  expect(wide).toBe(
    '@layer parts{@media (width>=62rem){.a{top:2px}}}@layer utilities{@media (width>=80rem){.b{top:5px}}}',
  );
});
