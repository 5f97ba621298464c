import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose, unknownName } from '../diagnostics/diagnose.ts';
import { settingsOf } from '../schema/index.ts';
import type { Field, Form, SiteSpec } from '../schema/index.ts';
import { fieldsOf } from '../compile/walk.ts';

/** The chain of fields that a field depends on, up to the first repetition. */
function dependsOn({ fields }: Form, name: string): readonly string[] {
  const found: string[] = [];
  const after = (one: string): string | undefined => fields[one] && settingsOf(fields[one]).showIf?.field;
  for (let next = after(name); next !== undefined && !found.includes(next); next = after(next)) found.push(next);
  return found;
}

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
    const others = dependsOn(form, name);
    yield* unknownName('show-if/unknown-field', showIf.field, Object.keys(form.fields), [...path, 'field']);
    if (others.includes(name)) yield diagnose('show-if/circle', [...path, 'field'], { name, others });
    const known = other ? answersOf(other) : [];
    for (const value of other ? [showIf.is].flat() : [])
      if (!known.includes(value)) {
        const names = { field: showIf.field, name: JSON.stringify(value), known: known.map(String) };
        yield diagnose('show-if/answer', [...path, 'is'], names);
      }
  }
}
