import type { CompiledForm, FormRules } from '#contract';
import { forms } from '#generated/forms/index.ts';
import { rules } from '#generated/forms/rules.ts';

import { dayAt } from '../../site/lib/forms/day.ts';
import { UserError } from '../../site/user-error.mjs';

/** Creates rows as one of the site's forms would send them. */
export interface RowMaker {
  readonly table: string;
  readonly columns: readonly string[];
  /** The column that contains each row's `markOf`. */
  readonly marked: string;
  make(index: number): Readonly<Record<string, unknown>>;
}

/** The text that identifies a row. */
export function markOf(index: number): string {
  return `lead ${index}`;
}

function answerOf(field: CompiledForm['fields'][number], marked: string, index: number): string {
  if (field.name === marked) return markOf(index);
  if (!field.required) return '';
  if (field.options) return field.options[0]?.value ?? '';
  if (field.control === 'date') return dayAt(field.from) ?? dayAt(field.until) ?? '2026-11-30';
  const answers: Partial<Record<typeof field.control, string>> = {
    checkbox: 'on',
    number: '1',
    email: `load-${index}@example.com`,
    url: 'https://example.com/',
  };
  return answers[field.control] ?? `Load ${index}`;
}

/** A maker of rows for the first form with a text column for the mark. */
export async function rowMaker(): Promise<RowMaker> {
  for (const [id, { fields, table }] of Object.entries<CompiledForm>(forms)) {
    const longText =
      fields.find(({ control }) => control === 'textarea') ?? fields.find(({ control }) => control === 'text');
    const loadRules = (rules as unknown as Readonly<Record<string, () => Promise<FormRules>>>)[id];
    if (longText === undefined || !loadRules) continue;
    const { toPayload, hidden } = await loadRules();
    const make = (index: number): Readonly<Record<string, unknown>> => {
      const answers = Object.fromEntries(fields.map((field) => [field.name, answerOf(field, longText.name, index)]));
      for (const name of hidden?.(answers as never) ?? []) answers[name] = '';
      return toPayload(answers as never, new Date().toISOString());
    };
    const row = make(0);
    const marked = Object.keys(row).find((column) => row[column] === markOf(0));
    if (marked !== undefined) return { table, columns: Object.keys(row), marked, make };
  }
  throw new UserError('No form of the site stores a text that could identify its rows.');
}
