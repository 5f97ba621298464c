import type { PageAnswer, SeenEdit, SpecPath } from '../contract.ts';
import { isText, valueAt } from './places.ts';

/** The key of a text that is the same in all languages, such as the firm's name or telephone number. */
export const anyLanguage = '';

/** The text at a path by language; `undefined` if the value is not a text. */
export function textsAt(
  page: PageAnswer,
  path: SpecPath,
  locales: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const value = valueAt(page, path);
  if (typeof value === 'string') return { [anyLanguage]: value };
  return isText(value, locales) ? value : undefined;
}

/** The edit that replaces a text that the user saw. */
export function editOf(
  at: SpecPath,
  texts: Readonly<Record<string, string>>,
  seen: Readonly<Record<string, string>> | undefined,
): SeenEdit {
  const same = texts[anyLanguage];
  if (same === undefined) return { edit: { kind: 'text', at, texts }, seen };
  return { edit: { kind: 'value', at, value: same }, seen: seen?.[anyLanguage] };
}
