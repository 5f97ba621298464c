import { describe, expect, it } from 'vitest';
import { siteStyles } from '../../site/build/finish/site-styles.ts';
import { waitsForLate, withLateSheet, withoutLate } from '../../site/build/finish/late-styles.ts';
import { withoutUnusedVariables } from '../../site/build/finish/variables.ts';

function page(main: string, layout = 'home'): string {
  return `<main data-layout="${layout}">${main}</main><footer class="footer"><a class="logo"><i class="i-ph-phone"></i></a></footer>`;
}

const form = page('<form class="form logo"></form>');
const contact = page('<p class="logo"><i class="i-ph-phone"></i></p>');
const message = page('<p class="notice"></p>', 'message');
const pages = [form, page(''), contact, message];

const css = `
:root { --ink: #000; --line: #ccc; --error: red }
@media not print { :root.dark { --ink: #fff; --error: pink } }
.logo { color: var(--ink) } .js .form { top: 0 } .form, .footer { left: 0 }
.footer { border: 1px solid var(--line) } .footer .logo { color: red } main:has(.notice) + .footer { top: 0 }
.form__summary { color: var(--error) } .tabs__tab { top: 1px } .notice { top: 2px }
:is(.form, .footer) a { top: 3px } a:not(.footer a) { top: 4px }
dialog { top: 8px } dialog::backdrop { top: 9px } .logo:disabled { top: 10px } .form [aria-invalid="true"] { top: 11px } .form [type="submit"] { top: 12px }
.logo:hover { top: 5px } .logo:is(:hover, :focus) { top: 6px } .logo:not(:hover) { top: 7px }
.i-ph-phone { --icon: url(phone.svg) } @keyframes spin { to { rotate: 1turn } }
@media print { .footer { display: none } .logo { display: none } }
`;

describe('rules that count below or after the first paint', () => {
  const { early, late, firstSeen } = withoutLate(css, pages);

  it('are those that need a class which stands above no footer, or something that a visitor does first', () => {
    for (const rule of [
      '.logo:hover',
      'dialog {',
      'dialog::backdrop',
      '.logo:disabled',
      '[aria-invalid="true"]',
      '.footer { border',
      '.footer .logo',
      'main:has(.notice) + .footer',
      '.form__summary',
      '.tabs__tab',
    ]) {
      expect(late).toContain(rule);
      expect(early).not.toContain(rule);
    }
    for (const rule of [
      '.logo { color: var(--ink) }',
      '.js .form',
      '.notice { top',
      ':is(.form, .footer) a',
      'a:not(.footer a)',
      '.form [type="submit"]',
      '.logo:is(:hover, :focus)',
      '.logo:not(:hover)',
      '@keyframes spin',
    ]) {
      expect(early).toContain(rule);
      expect(late).not.toContain(rule);
    }
  });

  it('leave the other alternatives of a rule, and the other rules of a condition', () => {
    expect(early).toMatch(/\.form \{ left: 0 \}/);
    expect(late).toMatch(/\.footer \{ left: 0 \}/);
    expect(early).toMatch(/@media print \{ \.logo \{ display: none \}\s*\}/);
    expect(late).toMatch(/@media print \{ \.footer \{ display: none \}\s*\}/);
  });

  it('have the icons that most pages show in their footer alone, which the other pages have too', () => {
    expect(late).toContain('.i-ph-phone');
    expect(early).toContain('.i-ph-phone');
    expect(firstSeen(form)).not.toContain('i-ph-phone');
    expect(firstSeen(contact)).toContain('i-ph-phone');
    expect(withoutLate(css, [form, contact, contact]).late).not.toContain('.i-ph-phone');
  });
});

describe('the styles of the site', () => {
  const { stylesOf, file } = siteStyles(css, pages);

  it('stand in a page as far as it is painted with them at first, and for the rest in one file', () => {
    const { text, hasLate } = stylesOf(form);
    expect(hasLate).toBe(true);
    expect(text).toMatch(
      /^:root\{--ink:#000\}@media not print\{:root\.dark\{--ink:#fff\}\}\.logo\{color:var\(--ink\)\}\.js \.form\{top:0\}\.form\{left:0\}/,
    );
    expect(text).not.toMatch(/--error|form__|\.footer\{|notice|phone|print\{\./);
    expect(file.text).toContain('.form__summary{color:var(--error)}');
    expect(file.text).not.toContain('tabs');
    expect(file.text).toMatch(/@media print\{\.logo,\.footer\{display:none\}\}$/);
  });

  it('stand whole in a page that shows its footer at once', () => {
    expect(waitsForLate(message)).toBe(false);
    expect(stylesOf(message)).toMatchObject({
      hasLate: false,
      text: expect.stringContaining('.footer{border:1px solid var(--line);left:0}'),
    });
  });

  it('have the variables in the file that no page uses at first', () => {
    expect(file.text).toMatch(/^:root\{--line:#ccc;--error:red\}@media not print\{:root\.dark\{--error:pink\}\}\./);
  });
});

it('takes out variables that some rules use neither themselves nor through others', () => {
  const variables = ':root{--a:var(--b);--b:1px;--c:var(--d);--d:2px}';
  const own = '.x{--a:0;top:var(--c)}';
  expect(withoutUnusedVariables(variables + own, variables + own)).toEqual({
    rest: ':root{--c:var(--d);--d:2px}.x{top:var(--c)}',
    unused: ':root{--a:var(--b);--b:1px}.x{--a:0}',
  });
});

it('names the file where the footer begins', () => {
  expect(withLateSheet('<main></main><footer class="footer footer--dark"><p>', '/late.css')).toBe(
    '<main></main><footer class="footer footer--dark"><link rel="stylesheet" href="/late.css"><p>',
  );
});
