import type { CompiledForm, FormRules } from '#contract';
import { forms } from '#generated/forms/index.ts';
import { rules } from '#generated/forms/rules.ts';
import { dayAt } from '../../site/lib/forms/day.ts';

import { UserError } from '../../site/user-error.mjs';

/** How rows are made that a form of the site could have sent. */
export interface RowMaker {
  readonly table: string;
  readonly columns: readonly string[];
  /** The column in which each row says which one it is. */
  readonly marked: string;
  make(index: number): Readonly<Record<string, unknown>>;
}

/** What a row says of itself. */
export function markOf(index: number): string {
  return `lead ${index}`;
}

function longText({ fields }: CompiledForm) {
  return fields.find(({ control }) => control === 'textarea') ?? fields.find(({ control }) => control === 'text');
}

function answerOf(field: CompiledForm['fields'][number], marked: string, index: number): string {
  if (field.name === marked) return markOf(index);
  if (!field.required) return '';
  if (field.options) return field.options[0]?.value ?? '';
  if (field.control === 'checkbox') return 'on';
  if (field.control === 'date') return dayAt(field.from) ?? dayAt(field.until) ?? '2026-11-30';
  if (field.control === 'number') return '1';
  if (field.control === 'email') return `load-${index}@example.com`;
  return field.control === 'url' ? 'https://example.com/' : `Load ${index}`;
}

/** Makes rows as the first form of the site does that has a text to tell them apart by. */
export async function rowMaker(): Promise<RowMaker> {
  for (const [id, form] of Object.entries(forms)) {
    const name = longText(form)?.name;
    const load = (rules as unknown as Readonly<Record<string, () => Promise<FormRules>>>)[id];
    if (name === undefined || !load) continue;
    const { toPayload, hidden } = await load();
    const make = (index: number): Readonly<Record<string, unknown>> => {
      const answers = Object.fromEntries(form.fields.map((field) => [field.name, answerOf(field, name, index)]));
      for (const unasked of hidden?.(answers as never) ?? []) answers[unasked] = '';
      return toPayload(answers as never, new Date().toISOString());
    };
    const row = make(0);
    const marked = Object.keys(row).find((column) => row[column] === markOf(0));
    if (marked !== undefined) return { table: form.table, columns: Object.keys(row), marked, make };
  }
  throw new UserError('No form of the site stores a text by which its rows can be told apart.');
}
