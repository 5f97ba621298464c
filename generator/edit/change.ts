import type { SpecPath } from '../diagnostics/diagnostic.ts';
import { valueAt } from '../read/shape.ts';
import type { Edit, Values } from './contract.ts';
import { addArticle, addPage, removeArticle, removePage } from './pages.ts';
import type { Change } from './pages.ts';
import { gone, inserted, moved, removed, withEntry, withoutProperty, withProperty } from './places.ts';
import { EditError } from './edit-error.ts';

/** Applies an edit to the spec's value. Unchanged parts keep their identity. @throws CannotEdit */
export function applyToValue(spec: unknown, edit: Edit | Values, locales: readonly string[]): Change {
  switch (edit.kind) {
    case 'text':
      return { value: withText(spec, edit.at, edit.texts, locales) };
    case 'value':
      return { value: withProperty(spec, edit.at, edit.value) };
    case 'values':
      return { value: edit.values.reduce((made, { at, value }) => withProperty(made, at, value), spec) };
    case 'unset':
      return { value: withoutProperty(spec, edit.at) };
    case 'insert':
      return { value: inserted(spec, edit.list, edit.index, edit.item) };
    case 'remove':
      return { value: removed(spec, edit.list, edit.index) };
    case 'move':
      return { value: moved(spec, edit.list, edit.from, edit.to) };
    case 'entry':
      return { value: withEntry(spec, edit) };
    case 'page':
      return addPage(spec, edit, locales);
    case 'removePage':
      return { value: removePage(spec, edit.page) };
    case 'article':
      return addArticle(spec, edit, locales);
    case 'removeArticle':
      return { value: removeArticle(spec, edit.slug) };
  }
}

function withText(
  spec: unknown,
  at: SpecPath,
  texts: Readonly<Record<string, string>>,
  locales: readonly string[],
): unknown {
  const unknown = Object.keys(texts).find((locale) => !locales.includes(locale));
  if (unknown !== undefined) throw new EditError('edit/gone', `The site has no language "${unknown}".`);
  const before = valueAt(spec, at) as Readonly<Record<string, unknown>> | undefined;
  if (before?.['kind'] === 'message') return withText(spec, ['messages', String(before['name'])], texts, locales);
  const missing = before ? undefined : locales.find((locale) => texts[locale] === undefined);
  if (missing !== undefined)
    throw new EditError('edit/languages', `A new text needs all languages; "${missing}" is missing.`);
  if (before && Object.keys(texts).some((locale) => typeof before[locale] !== 'string')) throw gone('text');
  const order = before ? Object.keys(before) : locales;
  return withProperty(spec, at, Object.fromEntries(order.map((one) => [one, texts[one] ?? before?.[one] ?? ''])));
}
