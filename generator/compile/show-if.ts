import { settingsOf } from '../schema/index.ts';
import type { Field, Form, ShowIf } from '../schema/index.ts';

/** What another field has to be for a field to be shown. */
export interface Condition {
  readonly field: string;
  readonly control: Field['control'];
  /** The values of options, or of a checkbox, any of which will do. */
  readonly values: readonly string[];
}

/** What a checkbox sends when it is ticked, and when it is not. */
export const ticked = { yes: 'on', no: '' } as const;

function valuesOf({ is }: ShowIf): readonly string[] {
  return typeof is === 'boolean' ? [is ? ticked.yes : ticked.no] : [is].flat();
}

/** Everything that has to be so for a field to be shown: its own condition, and those of the field that it depends on. */
export function conditionsOf(form: Form, name: string, seen: readonly string[] = []): Condition[] {
  const field = form.fields[name];
  const showIf = field && settingsOf(field).showIf;
  const other = showIf && form.fields[showIf.field];
  // A rule reports circles.
  if (!showIf || !other || seen.includes(name)) return [];
  return [
    ...conditionsOf(form, showIf.field, [...seen, name]),
    { field: showIf.field, control: other.control, values: valuesOf(showIf) },
  ];
}

/** The class of a field that depends on another. */
export function conditionClass(form: string, field: string): string {
  return `only-${form}-${field}`;
}

function cssText(value: string): string {
  return `"${value.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\a `)}"`;
}

/** What matches the control in a form once it has one of the values. */
function chosen({ field, control, values }: Condition): string {
  const name = `[name=${cssText(field)}]`;
  if (control === 'checkbox') return values.includes(ticked.no) ? `${name}:not(:checked)` : `${name}:checked`;
  return values.map((value) => `${name}${control === 'select' ? ' ' : ''}[value=${cssText(value)}]:checked`).join(', ');
}

/** The CSS rules that hide a form's conditional fields. Browsers without `:has()` show them all. */
export function conditionStyles(form: Form): string[] {
  return Object.keys(form.fields).flatMap((name) => {
    const conditions = conditionsOf(form, name);
    if (conditions.length === 0) return [];
    const unmet = conditions.map(
      (condition) => `.form:not(:has(${chosen(condition)})) .${conditionClass(form.id, name)}`,
    );
    return [`${unmet.join(',\n')} { display: none; }`];
  });
}
