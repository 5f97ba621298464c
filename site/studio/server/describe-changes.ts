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
import { describeChange, excerpts, type SpecChange } from '../../../generator/write/describe-change.ts';
import type { Piece, SpecPath, ChangeLine } from '../contract.ts';
import { trail } from './trail.ts';
import { compileDeskTable } from '../../../generator/compile/desk.ts';
import { columnNames } from '../../../generator/compile/field.ts';
import type { StudioTextKey } from '../../texts/studio.ts';

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
  const kind =
    list.at(-1) === 'blocks' && typeof item['kind'] === 'string' ? [{ name: item['kind'], of: 'kind' } as const] : [];
  if (typeof item['file'] === 'string') return [item['file']];
  return [...kind, ...wordsIn(spec, item)];
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
