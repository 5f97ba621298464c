import { placeholder } from '../compile/placeholders.ts';
import type { Field, Form, Table } from '../schema/index.ts';

/** The number of characters as PostgreSQL counts them. */
export const characters = (text: string): number => [...text].length;

/** The most characters that a field without a limit of its own or a column behind it takes. */
const otherwise = 320;

/** The most characters that a field can send. */
export const longest = (form: Form, table: Table, name: string, field: Field): number => {
  if (field.control === 'select') return Math.max(...field.options.map(({ value }) => characters(value)));
  if (field.max !== undefined) return field.max;
  const limits = Object.entries(form.payload).flatMap(([column, source]) => {
    const target = table.columns[column];
    return source.kind === 'from' && source.field === name && target?.type === 'text' ? [target.max] : [];
  });
  return limits.length > 0 ? Math.min(...limits) : otherwise;
};

/** The fields that a template names; one that it names twice takes room twice, and is listed twice. */
export const fieldsOfTemplate = (template: string): string[] => [...template.matchAll(placeholder)].map(([, name]) => name ?? '');
