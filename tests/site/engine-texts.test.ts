import { globSync, readFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';

import { ROOT } from '../../scripts/node.mjs';
import { createDeskTexts, type DeskTextKey } from '../../site/texts/desk.ts';
import { createEngineTexts } from '../../site/texts/engine-texts.ts';
import { createStudioTexts, type StudioTextKey } from '../../site/texts/studio.ts';
import { languageOf, nameIn } from '../../site/studio/wording.ts';

const FORM = /_(?:zero|one|two|few|many|other)$/;

function read(language: string, file: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(`${ROOT}site/texts/${language}/${file}`, 'utf8')) as Record<string, string>;
}

/** The texts by key; a plural's by its key without the ending, with the endings that it has. */
function keysOf(texts: Readonly<Record<string, string>>): Map<string, string[]> {
  const keys = Map.groupBy(Object.keys(texts), (name) => name.replace(FORM, ''));
  return new Map([...keys].map(([key, names]) => [key, names.map((name) => name.slice(key.length))]));
}

function placeholdersOf(texts: Readonly<Record<string, string>>, key: string, forms: readonly string[] = []): string[] {
  const found = forms.flatMap((form) => texts[key + form]?.match(/\{\{\w+\}\}/g) ?? []);
  return [...new Set(found)].toSorted();
}

const files = globSync('*.json', { cwd: `${ROOT}site/texts/es` });

test.each(files)('%s has the same texts in Spanish and English, with the same values', (file) => {
  const [es, en] = [read('es', file), read('en', file)];
  const [spanish, english] = [keysOf(es), keysOf(en)];
  expect([...spanish.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  const differing = [...spanish].filter(
    ([key, forms]) =>
      JSON.stringify(placeholdersOf(es, key, forms)) !== JSON.stringify(placeholdersOf(en, key, english.get(key))),
  );
  expect(differing.map(([key]) => key)).toEqual([]);
});

test.each(['es', 'en'])('a plural has all forms of the language %s', (language) => {
  const expected = new Intl.PluralRules(language).resolvedOptions().pluralCategories.map((category) => `_${category}`);
  const plurals = files.flatMap((file) => [...keysOf(read(language, file))].filter(([, [form = '']]) => form !== ''));
  expect(plurals.length).toBeGreaterThan(15);
  const incomplete = plurals.filter(([, forms]) => expected.some((form) => !forms.includes(form)));
  expect(incomplete).toEqual([]);
});

test('texts have plural forms and values, and English replaces what a language lacks', () => {
  const { in: textsIn } = createEngineTexts({
    en: { a_one: 'one {{count}}', a_other: '{{count}} many', b: '{{x}} {{y}}', 'b.c': 'nested', d: 'fallback' },
    es: { a_one: 'uno', a_many: '{{count}} de', a_other: '{{count}} varios' },
  });
  const [en, es] = [textsIn('en'), textsIn('es')];
  expect([0, 1, 2].map((count) => en('a', { count }))).toEqual(['0 many', 'one 1', '2 many']);
  expect([1, 2, 1_000_000].map((count) => es('a', { count }))).toEqual(['uno', '2 varios', '1000000 de']);
  expect(es('b.c')).toBe('nested');
  expect(textsIn('fr')('d')).toBe('fallback');
  expect(en('e')).toBe('e');
  // What a visitor has entered is neither a placeholder, nor a reference to another text, nor HTML.
  expect(en('b', { x: '{{x}} $t(d)', y: '<b>' })).toBe('{{x}} $t(d) <b>');
  // A value without content stays visible as what is missing.
  expect(en('b', { x: '' })).toBe(' {{y}}');
});

test('a spec replaces single texts of the desk, and adds a language', () => {
  const texts = createDeskTexts({ es: { 'desk.save': 'Conservar' }, pt: { 'desk.save': 'Salvar' } });
  expect([texts.in('es')('desk.save'), texts.in('es')('desk.cancel')]).toEqual(['Conservar', 'Cancelar']);
  expect([texts.in('pt')('desk.save'), texts.in('pt')('desk.cancel')]).toEqual(['Salvar', 'Cancel']);
  expect(texts.in('en')('desk.save')).toBe('Save');
});

test('the studio speaks Spanish and English on every site, and names the values of the firm', () => {
  const texts = createStudioTexts({ en: { 'value.companies': 'companies advised' }, pt: { save: 'Salvar' } });
  expect(nameIn(texts, 'en', 'companies', 'value')).toBe('companies advised');
  expect(nameIn(texts, 'en', 'newCompanies', 'value')).toBe('New companies');
  const languages = [['en-GB'], ['fr', 'es-MX'], ['pt-BR'], ['fr'], []].map((wanted) =>
    languageOf(texts, wanted, 'de'),
  );
  expect(languages).toEqual(['en', 'es', 'pt', 'en', 'en']);
  expect([0, 1, 3].map((count) => texts.in('es')('changes.count', { count }))).toEqual([
    'Sin cambios',
    '1 cambio',
    '3 cambios',
  ]);
});

test('an unknown key of a text is a type error', () => {
  expectTypeOf<'desk.save'>().toExtend<DeskTextKey>();
  expectTypeOf<'desk.overview.all'>().toExtend<DeskTextKey>();
  expectTypeOf<'desk.mail.row.subject'>().toExtend<DeskTextKey>();
  expectTypeOf<'desk.sabe'>().not.toExtend<DeskTextKey>();
  expectTypeOf<'changes.count'>().toExtend<StudioTextKey>();
  expectTypeOf<'changes.counts'>().not.toExtend<StudioTextKey>();
});
