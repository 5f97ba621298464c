import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { diagnose, unknownName } from '../diagnostics/diagnose.ts';
import { settingsOf } from '../schema/index.ts';
import type { Field, Form, ShowIf, SiteSpec } from '../schema/index.ts';
import { fieldsOf } from '../compile/walk.ts';

/** The chain of fields that a field depends on, up to the first repetition. */
function dependsOn({ fields }: Form, name: string): readonly string[] {
  const found: string[] = [];
  const after = (one: string): string | undefined => fields[one] && settingsOf(fields[one]).showIf?.field;
  for (let next = after(name); next !== undefined && !found.includes(next); next = after(next)) found.push(next);
  return found;
}

function* checkAnswer({ field, is }: ShowIf, other: Field, path: SpecPath): Iterable<Diagnostic> {
  const at = [...path, 'is'];
  if (other.control === 'checkbox') {
    if (typeof is !== 'boolean') yield diagnose('show-if/answer#checkbox', at, { field });
    else if (other.required && !is) yield diagnose('show-if/never', at, { field });
    return;
  }
  if (!('options' in other)) {
    yield diagnose('show-if/answer#open', [...path, 'field'], { field, control: other.control });
    return;
  }
  const known = other.options.map(({ value }) => value);
  if (typeof is === 'boolean') {
    yield diagnose('show-if/answer#options', at, { field, is, first: known[0] ?? '' });
    return;
  }
  for (const [index, value] of [is].flat().entries())
    if (!known.includes(value))
      yield diagnose('show-if/answer', Array.isArray(is) ? [...at, index] : at, { field, value, known });
}

/** Refuses conditions on answers that nobody can give. */
export function* conditions(spec: SiteSpec): Iterable<Diagnostic> {
  for (const { value, name, form, path: ofField } of fieldsOf(spec)) {
    const { showIf } = settingsOf(value);
    if (!showIf) continue;
    const path = [...ofField, 'showIf'];
    const at = [...path, 'field'];
    const other = form.fields[showIf.field];
    const others = dependsOn(form, name);
    if (!other) yield* unknownName('show-if/unknown-field', showIf.field, Object.keys(form.fields), at);
    else if (showIf.field === name) yield diagnose('show-if/circle#itself', at, { name });
    else if (others.includes(name)) yield diagnose('show-if/circle', at, { name, others });
    else yield* checkAnswer(showIf, other, path);
  }
}
