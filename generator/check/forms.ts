import { fieldContext, maxLength, conditionsOf } from '../compile/form.ts';
import { placeholder } from '../compile/text.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose, seeAlso, unknownName, type Key, repeated, usableError } from '../diagnostics/diagnose.ts';
import { fieldTraits, settingsOf, type Field, type Form, type SiteSpec } from '../schema/index.ts';
import { allBlocks, fieldsOf, hasForm, type PlacedField } from '../compile/walk.ts';

/** The number of characters as PostgreSQL counts them. */
export function characterCount(text: string): number {
  return [...text].length;
}

/** The fields that a template names, with repetitions: each occurrence adds to the length. */
export function fieldsOfTemplate(template: string): string[] {
  return [...template.matchAll(placeholder)].map(([, name]) => name ?? '');
}

function sentFields(form: Form): Set<string> {
  return new Set(
    Object.values(form.payload).flatMap((source) =>
      source.kind === 'from' ? [source.field] : source.kind === 'template' ? fieldsOfTemplate(source.template) : [],
    ),
  );
}

/** Refuses fields whose answers are lost: each is sent, or has `persist: false`. */
export function* fieldsAreSent(spec: SiteSpec): Iterable<Diagnostic> {
  for (const { value: field, name, form, path } of fieldsOf(spec)) {
    const isSent = sentFields(form).has(name);
    // A required column of that name without a value is the same mistake; `payload/missing-column` reports it.
    const column = spec.tables[form.table]?.columns[name];
    const isReported = column !== undefined && !column.nullable && !(name in form.payload);
    if (field.persist === false && isSent) yield diagnose('field/sent-anyway', [...path, 'persist'], { name });
    else if (field.persist !== false && !isSent && !isReported)
      yield diagnose('field/not-sent', path, { name }, { at: 'key' });
  }
}

/** Refuses a field with the name of the honeypot, and a form that is listed under another name than its id. */
export function* formNames(spec: SiteSpec): Iterable<Diagnostic> {
  for (const [name, { id }] of Object.entries(spec.forms))
    if (id !== name) yield diagnose('form/id', ['forms', name, 'id'], { name, id });
  for (const { name, path } of fieldsOf(spec))
    if (name === spec.constants.honeypot) yield diagnose('field/honeypot', path, { name }, { at: 'key' });
}

/** Warns of forms that no page shows. */
export function* unshownForms(spec: SiteSpec): Iterable<Diagnostic> {
  const shown = new Set<string>(allBlocks(spec).flatMap(({ value }) => (hasForm(value) ? [value.form] : [])));
  for (const [name, { id }] of Object.entries(spec.forms))
    if (!shown.has(id)) yield diagnose('form/unshown', ['forms', name], { name });
}

/** Refuses options with the same value. */
function* options(field: Field, path: PlacedField['path']): Iterable<Diagnostic> {
  if (!('options' in field)) return;
  const placed = field.options.map(({ value }, index) => ({ value, path: [...path, 'options', index, 'value'] }));
  for (const { again, first } of repeated(placed, ({ value }) => value))
    yield diagnose(
      'select/duplicate-value',
      again.path,
      { value: again.value },
      seeAlso(first.path, 'The first one is here.'),
    );
}

/** Refuses an initial value that the field would refuse as an answer: none of its options, or too long. */
function* initialValue(spec: SiteSpec, { value: field, name, form, path }: PlacedField): Iterable<Diagnostic> {
  const { initial, options } = settingsOf(field);
  if (initial === undefined) return;
  const at = [...path, 'initial'];
  if (options)
    yield* unknownName(
      'field/initial',
      initial,
      options.map(({ value }) => value),
      at,
    );
  const [length, max] = [characterCount(initial), maxLength(field, fieldContext(spec, form, name))];
  if (!options && length > max) yield diagnose('field/initial#too-long', at, { length, max });
}

/** Refuses what the kind of a field does. */
function* ofItsKind(spec: SiteSpec, { value: field, name, form, path }: PlacedField): Iterable<Diagnostic> {
  const faults = fieldTraits(field).check?.(field, fieldContext(spec, form, name)) ?? [];
  for (const { code, at, values = {} } of faults)
    yield diagnose(code as Key, at === undefined ? path : [...path, at], values as never);
}

/** Refuses fields whose settings contradict each other. */
export function* fieldSettings(spec: SiteSpec): Iterable<Diagnostic> {
  for (const placed of fieldsOf(spec)) {
    yield* options(placed.value, placed.path);
    yield* initialValue(spec, placed);
    yield* ofItsKind(spec, placed);
  }
}

/** Refuses outcomes that are not in the error catalogue, or that have the wrong tone or channel. */
export function* outcomes(spec: SiteSpec): Iterable<Diagnostic> {
  for (const [key, form] of Object.entries(spec.forms))
    for (const [outcome, name] of Object.entries(form.outcomes)) {
      const path = ['forms', key, 'outcomes', outcome];
      const entry = spec.errors[name];
      yield* usableError(spec, name, path);
      if (!entry || entry.reserved) continue;
      const itsSetting = (field: 'tone' | 'channel') =>
        seeAlso(['errors', name, field], `Its ${field} is "${entry[field]}".`);
      if ((entry.tone === 'success') !== (outcome === 'success'))
        yield diagnose('outcome/tone', path, { name, outcome }, itsSetting('tone'));
      else if (!['toast', 'inline', 'alert'].includes(entry.channel))
        yield diagnose('outcome/channel', path, { name }, itsSetting('channel'));
    }
}

/** Refuses conditions on answers that nobody can give. */
export function* conditions(spec: SiteSpec): Iterable<Diagnostic> {
  for (const { value, name, form, path: ofField } of fieldsOf(spec)) {
    const { showIf } = settingsOf(value);
    if (!showIf) continue;
    const path = [...ofField, 'showIf'];
    const other = form.fields[showIf.field];
    const others = conditionsOf(form, name)
      .map(({ of }) => of)
      .toReversed();
    yield* unknownName('show-if/unknown-field', showIf.field, Object.keys(form.fields), [...path, 'field']);
    if (others.includes(name)) yield diagnose('show-if/circle', [...path, 'field'], { name, others });
    const known = (other && fieldTraits(other).condition?.answers(other)) ?? [];
    for (const value of other ? [showIf.is].flat() : [])
      if (!known.includes(value)) {
        const names = { field: showIf.field, name: String(value), known: known.map(String) };
        yield diagnose('show-if/answer', [...path, 'is'], names);
      }
  }
}
