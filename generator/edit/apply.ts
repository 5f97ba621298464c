import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { valueAt } from '../read/shape.ts';
import { exportOf, follow } from '../read/follow.ts';
import type { Expression } from '../read/source.ts';
import { walk } from '../read/locate.ts';
import type { Edit, JsonObject, Values } from './contract.ts';
import { addField, changeField, removeField } from './fields.ts';
import { specifierOf } from './imports.ts';
import {
  addArticle,
  addPage,
  isArticle,
  removeArticle,
  removePage,
  withShortBody,
  type NewFile,
  type Change,
} from './pages.ts';
import { withoutEmptyTranslations } from './languages.ts';
import { printObject } from './print.ts';
import { EditError } from './edit-error.ts';
import { rewrite } from './rewrite.ts';
import { Rewriting, type EditState } from './state.ts';
import type { SpecPath } from '../diagnostics/diagnostic.ts';
import { gone, inserted, moved, removed, withEntry, withMovedEntry, withoutProperty, withProperty } from './values.ts';

/** Applies one edit in memory, completely or not at all. @throws EditError */
export function applyEdit(state: EditState, edit: Edit | Values): void {
  const original = String(valueAt(state.value, ['locales', 'default']));
  // An empty text in an edit of a text removes that translation.
  const complete = edit.kind === 'text' ? edit : withoutEmptyTranslations(edit, state.locales, original);
  const { value, file } = applyToValue(state.value, complete, state.locales);
  const main = state.drafts.open(state.entry);
  const site = main && exportOf(state.drafts, main, 'default');
  if (!site) throw new EditError('edit/code', 'The spec does not export the site by default.');
  const rewriting = new Rewriting(state);
  if (file) writeEntryFile(rewriting, site, file, value);
  rewrite(rewriting, site, state.value, value, []);
  rewriting.finish();
  state.value = value;
}

/** Writes a new list entry to a file of its own, in the folder of the entry before it. */
function writeEntryFile(
  rewriting: Rewriting,
  site: Expression,
  { list, index, name, folder, helper, title }: NewFile,
  spec: unknown,
): void {
  const { state } = rewriting;
  const { drafts } = state;
  const entry = valueAt(spec, [...list, index]);
  rewriting.codes.set(entry, (listFile) => {
    const neighbour = follow(drafts, walk(drafts, site, [...list, Math.max(0, index - 1)]).step.value).source.fileName;
    const directory = neighbour === listFile ? join(dirname(state.entry), folder) : dirname(neighbour);
    const file = join(directory, `${name}.ts`);
    if (drafts.read(file) !== undefined || existsSync(file))
      throw new EditError('edit/taken', `The file ${file} exists already. Choose another name.`);
    const call = rewriting.imported(file, '#schema', helper);
    const code = `${call}(${printObject(entry as JsonObject, rewriting.printing(file), true)})`;
    rewriting.files.set(file, `/** ${title.replaceAll('*/', '* /')}. */\nexport default ${code};\n`);
    return rewriting.imported(listFile, specifierOf(listFile, file), 'default', name);
  });
}

/** Applies an edit to the spec's value. Unchanged parts keep their object identity. @throws EditError */
export function applyToValue(spec: unknown, edit: Edit | Values, locales: readonly string[]): Change {
  switch (edit.kind) {
    case 'text':
      return { value: withText(spec, edit.at, edit.texts, locales) };
    case 'value':
      return {
        value: withProperty(spec, edit.at, isArticle(edit.at) ? withShortBody(edit.value as JsonObject) : edit.value),
      };
    case 'values':
      return { value: edit.values.reduce((result, { at, value }) => withProperty(result, at, value), spec) };
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
    case 'moveEntry':
      return { value: withMovedEntry(spec, edit) };
    case 'field':
      return { value: addField(spec, edit, locales) };
    case 'changeField':
      return { value: changeField(spec, edit, locales) };
    case 'removeField':
      return { value: removeField(spec, edit) };
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
  const original = String(valueAt(spec, ['locales', 'default']));
  if (!before && (texts[original] ?? '').trim() === '')
    throw new EditError('edit/languages', `A new text needs the default language, "${original}".`);
  if (before && Object.values(before).some((words) => typeof words !== 'string')) throw gone('text');
  const order = before ? new Set([...Object.keys(before), ...Object.keys(texts)]) : locales;
  const merged = Object.fromEntries(
    [...order].map((locale) => [locale, String(texts[locale] ?? before?.[locale] ?? '')]),
  );
  return withProperty(spec, at, withoutEmptyTranslations(merged, locales, original));
}
