import { conditionsOf } from '../compile/field.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose, unknownName } from '../diagnostics/diagnose.ts';
import { fieldTraits, settingsOf, type SiteSpec } from '../schema/index.ts';
import { fieldsOf } from '../compile/walk.ts';

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
