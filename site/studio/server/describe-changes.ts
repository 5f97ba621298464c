import { isObject } from '../../../generator/edit/values.ts';
import { isText, localizedTextOf } from '../../../generator/compile/text.ts';
import { valueAt } from '../../../generator/read/shape.ts';
import {
  missingLanguages,
  type SiteSpec,
  settingsOf,
  type Field,
  type FieldOption,
  type Form,
} from '../../../generator/schema/index.ts';
import { describeChange, excerpts, type SpecChange } from '../../../generator/write/spec-changes.ts';
import { compileDeskTable } from '../../../generator/compile/desk.ts';
import { columnNames } from '../../../generator/compile/form.ts';
import type { StudioTextKey } from '../../texts/studio.ts';
import type { JsonObject, Piece, SpecPath, ChangeLine } from '../contract.ts';
import { partOf } from '../wording.ts';

const maxLines = 12;

/** Describes the changes between two states of the spec in terms of the site. */
export function describeChanges(before: SiteSpec, after: SiteSpec): ChangeLine[] {
  const changes = describeChange(before, after).filter(({ at }) => !isConsequence(at));
  const lines = changes.flatMap((change) => lineFor(before, after, change));
  const [first] = changes;
  if (lines.length <= maxLines || !first) return lines;
  const shared = first.at.findIndex((step, index) => changes.some(({ at }) => at[index] !== step));
  const where = trail(after, first.at.slice(0, shared < 0 ? first.at.length : shared));
  return where.length > 0 ? line('diff.changed', { where }) : lines.slice(0, maxLines);
}

/** A description of one line. */
function line(key: ChangeLine['key'], values: ChangeLine['values']): ChangeLine[] {
  return [{ key, values }];
}

/** Whether a change only follows from a changed form field: its column, its payload or its label at the desk. */
function isConsequence([part, , third, fourth]: SpecPath): boolean {
  return part === 'tables' || (part === 'forms' && third === 'payload') || (part === 'desk' && fourth === 'columns');
}

function lineFor(before: SiteSpec, after: SiteSpec, change: SpecChange): ChangeLine[] {
  const { at } = change;
  switch (change.kind) {
    case 'text': {
      // A missing translation follows its original.
      const [wasMissing, isMissing] = [before, after].map((spec) => {
        const text = valueAt(spec, at);
        return typeof text === 'object' && text !== null && missingLanguages(text).includes(change.locale);
      });
      if (isMissing) return [];
      const [left, right] = excerpts(wasMissing ? '' : change.before, change.after);
      const language = [after.locales.all[change.locale as keyof typeof after.locales.all]?.name ?? change.locale];
      const key = left === '' ? 'diff.written' : 'diff.text';
      return line(key, { where: trail(after, at), language, before: [left], after: [right] });
    }
    case 'value':
      return valueLine(change.after === undefined ? before : after, change);
    case 'added':
    case 'removed':
      return entryLine(change.kind === 'added' ? after : before, change.kind, at, change.value);
    case 'moved': {
      const list = at.slice(0, -1);
      const index = Object.keys(valueAt(after, list) as object).indexOf(String(at.at(-1)));
      const what = nameItem(after, list, change.value);
      return line('diff.moved', { where: trail(after, list), what, place: [String(index + 1)] });
    }
    case 'reordered':
      return line('diff.changed', { where: trail(after, at) });
  }
}

function entryLine(spec: SiteSpec, kind: 'added' | 'removed', at: SpecPath, value: unknown): ChangeLine[] {
  const list = at.slice(0, -1);
  const isNew = kind === 'added';
  // The change of its route is described instead.
  if (list.join() === 'pages') return [];
  if (list.join() === 'articles,entries')
    return line(isNew ? 'diff.article' : 'diff.articleGone', { what: wordsIn(spec, value) });
  if (isNew && list.at(-1) === 'redirects' && isObject(value))
    return line('diff.redirect', { from: [String(value['from'])], to: [excerptOf(spec, value['to'])] });
  if (isNew && list.at(-1) === 'aliases')
    return line('diff.alias', { where: trail(spec, list.slice(0, -1)), path: [String(value)] });
  return line(`diff.${kind}`, { where: trail(spec, list), what: nameItem(spec, list, value) });
}

/** A value that was added, removed or replaced. */
function valueLine(spec: SiteSpec, { at, before, after }: Extract<SpecChange, { kind: 'value' }>): ChangeLine[] {
  const isGone = after === undefined;
  const value = isGone ? before : after;
  if (isObject(value) && (before === undefined || isGone)) {
    const [part, name] = at.slice(-2);
    if (at[0] === 'routes' && part === 'pages') {
      const what = wordsIn(spec, value['label'] ?? name);
      return line(isGone ? 'diff.pageGone' : 'diff.page', { what, path: [String(value['path'] ?? '')] });
    }
    const what = wordsIn(spec, value);
    if (at[0] === 'forms' && part === 'fields')
      return line(isGone ? 'diff.removed' : 'diff.added', { where: trail(spec, at.slice(0, 3)), what });
    if (part === 'services' && !isGone) return line('diff.service', { what });
  }
  const where = trail(spec, at);
  if (isGone) return line('diff.unset', { where });
  // Icons have no names for people.
  if (at.at(-1) === 'icon') return line('diff.changed', { where });
  if (before === undefined || isObject(after) || Array.isArray(after)) {
    const what = nameItem(spec, at, after);
    return what.length > 0 ? line('diff.set', { where, after: what }) : line('diff.changed', { where });
  }
  return line('diff.value', { where, before: [excerptOf(spec, before)], after: [excerptOf(spec, after)] });
}

/** An excerpt of a single value. The name of a page becomes the page's label. */
function excerptOf(spec: SiteSpec, value: unknown): Piece {
  if (typeof value === 'boolean') return { say: value ? 'diff.yes' : 'diff.no' };
  const page = typeof value === 'string' ? spec.routes.pages[value as keyof typeof spec.routes.pages] : undefined;
  if (page) return { texts: wordsOf(spec, page.label) ?? {} };
  return typeof value === 'string' || typeof value === 'number' ? excerpts('', String(value))[1] : '';
}

/** Names an item of a list: the kind of a block, and its first text. */
function nameItem(spec: SiteSpec, list: SpecPath, item: unknown): Piece[] {
  if (list.at(-1) === 'days') return [{ name: String(item), of: 'field' }];
  if (!isObject(item)) return Array.isArray(item) ? [] : [excerptOf(spec, item)];
  if (typeof item['file'] === 'string') return [item['file']];
  const kind = hasKinds(list) ? [{ name: kindOf(item), of: 'kind' } as const] : [];
  const named = [...kind, ...wordsIn(spec, item)];
  return named.length === 0 && typeof item['name'] === 'string' ? [item['name']] : named;
}

/** The first text in a value, or the label of the page it links to. */
function wordsIn(spec: SiteSpec, value: unknown): Piece[] {
  const texts = wordsOf(spec, value);
  if (texts)
    return [{ texts: Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, excerpts('', text)[1]])) }];
  if (typeof value !== 'object' || value === null) return [];
  const inner: readonly unknown[] = Object.values(value);
  const found = inner.map((one) => wordsIn(spec, one)).find((words) => words.length > 0);
  if (found) return found;
  return isObject(value) && typeof value['page'] === 'string' ? [excerptOf(spec, value['page'])] : [];
}

/** The translations of a text or of the shared message that it refers to. */
function wordsOf(spec: SiteSpec, value: unknown): Readonly<Record<string, string>> | undefined {
  const text =
    isObject(value) && value['kind'] === 'message' ? valueAt(spec, ['messages', String(value['name'])]) : value;
  return isText(text, Object.keys(spec.locales.all)) ? (text as Readonly<Record<string, string>>) : undefined;
}

/** Describes how changed form fields affect stored submissions and future ones. */
export function describeRows(before: SiteSpec, after: SiteSpec): ChangeLine[] {
  return Object.entries(after.forms).flatMap(([id, newForm]) => {
    const oldForm = before.forms[id];
    if (!oldForm || JSON.stringify(oldForm) === JSON.stringify(newForm)) return [];
    return Object.entries({ ...oldForm.fields, ...newForm.fields }).flatMap(([name, field]) => {
      const what = [{ texts: localizedTextOf(after, field.label) }];
      const line = (key: StudioTextKey, more = {}): ChangeLine => ({ key, values: { what, ...more } });
      const [oldField, newField] = [oldForm.fields[name], newForm.fields[name]];
      if (!oldField) {
        const hasColumn = columnNames(newForm, name).some((column) => before.tables[newForm.table]?.columns[column]);
        return [line(hasColumn ? 'rows.reused' : 'rows.added')];
      }
      if (!newField) {
        const period = after.records.retention.tables[newForm.table];
        return [
          line('rows.removed', { count: [String(period?.count)], unit: [{ say: `rows.${period?.unit ?? 'days'}` }] }),
        ];
      }
      // At the desk, a column may have its own label or that of another form's field.
      const isRenamed =
        JSON.stringify(oldField.label) !== JSON.stringify(newField.label) &&
        deskLabel(before, oldForm, name) !== deskLabel(after, newForm, name);
      return [
        ...[...changesOf(oldField, newField), ...(isRenamed ? ['rows.label' as const] : [])].map((key) => line(key)),
        ...removedOptions(oldField, newField).map(({ value, label }) =>
          line('rows.optionGone', { option: [{ texts: localizedTextOf(before, label) }], stored: [value] }),
        ),
      ];
    });
  });
}

/** The labels of a field's columns at the desk, for comparison. */
function deskLabel(spec: SiteSpec, form: Form, field: string): string {
  const columns = spec.desk ? compileDeskTable(spec, spec.desk, form.table).columns : [];
  const own = columnNames(form, field);
  return JSON.stringify(columns.filter(({ name }) => own.includes(name)).map(({ label }) => label));
}

function removedOptions(oldField: Field, newField: Field): readonly FieldOption[] {
  const [before = [], after = []] = [settingsOf(oldField).options, settingsOf(newField).options];
  return before.filter(({ value }) => !after.some((option) => option.value === value));
}

function changesOf(oldField: Field, newField: Field): StudioTextKey[] {
  const [before, after] = [settingsOf(oldField), settingsOf(newField)];
  const known = before.options?.map(({ value }) => value);
  const isRequired = after.required === true;
  return [
    ...(isRequired === (before.required === true)
      ? []
      : [isRequired ? ('rows.required' as const) : ('rows.optional' as const)]),
    ...(after.options?.some(({ value }) => !known?.includes(value)) ? ['rows.options' as const] : []),
  ];
}

/** The breadcrumbs of a path in the spec for users: the page, the block, the field. */
export function trail(spec: SiteSpec, path: SpecPath): Piece[] {
  const { start, length } = startOf(spec, path);
  return [...start, ...steps(spec, path, length)];
}

/** The name of the page, article, service or form that a path starts with, and the number of steps it covers. */
function startOf(spec: SiteSpec, path: SpecPath): { readonly start: readonly Piece[]; readonly length: number } {
  const [part, second, third] = path;
  const routes = { ...spec.routes.unavailable, ...spec.routes.pages };
  const page =
    part === 'pages' && typeof second === 'number'
      ? spec.pages[second]?.id
      : part === 'routes' && (second === 'pages' || second === 'unavailable')
        ? String(third)
        : undefined;
  const label = page === undefined ? undefined : routes[page as keyof typeof routes]?.label;
  if (label) return { start: [{ texts: localizedTextOf(spec, label) }], length: part === 'pages' ? 2 : 3 };
  const article = part === 'articles' && second === 'entries' ? spec.articles?.entries[Number(third)] : undefined;
  const service = part === 'services' ? spec.services[String(second) as keyof typeof spec.services] : undefined;
  const titled = article ?? service;
  if (titled) return { start: [{ texts: localizedTextOf(spec, titled.title) }], length: article ? 3 : 2 };
  const form = part === 'forms' ? spec.forms[String(second)] : undefined;
  if (form) {
    const title = spec.desk?.forms?.[String(second) as never];
    const field = third === 'fields' ? form.fields[String(path[3])] : undefined;
    const start: Piece[] = [title ? { texts: localizedTextOf(spec, title) } : { name: 'formSection', of: 'kind' }];
    if (field) start.push({ texts: localizedTextOf(spec, field.label) });
    return { start, length: third === 'fields' ? 4 : 2 };
  }
  if (part === 'locales') return { start: [{ name: 'locales', of: 'field' }], length: path.length };
  if (part === 'messages') return { start: [{ say: 'diff.shared' }], length: path.length };
  return { start: [], length: 0 };
}

function steps(spec: SiteSpec, path: SpecPath, from: number): Piece[] {
  const locales = Object.keys(spec.locales.all);
  return path.flatMap((step, index): Piece[] => {
    if (index < from) return [];
    if (typeof step === 'number') return [itemOf(spec, path.slice(0, index + 1))];
    // The item that follows names its list. Lists of blocks and languages are left out.
    if (typeof path[index + 1] === 'number' || step === 'blocks' || locales.includes(step)) return [];
    return [{ name: step, of: 'field', ...withinOf(spec, path.slice(0, index + 1)) }];
  });
}

/** The kind of block, or the part of the spec, that a field belongs to. */
function withinOf(spec: SiteSpec, field: SpecPath): { readonly within?: string } {
  if (field[0] === 'firm' && field.length === 2) return { within: 'firm' };
  const part = partOf(field);
  if (part) return { within: part };
  const owner = valueAt(spec, field.slice(0, -1));
  return isObject(owner) && typeof owner['kind'] === 'string' ? { within: owner['kind'] } : {};
}

/** Whether the items of a list are called by their kinds: blocks, and the parts of an article. */
function hasKinds(list: SpecPath): boolean {
  return list.at(-1) === 'blocks' || (list[0] === 'articles' && list.at(-1) === 'body');
}

/** The kind of a block; for one of the spec's own kinds, its name. */
function kindOf({ kind, block }: JsonObject): string {
  return String(kind === 'custom' ? block : kind);
}

/** Names an item of a list: a block by its kind, numbered if the page has several; other items by their list. */
function itemOf(spec: SiteSpec, item: SpecPath): Piece {
  const [list, index] = [item.slice(0, -1), Number(item.at(-1))];
  const [name] = list.slice(-1);
  const kinds = hasKinds(list) ? (valueAt(spec, list) as readonly JsonObject[]).map(kindOf) : [];
  const kind = kinds[index];
  if (kind === undefined) return { name: String(name), of: 'field', ...withinOf(spec, list), number: index + 1 };
  const number = kinds.slice(0, index + 1).filter((one) => one === kind).length;
  return { name: kind, of: 'kind', ...(kinds.filter((one) => one === kind).length > 1 && { number }) };
}
