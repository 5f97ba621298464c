import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { form } from '#generated/forms/contact-home.ts';
import * as rules from '#generated/forms/contact-home.rules.ts';
import { routes } from '#generated/routes.ts';
import { charactersOf } from '../../site/build/font.ts';
import { withoutStyleInsertion } from '../../site/build/sonner.ts';
import { checkForm } from '../../site/lib/forms/check.ts';
import { localizeForm } from '../../site/lib/forms/localize.ts';
import { choiceOf, isDark } from '../../site/lib/theme.ts';
import { entryFor } from '../../site/renderer/routing.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { FIXTURE_ROOT } from '../support/fixture-site.ts';

test.each([
  ['dark', false, true],
  ['auto', true, true],
  ['auto', false, false],
] as const)('theme %s on a system that is dark: %s gives dark: %s', (choice, system, dark) => {
  expect(isDark(choice, system)).toBe(dark);
});

test('an unknown stored theme means the system’s', () => {
  expect([null, 'auto', 'purple'].map(choiceOf)).toEqual(['auto', 'auto', 'auto']);
});

describe('the check before sending', () => {
  const local = localizeForm(form, 'es');
  const valid = { name: 'Ana', email: 'ana@empresa.mx', company: '', message: 'Hola' };

  test('names every missing field in order', () => {
    const { errors, missing } = checkForm(local, rules, { ...valid, name: ' ', message: '' });
    expect(missing).toBe(true);
    expect(errors.map(({ name }) => name)).toEqual(['name', 'message']);
    expect(errors.map(({ message }) => message)).toEqual(['Escriba su nombre.', 'Escriba su mensaje.']);
  });
  test('names a field by its label where the form has no words of its own', () => {
    const plain = {
      ...local,
      fields: [{ name: 'name', control: 'text' as const, required: true, maxLength: 80, label: 'Nombre' }],
    };
    expect(checkForm(plain, rules, { ...valid, name: '' }).errors[0]?.message).toContain('Nombre');
  });
  test('distinguishes an invalid e-mail from a missing one', () => {
    const { errors, missing } = checkForm(local, rules, { ...valid, email: 'ana' });
    expect(missing).toBe(false);
    expect(errors).toEqual([{ name: 'email', message: local.texts.invalidEmail }]);
  });
  test('names the limit of a text that is too long', () => {
    const { errors } = checkForm(local, rules, { ...valid, message: 'x'.repeat(20_000) });
    expect(errors[0]?.message).toMatch(/10[.,]?000/);
  });
});

test('an unknown path gets the not-found page of its language', () => {
  expect(entryFor('/no/such', routes).url).toBe('/404');
  expect(entryFor('/en/no/such', routes).url).toBe('/en/404');
  expect(entryFor('/english', routes).url).toBe('/404');
});

test('the style element of sonner is removed, and a release without it would be noticed', async () => {
  const code = await readFile(new URL('../../node_modules/sonner/dist/index.mjs', import.meta.url), 'utf8');
  const cleaned = withoutStyleInsertion(code);
  expect(code.length - cleaned.length).toBeGreaterThan(10_000);
  expect(() => withoutStyleInsertion('export {}')).toThrow(/pin sonner/);
});

test('the display face has every character of the copy', () => {
  const characters = charactersOf(join(FIXTURE_ROOT, 'site/generated/locales'));
  for (const character of 'áéíóúñ¿¡ÁÉ0123456789') expect(characters).toContain(character);
  const folder = temporaryDirectory(onTestFinished);
  writeFileSync(join(folder, 'words.json'), JSON.stringify({ a: 'tab\there ñ', b: '木😀é' }));
  writeFileSync(join(folder, 'other.txt'), 'Ω');
  const always = charactersOf();
  const added = [...charactersOf(folder, join(folder, 'none'))].filter((character) => !always.includes(character));
  expect(added.filter((character) => character > '~')).toEqual(['É', 'Ñ', 'é', 'ñ', '木', '😀']);
  expect(added).toContain('t');
});
