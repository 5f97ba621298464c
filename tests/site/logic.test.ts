import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { form } from '#generated/forms/contact-home.ts';
import { rules } from '#generated/forms/rules.ts';
import { routes } from '#generated/routes.ts';
import { charactersOf } from '../../site/build/font.ts';
import { withoutStyleInsertion } from '../../site/build/bundler-plugins.ts';
import { errorMessages } from '../../site/islands/error-messages.ts';
import { problemsOf } from '../../site/browser/forms/check.ts';
import { localizeForm } from '../../site/islands/FormIsland.tsx';
import { choiceOf, isDark } from '../../site/browser/theme.ts';
import { entryFor } from '../../site/renderer/content.ts';
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
  const problems = (change: Record<string, string>) =>
    problemsOf(rules['contact-home']!, {
      name: 'Ana',
      email: 'ana@empresa.mx',
      company: '',
      message: 'Hola',
      ...change,
    });
  const messages = (change: Record<string, string>, form = local) => [...errorMessages(form, problems(change))];

  test('names every missing field in order', () => {
    const change = { name: ' ', message: '' };
    expect(problems(change).map(({ problem }) => problem)).toEqual(['required', 'required']);
    expect(messages(change)).toEqual([
      ['name', 'Escriba su nombre.'],
      ['message', 'Escriba su mensaje.'],
    ]);
  });
  test('names a field by its label where the form has no words of its own', () => {
    const plain = {
      ...local,
      fields: [{ name: 'name', control: 'text' as const, required: true, maxLength: 80, label: 'Nombre' }],
    };
    expect(messages({ name: '' }, plain)[0]?.[1]).toContain('Nombre');
  });
  test('distinguishes an invalid e-mail from a missing one', () => {
    expect(messages({ email: 'ana' })).toEqual([['email', local.texts.invalidEmail]]);
  });
  test('names the limit of a text that is too long', () => {
    expect(messages({ message: 'x'.repeat(20_000) })[0]?.[1]).toMatch(/10[.,]?000/);
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
