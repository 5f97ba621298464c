import { readFileSync } from 'node:fs';
import type { Period } from '../schema/index.ts';

/** An SQL string literal. */
export function quoted(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

/** An SQL array of texts. */
export function textArray(values: readonly string[]): string {
  return `array[${values.map(quoted).join(', ')}]::text[]`;
}

/** An SQL interval. */
export function interval({ count, unit }: Period): string {
  return `interval '${count} ${unit}'`;
}

/** Reads SQL that does not depend on the spec from `fixed/`. Each file can run repeatedly. */
export function fixedSql(name: string): string {
  return readFileSync(new URL(`fixed/${name}.sql`, import.meta.url), 'utf8')
    .replaceAll('\r\n', '\n')
    .trimEnd();
}

/** Creates a function of the private schema that returns values of the spec. */
export function specFunction(name: string, takes: string, returns: string, body: string): string {
  return `create or replace function site_internal.${name}(${takes}) returns ${returns}
language sql immutable set search_path = pg_catalog, pg_temp as $$
${body}
$$;`;
}
