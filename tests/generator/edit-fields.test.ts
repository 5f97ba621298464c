import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Edit, EditResult, Json } from '../../generator/edit/contract.ts';
import spec from '#spec';
import type { SiteSpec } from '../../generator/schema/index.ts';
import { lines, made, refusal, root } from './support/edits.ts';

const city = { control: 'text', label: { es: 'Ciudad', en: 'City' } };
const addCity: Edit = { kind: 'field', form: 'contact-home', field: city };

/** The lines that edits remove from and add to a file of the spec. */
function linesIn({ files }: EditResult, path: string): string[] {
  return lines(files.find((file) => file.path === path));
}

function fieldOf(form: string, name: string): { readonly [key: string]: Json } {
  const forms = spec.forms as SiteSpec['forms'];
  return JSON.parse(JSON.stringify(forms[form]?.fields[name])) as { [key: string]: Json };
}

describe('a field', () => {
  it('is added with its column, as the recipe does', async () => {
    const result = await made(addCity);
    expect(linesIn(result, 'spec/forms/contact-home.ts')).toEqual([
      `+    ciudad: textField({ es: 'Ciudad', en: 'City' }),`,
      `+    ciudad: fromOrNull('ciudad'),`,
    ]);
    expect(linesIn(result, 'spec/tables.ts')).toEqual(['+      ciudad: text({ max: 320, nullable: true }),']);
    expect(Object.keys(result.spec.forms['contact-home']?.fields ?? {})).toEqual([
      'name',
      'email',
      'company',
      'message',
      'ciudad',
    ]);
    expect(result.sql).toContain('alter table public.leads add column if not exists ciudad text;');
    expect(result.sql).not.toContain('drop column');
  });

  it.each(['text', 'textarea', 'email', 'tel', 'url', 'checkbox'])('is added as %s by its helper', async (control) => {
    const result = await made({ kind: 'field', form: 'softlanding', field: { ...city, control, required: true } });
    expect(linesIn(result, 'spec/forms/softlanding.ts').join('\n')).toContain(`ciudad: ${control}Field(`);
    expect(linesIn(result, 'spec/forms/softlanding.ts')).toContain(`+    ciudad: from('ciudad'),`);
  });

  it('of a day or a number gets a column of that type', async () => {
    const label = { es: 'Dato', en: 'Fact' };
    const add = (field: Json): Edit => ({
      kind: 'field',
      form: 'softlanding',
      field: { ...city, ...(field as object), label } as typeof city,
    });
    const day = await made(add({ control: 'date', required: true, min: { fromToday: 0 } }));
    expect(linesIn(day, 'spec/forms/softlanding.ts').join('\n')).toContain('required: true, min: today()');
    expect(linesIn(day, 'spec/tables.ts')).toContain('+      dato: date({ nullable: true }),');
    const count = await made(add({ control: 'number' }));
    expect(linesIn(count, 'spec/forms/softlanding.ts')).toContain(`+    dato: fromOrNull('dato'),`);
    expect(linesIn(count, 'spec/tables.ts')).toContain(
      '+      dato: integer({ min: 0, max: 999999999, nullable: true }),',
    );
    const change = await made(add({ control: 'number', min: -50, max: 50, decimals: 1 }));
    expect(linesIn(change, 'spec/tables.ts')).toContain(
      '+      dato: decimal({ min: -50, max: 999999999, decimals: 2, nullable: true }),',
    );
  });

  it('derives the stored value of an option from its label, and keeps it when the label changes', async () => {
    const option = (es: string, value?: string): Json => ({ label: { es, en: 'Yes' }, ...(value && { value }) });
    const field = { control: 'radio', label: { es: '¿Tiene RFC?', en: 'Do you have an RFC?' } };
    const add = (options: Json): Edit => ({ kind: 'field', form: 'contact-home', field: { ...field, options } });
    const { spec } = await made(add([option('Sí, ya'), option('Sí, ya'), option('是')]));
    const values = [{ value: 'si-ya' }, { value: 'si-ya-2' }, { value: 'option' }];
    expect(spec.forms['contact-home']?.fields['tiene_rfc']).toMatchObject({ options: values });
    const changed = await made(add([option('Sí')]), {
      kind: 'changeField',
      form: 'contact-home',
      name: 'tiene_rfc',
      field: { ...field, options: [option('Claro', 'si'), option('No')] },
    });
    expect(changed.spec.forms['contact-home']?.fields['tiene_rfc']).toMatchObject({
      options: [{ value: 'si', label: { es: 'Claro' } }, { value: 'no' }],
    });
  });

  it('gets a name that is free in the form and in SQL, and shares the column of another form', async () => {
    const named = (form: string, es: string): Edit => ({
      kind: 'field',
      form,
      field: { ...city, label: { es, en: es } },
    });
    const edits = ['Order', 'Id', 'Message', '2 pagos', '城市'].map((words) => named('contact-home', words));
    const { spec } = await made(...edits, named('contact-page', 'Order'));
    expect(Object.keys(spec.forms['contact-home']?.fields ?? {}).slice(4)).toEqual([
      'order_2',
      'id_2',
      'message_2',
      'field_2_pagos',
      'field',
    ]);
    expect(spec.forms['contact-page']?.payload).toMatchObject({ order_2: { kind: 'from', field: 'order_2' } });
    expect(Object.keys(spec.tables['leads']?.columns ?? {}).filter((name) => name.startsWith('order'))).toEqual([
      'order_2',
    ]);
  });

  it('becomes optional with a column that may be empty, and required without a change of the database', async () => {
    const { required: _, ...message } = fieldOf('contact-home', 'message');
    const optional = await made({ kind: 'changeField', form: 'contact-home', name: 'message', field: message });
    expect(linesIn(optional, 'spec/forms/contact-home.ts')).toEqual([
      '-        required: true,',
      `-    message: from('message'),`,
      `+    message: fromOrNull('message'),`,
    ]);
    expect(linesIn(optional, 'spec/tables.ts')).toContain('+      message: text({ max: 10_000, nullable: true }),');
    const company = { ...fieldOf('contact-home', 'company'), required: true };
    const required = await made({ kind: 'changeField', form: 'contact-home', name: 'company', field: company });
    expect(required.files.map(({ path }) => path)).toEqual(['spec/forms/contact-home.ts']);
    expect(required.sql).toBeUndefined();
  });

  it('loses an option, also one that is chosen at first, while its column and what was received stay', async () => {
    const field = fieldOf('softlanding-promo', 'tipoEmpresa');
    const options = field['options'] as readonly { readonly value: string }[];
    const rest = options.slice(1) as unknown as Json;
    const first = { ...field, initial: options[0]?.value ?? '' };
    const change = (changed: { readonly [key: string]: Json }): Edit => ({
      kind: 'changeField',
      form: 'softlanding-promo',
      name: 'tipoEmpresa',
      field: changed,
    });
    const result = await made(change(first), change({ ...first, options: rest }));
    expect(result.spec.forms['softlanding-promo']?.fields['tipoEmpresa']).toMatchObject({ options: rest });
    expect(result.spec.forms['softlanding-promo']?.fields['tipoEmpresa']).not.toHaveProperty('initial');
    expect(result.sql).toBeUndefined();
    expect(result.warnings.filter(({ code }) => code !== 'text/untranslated')).toEqual([]);
  });

  it('is removed without its column, whose name stays on the desk', async () => {
    const result = await made({ kind: 'removeField', form: 'career', name: 'telefono' });
    expect(result.spec.forms['career']?.fields).not.toHaveProperty('telefono');
    expect(linesIn(result, 'spec/tables.ts')).toContain('+      telefono: text({ max: 320, nullable: true }),');
    expect(linesIn(result, 'spec/desk.ts')).toEqual([`+        telefono: { es: 'Teléfono', en: 'Telephone' },`]);
    expect(result.sql).toContain('alter column telefono drop not null');
    expect(result.sql).not.toMatch(/drop column|retire/);
    const part = await made({ kind: 'removeField', form: 'softlanding-promo', name: 'mensaje' });
    expect(linesIn(part, 'spec/forms/softlanding-promo.ts')).toContain(
      `+    mensaje: template('Equipo nuevo - Tipo: {{tipoEmpresa}} - '),`,
    );
  });

  it('stays if the form needs it', async () => {
    const remove = (name: string, form = 'contact-home'): Edit => ({ kind: 'removeField', form, name });
    expect(await refusal([remove('email')])).toBe('edit/field-email');
    expect(await refusal([remove('name')])).toBe('edit/field-person');
    expect(await refusal([remove('none')])).toBe('edit/gone');
    const { required: _, ...email } = fieldOf('contact-home', 'email');
    expect(await refusal([{ kind: 'changeField', form: 'contact-home', name: 'email', field: email }])).toBe(
      'edit/field-email',
    );
    const consent = { ...city, control: 'checkbox', required: true };
    const link = { kind: 'page', page: 'privacy', label: city.label };
    const addConsent: Edit = { kind: 'field', form: 'contact-home', field: { ...consent, link } };
    expect(await refusal([addConsent, remove('ciudad')])).toBe('edit/field-consent');
    const reason: Edit = {
      kind: 'field',
      form: 'contact-home',
      field: { control: 'text', label: { es: 'Motivo', en: 'Reason' }, showIf: { field: 'ciudad', is: true } },
    };
    const addBox: Edit = { kind: 'field', form: 'contact-home', field: { ...city, control: 'checkbox' } };
    expect(await refusal([addBox, reason, remove('ciudad')])).toBe('edit/field-condition');
  });

  it('leaves the source as it was', async () => {
    const { files } = await made(addCity, {
      kind: 'moveEntry',
      of: ['forms', 'contact-home', 'fields'],
      name: 'ciudad',
    });
    for (const { path, before } of files) expect(readFileSync(`${root}/${path}`, 'utf8')).toBe(before);
  });
});
