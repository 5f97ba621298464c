import type { AllFormRules, CompiledForm, TableRules } from '#contract';
import { tables } from '#generated/backend.ts';
import { forms } from '#generated/forms/index.ts';
import { rules } from '#generated/forms/rules.ts';

import { dayAt } from '../../site/fields/date/answer.ts';
import { UserError } from '../../site/user-error.mjs';

/** Creates rows as one of the site's forms would send them; `email` is the column with each row's own address. */
export type RowMaker = Awaited<ReturnType<typeof rowMaker>>;

function emailOf(index: number): string {
  return `load-${index}@example.com`;
}

function answerOf(field: CompiledForm['fields'][number], index: number): string {
  if (field.control === 'email') return emailOf(index);
  if (!field.required) return '';
  if (field.options) return field.options[0]?.value ?? '';
  if (field.control === 'date') return dayAt(field.from) ?? dayAt(field.until) ?? '2026-11-30';
  if (field.control === 'url') return 'https://example.com/';
  if (field.control === 'number') return '1';
  return field.control === 'checkbox' ? 'on' : `Load ${index}`;
}

/** A maker of rows for the first form that stores an e-mail address. */
export async function rowMaker() {
  for (const [id, { table, toPayload, hidden }] of Object.entries<AllFormRules[string]>(rules)) {
    const email = (tables as TableRules)[table]?.email;
    const { fields = [] } = (forms as Readonly<Record<string, CompiledForm>>)[id] ?? {};
    if (email === undefined) continue;
    const make = (index: number): Readonly<Record<string, unknown>> => {
      const answers = Object.fromEntries(fields.map((field) => [field.name, answerOf(field, index)]));
      for (const name of hidden?.(answers as never) ?? []) answers[name] = '';
      return toPayload(answers as never, new Date().toISOString());
    };
    if (make(0)[email] === emailOf(0)) return { table, email, make };
  }
  throw new UserError('No form of the site stores an e-mail address, which could identify its rows.');
}
