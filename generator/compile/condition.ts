import { fieldTraits, settingsOf, type ColumnOf, type Field, type Form, type ShowIf } from '../schema/index.ts';

/** A condition, compiled: CSS, browser, database and tests read it. */
export interface Condition {
  /** The field, or the column, whose value decides. */
  readonly of: string;
  /** The values that meet it: those of options, or whether a checkbox is ticked. */
  readonly is: readonly (string | boolean)[];
}

/** Compiles `showIf` of a field. */
function fieldCondition({ field, is }: ShowIf): Condition {
  return { of: field, is: [is].flat() };
}

/** Compiles `onlyIf` of a column. */
export function columnCondition({ column, is }: NonNullable<ColumnOf<'text'>['onlyIf']>): Condition {
  return { of: column, is: [is].flat() };
}

/** The conditions under which a field is shown: those of the field that it depends on, and its own. */
export function conditionsOf(form: Form, name: string, seen: readonly string[] = []): Condition[] {
  const field = form.fields[name];
  const showIf = field && settingsOf(field).showIf;
  // A diagnostic reports circular conditions; here they only have to end.
  if (!showIf || !form.fields[showIf.field] || seen.includes(name)) return [];
  return [...conditionsOf(form, showIf.field, [...seen, name]), fieldCondition(showIf)];
}

/** The answers that meet a condition, as the browser sends them: a checkbox sends `on` or nothing. */
export function answersTo({ is }: Condition): string[] {
  return is.map((answer) => (typeof answer === 'boolean' ? (answer ? 'on' : '') : answer));
}

/** The CSS class of a field that depends on another. */
export function conditionClass(form: string, field: string): string {
  return `only-${form}-${field}`;
}

/** A CSS string literal. */
function cssString(value: string): string {
  return `"${value.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\a `)}"`;
}

/** A selector that matches the control while the condition is met. */
function conditionSelector(condition: Condition, field: Field | undefined): string {
  const control = `[name=${cssString(condition.of)}]`;
  const selector = field && fieldTraits(field).condition?.selector;
  return answersTo(condition)
    .map((answer) => selector?.({ control, option: `[value=${cssString(answer)}]`, answer }))
    .join(', ');
}

/** The CSS rules that hide a form's conditional fields. Browsers without `:has()` show them all. */
export function conditionStyles(form: Form): string[] {
  return Object.keys(form.fields).flatMap((name) => {
    const conditions = conditionsOf(form, name);
    if (conditions.length === 0) return [];
    const unmet = conditions.map(
      (condition) =>
        `.form:not(:has(${conditionSelector(condition, form.fields[condition.of])})) .${conditionClass(form.id, name)}`,
    );
    return [`${unmet.join(',\n')} { display: none; }`];
  });
}
