import type { Json, PageAnswer, SeenEdit, SpecPath } from '../contract.ts';
import { isText, valueAt } from './places.ts';

/** Stands for a language where a text is the same in all of them: the name of the firm, its telephone number. */
export const anyLanguage = '';

/** The words at a place, by language; nothing where something else stands there. */
export function textsAt(
  page: PageAnswer,
  path: SpecPath,
  locales: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const value = valueAt(page, path);
  if (typeof value === 'string') return { [anyLanguage]: value };
  return isText(value, locales) ? value : undefined;
}

/** Writes words over those that were seen. */
export function editOf(
  at: SpecPath,
  texts: Readonly<Record<string, string>>,
  seen: Readonly<Record<string, string>> | undefined,
): SeenEdit {
  const same = texts[anyLanguage];
  if (same === undefined) return { edit: { kind: 'text', at, texts }, ...(seen && { seen: { ...seen } }) };
  const before: Json | undefined = seen?.[anyLanguage];
  return { edit: { kind: 'value', at, value: same }, ...(before !== undefined && { seen: before }) };
}
