import { maxLength } from '../compile/field.ts';
import { placeholder } from '../compile/placeholders.ts';
import type { Field, Form, Table } from '../schema/index.ts';

/** The number of characters as PostgreSQL counts them. */
export function characters(text: string): number {
  return [...text].length;
}

/** The most characters that a field can send. */
export function longest(form: Form, table: Table, name: string, field: Field): number {
  return 'options' in field
    ? Math.max(...field.options.map(({ value }) => characters(value)))
    : maxLength(table, form, name, field);
}

/** The fields that a template names; one that it names twice takes room twice, and is listed twice. */
export function fieldsOfTemplate(template: string): string[] {
  return [...template.matchAll(placeholder)].map(([, name]) => name ?? '');
}
