import { conditionsOf } from '../compile/field.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose, unknownName } from '../diagnostics/diagnose.ts';
import { settingsOf, type Field, type SiteSpec } from '../schema/index.ts';
import { fieldsOf } from '../compile/walk.ts';

/** The answers that a condition can name. */
function answersOf(field: Field): (string | boolean)[] {
  // A checkbox that must be ticked before the form can be sent is never unticked.
  if (field.control === 'checkbox') return field.required ? [true] : [true, false];
  return 'options' in field ? field.options.map(({ value }) => value) : [];
}

/** Refuses conditions on answers that nobody can give. */
export function* conditions(spec: SiteSpec): Iterable<Diagnostic> {
  for (const { value, name, form, path: ofField } of fieldsOf(spec)) {
    const { showIf } = settingsOf(value);
    if (!showIf) continue;
    const path = [...ofField, 'showIf'];
    const other = form.fields[showIf.field];
    const others = conditionsOf(form, name)
      .map(({ field }) => field)
      .toReversed();
    yield* unknownName('show-if/unknown-field', showIf.field, Object.keys(form.fields), [...path, 'field']);
    if (others.includes(name)) yield diagnose('show-if/circle', [...path, 'field'], { name, others });
    const known = other ? answersOf(other) : [];
    for (const value of other ? [showIf.is].flat() : [])
      if (!known.includes(value)) {
        const names = { field: showIf.field, name: String(value), known: known.map(String) };
        yield diagnose('show-if/answer', [...path, 'is'], names);
      }
  }
}
