import { expect, it } from 'vitest';
import { classesOf, divideStyles } from '../../site/build/finish/page-styles.ts';

const css = `
p { margin: 0 }
.hero { color: red } .hero, .cards { gap: 1px }
.cards .card:is(.card--wide, .card--tall) { top: 1px }
.js .hero { left: 0 } :root.dark .cards { left: 1px }
.form { right: 0 } .form__summary { right: 1px } .field__error { right: 2px }
@media (width > 40rem) { .cards { bottom: 0 } }
@media print { .hero { display: none } }
`;
const hero = '<main class="hero"><p>x</p></main>';
const cards = '<ul class="cards"><li class="card card--tall"></li></ul>';
const form = '<form class="form"></form>';

/** Splits a style sheet by the HTML of pages. */
function divided(sheet: string, pages: readonly string[], most?: number): (html: string) => string {
  const stylesOf = divideStyles(sheet, pages.map(classesOf), most);
  return (html) => stylesOf(classesOf(html));
}

const stylesOf = divided(css, [hero, cards, form]);

it('gives a page the global rules and those whose classes it has', () => {
  expect(stylesOf(hero)).toBe(
    'p{margin:0}.hero{color:red}.hero,.cards{gap:1px}.js .hero{left:0}@media print{.hero{display:none}}',
  );
});

it('keeps a rule if one of its selectors matches, and rules inside at-rules', () => {
  expect(stylesOf(cards)).toContain('.cards .card:is(.card--wide,.card--tall){top:1px}');
  expect(stylesOf(cards)).toContain(':root.dark .cards{left:1px}');
  expect(stylesOf(cards)).toContain('{.cards{bottom:0}}');
});

it('keeps the styles of elements that a script adds to a block', () => {
  expect(stylesOf(form)).toContain('.form__summary{right:1px}');
  expect(stylesOf(form)).not.toContain('.field__error');
  expect(stylesOf(hero)).not.toContain('form');
});

it('respects the limit of style sheets, and none lacks a rule that a page uses', () => {
  const few = divided(css, [hero, cards, form, hero, hero, hero], 2);
  expect(new Set([hero, cards, form].map(few)).size).toBe(2);
  // Most pages have only the hero, so joining the other two costs less.
  expect(few(hero)).toBe(stylesOf(hero));
  expect(few(form)).toBe(few(cards));
  expect(few(form)).toContain('.form__summary{right:1px}');
});

it('does not merge declarations into syntax that the oldest supported browsers lack', () => {
  const link = '.link{text-decoration:underline;text-decoration-thickness:1px}';
  const shrinking = '.shrinks{animation:linear both compact;animation-timeline:scroll()}';
  const page = '<p class="link shrinks"></p>';
  expect(divided(link + shrinking, [page])(page)).toBe(link + shrinking);
});
