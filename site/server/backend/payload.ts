import type { TableRule } from '#contract';
import { ApiError } from './api-error.ts';

export interface Payload {
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Parses the body that supabase-js sends: an object, or an array of objects with the same keys. Its parameter `columns`
 * repeats these keys.
 *
 * @throws {ApiError} as PostgREST would, for anything else, a column that visitors may not fill, or too many rows
 */
export function readPayload(text: string, table: string, rule: TableRule): Payload {
  const value = parse(text);
  const rows: unknown[] = Array.isArray(value) ? value : [value];
  if (!rows.every(isRow)) throw invalid('All object keys must match', 'A row has to be a JSON object');
  if (rows.length > rule.maxRows) {
    throw new ApiError(400, {
      code: '54000',
      message: 'Too many rows',
      details: `At most ${rule.maxRows} can be inserted at once`,
    });
  }
  const columns = columnsOf(rows);
  const unknown = columns.find((column) => !rule.columns.includes(column));
  if (unknown !== undefined) {
    throw new ApiError(400, {
      code: 'PGRST204',
      message: `Could not find the '${unknown}' column of '${table}' in the schema cache`,
    });
  }
  return { columns, rows };
}

function parse(text: string): unknown {
  if (text === '') throw invalid('Empty or invalid json', null);
  try {
    return JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? storable(value) : value));
  } catch {
    throw invalid('Empty or invalid json', null);
  }
}

/** PostgreSQL's `text` can hold neither NUL nor a lone surrogate. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function columnsOf(rows: readonly Record<string, unknown>[]): string[] {
  const columns = Object.keys(rows[0] ?? {});
  const same = rows.every((row) => {
    const keys = Object.keys(row);
    return keys.length === columns.length && keys.every((key) => columns.includes(key));
  });
  if (!same) throw invalid('All object keys must match', null);
  return columns;
}

function invalid(message: string, details: string | null): ApiError {
  return new ApiError(400, { code: 'PGRST102', message, details });
}
