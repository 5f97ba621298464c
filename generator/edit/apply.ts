import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ts } from 'ts-morph';
import { valueAt } from '../read/shape.ts';
import { exportOf, follow, bare, importOf, named, type Expression } from '../read/follow.ts';
import { walk } from '../read/locate.ts';
import type { SpecPath } from '../diagnostics/diagnostic.ts';
import { type Edit, type JsonObject, type Values, EditError } from './contract.ts';
import { addField, changeField, removeField } from './fields.ts';
import { specifierOf, isKey } from './imports.ts';
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
import {
  withoutEmptyTranslations,
  gone,
  inserted,
  moved,
  removed,
  withEntry,
  withMovedEntry,
  withoutProperty,
  withProperty,
  placesOf,
  shared,
} from './values.ts';
import { printObject, Rewriting } from './print.ts';
import { rewrite } from './rewrite.ts';
import { type EditState, type Drafts, type EditedSite } from './site.ts';

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
function applyToValue(spec: unknown, edit: Edit | Values, locales: readonly string[]): Change {
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

/** The place of the spec that an edit changes. A text is not written out: it changes wherever it is used. */
function placeOf(edit: Edit | Values): SpecPath {
  if (edit.kind === 'text') return [];
  if ('at' in edit) return edit.at;
  if ('list' in edit) return edit.list;
  if ('of' in edit) return edit.of;
  return 'form' in edit ? ['forms', edit.form, 'fields'] : [];
}

/**
 * Writes out the constants that the edited place shares with others, at this place alone.
 * @returns the other places, which keep the constants
 * @throws EditError if the code of a constant cannot be copied
 */
export async function unfold(site: EditedSite, state: EditState, edit: Edit | Values): Promise<SpecPath[]> {
  const place = placeOf(edit);
  const others: SpecPath[] = [];
  for (let found = nextShared(state, place); found; found = nextShared(state, place)) {
    others.push(...found.others);
    const rewriting = new Rewriting(state);
    rewriting.replace(
      found.name,
      copyOf(rewriting, definitionOf(state.drafts, found.name), found.name.source.fileName),
    );
    rewriting.finish();
    // oxlint-disable-next-line eslint/no-await-in-loop -- a constant may contain others
    state.value = await site.run(state.drafts);
  }
  return others;
}

/** The first name on the way to a place whose value other places have too. */
function nextShared(
  { drafts, entry, value }: EditState,
  place: SpecPath,
): { readonly name: Expression; readonly others: readonly SpecPath[] } | undefined {
  const main = drafts.open(entry);
  const start = main && exportOf(drafts, main, 'default');
  if (!start) return undefined;
  for (let length = 1; length <= place.length; length += 1) {
    const path = place.slice(0, length);
    const { step, complete } = walk(drafts, start, path);
    const name = { ...step.value, node: bare(step.value.node) };
    const others = placesOf(value, valueAt(value, path)).filter((one) => one.join('.') !== path.join('.'));
    if (complete && others.length > 0 && named(drafts, name)) return { name, others };
  }
  return undefined;
}

/** The expression that a chain of names leads to. */
function definitionOf(drafts: Drafts, name: Expression): Expression {
  const next = named(drafts, { ...name, node: bare(name.node) });
  return next ? definitionOf(drafts, next) : name;
}

/** The code of an expression for another file, which imports what it needs. Comments and `sample(…)` stay. */
function copyOf(r: Rewriting, { node, source }: Expression, file: string): string {
  const begin = node.getStart(source);
  let [code, end] = ['', begin];
  const visit = (one: ts.Node): void => {
    if (!ts.isIdentifier(one) || isKey(one) || one.text === 'undefined') return void ts.forEachChild(one, visit);
    const local = source.fileName === file ? one.text : localName(r, { node: one, source }, file);
    const isShort = ts.isShorthandPropertyAssignment(one.parent) && local !== one.text;
    code += source.text.slice(end, one.getStart(source)) + (isShort ? `${one.text}: ${local}` : local);
    end = one.getEnd();
  };
  visit(node);
  return code + source.text.slice(end, node.getEnd());
}

/** What to write in a file for a name of another one: the name of an import, or the value of a constant. */
function localName(r: Rewriting, name: Expression & { readonly node: ts.Identifier }, file: string): string {
  const { drafts } = r.state;
  const { node, source } = name;
  const imported = importOf(source, node.text);
  if (imported?.specifier.startsWith('#')) return r.imported(file, imported.specifier, imported.name, node.text);
  const from = imported && drafts.resolve(source, imported.specifier);
  if (imported && from !== undefined && from !== file)
    return r.imported(file, specifierOf(file, from), imported.name, node.text);
  const target = imported ? undefined : named(drafts, name);
  if (!target || target.node === node) throw r.cannot('edit/shared', name, shared);
  return copyOf(r, target, file);
}
