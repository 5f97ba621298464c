import type { CompiledForm, FormRules, TableRules } from '#contract';
import { tables } from '#generated/backend.ts';
import { forms } from '#generated/forms/index.ts';
import { rules } from '#generated/forms/rules.ts';

import { dayAt } from '../../site/lib/forms/day.ts';
import { UserError } from '../../site/user-error.mjs';

/** Creates rows as one of the site's forms would send them. */
export interface RowMaker {
  readonly table: string;
  /** The column with each row's `emailOf`. */
  readonly email: string;
  make(index: number): Readonly<Record<string, unknown>>;
}

/** The address that identifies a row. */
export function emailOf(index: number): string {
  return `load-${index}@example.com`;
}

function answerOf(field: CompiledForm['fields'][number], index: number): string {
  if (field.control === 'email') return emailOf(index);
  if (!field.required) return '';
  if (field.options) return field.options[0]?.value ?? '';
  if (field.control === 'date') return dayAt(field.from) ?? dayAt(field.until) ?? '2026-11-30';
  const answers: Partial<Record<typeof field.control, string>> = {
    checkbox: 'on',
    number: '1',
    url: 'https://example.com/',
  };
  return answers[field.control] ?? `Load ${index}`;
}

/** A maker of rows for the first form that stores an e-mail address. */
export async function rowMaker(): Promise<RowMaker> {
  for (const [id, { fields, table }] of Object.entries<CompiledForm>(forms)) {
    const email = (tables as TableRules)[table]?.email;
    const loadRules = (rules as unknown as Readonly<Record<string, () => Promise<FormRules>>>)[id];
    if (email === undefined || !loadRules) continue;
    const { toPayload, hidden } = await loadRules();
    const make = (index: number): Readonly<Record<string, unknown>> => {
      const answers = Object.fromEntries(fields.map((field) => [field.name, answerOf(field, index)]));
      for (const name of hidden?.(answers as never) ?? []) answers[name] = '';
      return toPayload(answers as never, new Date().toISOString());
    };
    if (make(0)[email] === emailOf(0)) return { table, email, make };
  }
  throw new UserError('No form of the site stores an e-mail address, which could identify its rows.');
}
