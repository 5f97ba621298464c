import { expect, test } from 'vitest';
import { formSection, type Block } from '#schema';
import { drawBlock } from '../../site/gallery/draw.tsx';
import { words } from '../../site/gallery/example.ts';
import { examples as callsToAction } from '../../site/blocks/callToAction/fixtures.ts';
import { examples as heroes } from '../../site/blocks/hero/fixtures.ts';
import { examples as statements } from '../../site/blocks/statement/fixtures.ts';
import { examples as tabs } from '../../site/blocks/tabs/fixtures.ts';

function draw(block: Block | undefined): string {
  if (!block) throw new Error('The gallery has no such example.');
  return drawBlock(block, { locale: 'es', layout: 'service' });
}

test('the first action of a block is primary, the next ones are not, and a style of its own wins', () => {
  const html = draw(callsToAction['full']?.block);
  const styles = [...html.matchAll(/button--(\w+)/g)].map(([, style]) => style);
  expect(styles).toEqual(['primary', 'secondary', 'secondary', 'quiet']);
});

test('two buttons with the same alert share one dialog', () => {
  const html = draw(heroes['tiles']?.block);
  expect(html.match(/<dialog/g)).toHaveLength(1);
  expect(html.match(/commandfor="alert-unavailable"/g)).toHaveLength(2);
  expect(html).toContain('role="alertdialog"');
});

test('the last paragraph of a statement is the note in its margin, even if it is the only one', () => {
  const classes = (example: string): (string | undefined)[] =>
    [...draw(statements[example]?.block).matchAll(/<p class="([^"]*)"/g)].map(([, name]) => name);
  expect(classes('smallest')).toEqual(['small']);
  expect(classes('full')).toEqual(['lead', 'lead', 'small']);
});

test('tabs are sections with links to each before any script runs', () => {
  const html = draw(tabs['smallest']?.block);
  expect(html).toContain('href="#empresas"');
  expect(html).toContain('href="#personas"');
  // `hidden=until-found` for find-in-page; visible without a script: see styles.css.
  expect(html).toMatch(/id="personas"[^>]* hidden="until-found"/);
  expect(html).not.toMatch(/id="empresas"[^>]* hidden/);
  expect(html).not.toContain('role="tab');
});

test('a form is sent whole: labels, names, limits of the browser off, privacy notice', () => {
  const html = draw(formSection({ heading: words('Contacto'), lead: words('Escriba'), form: 'contact-home' }));
  for (const name of ['name', 'email', 'company', 'message']) {
    expect(html).toContain(`for="contact-home-${name}"`);
    expect(html).toContain(`name="${name}"`);
  }
  expect(
    [...html.matchAll(/ autoComplete="([^"]*)"[^>]* name="(\w+)"/g)].map(([, filled, name]) => `${name}: ${filled}`),
  ).toEqual(['name: name', 'email: email', 'company: organization', 'quilla: off']);
  expect(html).toMatch(/<form[^>]* method="post"/);
  expect(html).toMatch(/<form[^>]* noValidate/i);
  expect(html).toContain('href="/privacidad"');
  expect(html).not.toContain('E-mail');
});
