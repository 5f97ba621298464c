import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { AnswerKind, ExpectedField } from '#contract';
import { locales } from '#generated/languages.ts';
import { fieldKinds, fieldSchema, fieldTraits, type Field, type Form, type SpecContext } from '#schema';
import { emitForms, answerRule } from '../../generator/emit/forms.ts';
import { fieldFixtures } from '../../site/fields/fixtures.ts';
import { words } from '../../site/gallery/example.ts';
import { exampleForm } from '../../site/gallery/form.ts';
import { problemOf } from '../../site/browser/forms/check.ts';
import { base } from '../generator/valid-spec.ts';

const fields = fileURLToPath(new URL('../../site/fields', import.meta.url));
const folders = readdirSync(fields, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

function has(kind: string, file: string): boolean {
  return existsSync(join(fields, kind, file));
}

const answers = import.meta.glob<{ answer: AnswerKind }>('../../site/fields/*/answer.ts', { eager: true });
const contact = base.forms['contact'] as Form;

test('the registry lists each folder once, by the helper of its kind', () => {
  const lines = readFileSync(join(fields, 'kinds.ts'), 'utf8').matchAll(
    /^export \{ (\w+) \} from '\.\/(\w+)\/schema\.ts';$/gm,
  );
  const listed = [...lines].map(([, helper = '', folder = '']) => ({ helper, folder }));
  expect(listed.filter(({ helper, folder }) => helper !== `${folder}Field`)).toEqual([]);
  expect(listed.map(({ folder }) => folder)).toEqual(folders.toSorted());
  expect(Object.values(fieldKinds).map(({ control }) => control)).toEqual(folders.toSorted());
});

test('no two kinds have one place in the studio', () => {
  const places = Object.values(fieldKinds).flatMap(({ control }) => fieldTraits({ control }).studio?.place ?? []);
  expect(places).toEqual([...new Set(places)]);
});

describe.each(folders)('the kind of field %s', (kind) => {
  const { fields: fieldsOf, answer, wrong } = fieldFixtures[kind] ?? expect.fail(`${kind}/fixtures.ts is missing.`);
  const examples = Object.entries(fieldsOf(words));

  test('has examples that could stand in the spec, and are in the form of the gallery', () => {
    expect(examples.length).toBeGreaterThan(0);
    for (const [name, field] of examples) {
      expect(field.control).toBe(kind);
      expect(fieldSchema.parse(field, { locales } as SpecContext)).toEqual(field);
      expect(exampleForm.fields.map((one) => one.name)).toContain(name);
    }
  });

  test('accepts the answers of its examples, and refuses the wrong ones', () => {
    // Errors of dates are in the language of the page.
    vi.stubGlobal('document', { getElementById: () => ({ dataset: { locale: 'es' } }) });
    onTestFinished(() => void vi.unstubAllGlobals());
    for (const [name, field] of Object.entries(fieldsOf(words))) {
      const spec = { ...base, forms: { contact: { ...contact, fields: { [name]: field }, payload: {} } } };
      const rule = answerRule(spec, spec.forms.contact, name);
      // A constant has none.
      if (!rule) continue;
      const expected = { ...rule, missing: '', tooLong: '', settings: field } as ExpectedField;
      const given = answer?.(expected, ([before, after] = ['', '']) => `${before}ana${after}`);
      expect(problemOf(rule, given ?? rule.options?.[0] ?? 'Ana')).toBeUndefined();
      for (const { value } of wrong?.(expected, 'es') ?? []) expect(problemOf(rule, value)).toBeDefined();
    }
  });

  test('brings its files to the forms that use it, and no others', () => {
    const [field] = Object.values(fieldsOf(words));
    const emitted = (used: Readonly<Record<string, Field>>, path: string): string | undefined =>
      emitForms({ ...base, forms: { contact: { ...contact, fields: used, payload: {} } } }).find((file) =>
        file.path.endsWith(path),
      )?.content;
    const imports = (path: string, file: string): readonly boolean[] =>
      [{ one: field as Field }, {}].map((used) => emitted(used, path)?.includes(`fields/${kind}/${file}'`) === true);
    expect(imports('/controls.ts', 'control.tsx')).toEqual([has(kind, 'control.tsx'), false]);
    expect(imports('/answers.ts', 'answer.ts')).toEqual([has(kind, 'answer.ts'), false]);
    const stored = answers[`../../site/fields/${kind}/answer.ts`]?.answer.stored;
    expect(fieldTraits(field as Field).converts === true).toBe(stored !== undefined);
  });
});
