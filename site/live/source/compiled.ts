import { markOrigin } from '../../shared/text-origin.ts';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapped(
  value: unknown,
  path: string,
  map: (record: Readonly<Record<string, unknown>>, path: string) => unknown,
): unknown {
  const below = (key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);
  if (Array.isArray(value)) return value.map((item, index) => mapped(item, below(index), map));
  if (!isRecord(value)) return value;
  const record = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapped(inner, below(key), map)]));
  return map(record, path);
}

/**
 * Adds the paths of compiled links and buttons to their labels: several may share a text, whose own origin does not
 * tell them apart.
 *
 * @param root `page` or `navigation`
 */
export function withActions<T>(compiled: T, root: string): T {
  return mapped(compiled, root, (record, path) =>
    typeof record['label'] === 'string' && ('kind' in record || 'link' in record)
      ? { ...record, label: markOrigin(record['label'], path) }
      : record,
  ) as T;
}

/** Adds origins to the texts of a compiled form. */
export function withFormOrigins<T extends { readonly id: string }>(form: T, locales: readonly string[]): T {
  return mapped(form, '', (record, path) => {
    if (Object.keys(record).length !== locales.length || !locales.every((locale) => typeof record[locale] === 'string'))
      return record;
    // Addresses differ by language too, but are not texts.
    if (/[hH]ref$|\.navigate$/.test(path)) return record;
    return Object.fromEntries(
      Object.entries(record).map(([locale, text]) => [locale, markOrigin(text as string, `form/${form.id}:${path}`)]),
    );
  }) as T;
}
