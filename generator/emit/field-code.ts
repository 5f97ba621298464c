import { dayLimit, maxLength, numberLimits } from '../compile/field.ts';
import { placeholder } from '../compile/placeholders.ts';
import { ticked } from '../compile/show-if.ts';
import { settingsOf } from '../schema/index.ts';
import type { Field, Form, PayloadSource, SiteSpec } from '../schema/index.ts';
import { code } from './file.ts';

/** How a member of an object is reached. */
export function member(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${code(name)}]`;
}

const notEmpty = String.raw`z.regex(/\S/, 'required')`;

/** The validation of a written answer, in zod/mini. */
function writtenRule(field: Field, required: boolean, max: number): string {
  const format =
    field.control === 'email'
      ? ["z.regex(EMAIL, 'invalidEmail')"]
      : field.control === 'url'
        ? ["z.url('invalidUrl')"]
        : [];
  const checks = [...(required ? [notEmpty] : []), `z.maxLength(${max}, 'tooLong')`];
  const base = `z.string().check(${[...checks, ...format].join(', ')})`;
  return !required && format.length > 0
    ? `z.union([z.literal(''), ${base}], { error: '${field.control === 'email' ? 'invalidEmail' : 'invalidUrl'}' })`
    : base;
}

/** The validation of a field, with names of mistakes as messages. Fields that nobody can change have none. */
export function rule(spec: SiteSpec, form: Form, name: string, field: Field): string | undefined {
  const { required = false } = settingsOf(field);
  const table = spec.tables[form.table];
  const checked = (check: string): string => `z.string().check(${required ? `${notEmpty}, ` : ''}${check})`;
  const among = (values: readonly string[]): string =>
    `z.enum(${code(required ? values : ['', ...values])}, { error: 'required' })`;
  switch (field.control) {
    case 'select':
    case 'radio':
      return among(field.options.map((option) => option.value));
    case 'checkbox':
      return among([ticked.yes]);
    case 'date': {
      const limits = [field.min, field.max].map((bound) => (bound === undefined ? 'undefined' : code(dayLimit(bound))));
      return checked(`dayWithin(${limits.join(', ')})`);
    }
    case 'number': {
      const { min, max, decimals } = numberLimits(table, form, name, field);
      return checked(`numberWithin(${min}, ${max}, ${decimals})`);
    }
    case 'hidden':
      return field.value === undefined ? writtenRule(field, false, maxLength(table, form, name, field)) : undefined;
    default:
      return writtenRule(field, required, maxLength(table, form, name, field));
  }
}

/** What the visitor answered, as a text holds it. */
function answer(form: Form, name: string): string {
  const field = form.fields[name];
  if (field?.control === 'hidden' && field.value !== undefined) return code(field.value);
  return `values${member(name)}${field && 'trim' in field && field.trim ? '.trim()' : ''}`;
}

function fromCode(form: Form, source: PayloadSource & { kind: 'from' }): string {
  const field = form.fields[source.field];
  const value = answer(form, source.field);
  if (field?.control === 'number') return `${source.emptyAsNull ? 'numberOrNull' : 'numberOf'}(${value})`;
  if (field?.control === 'checkbox') {
    const yes = `${value} === ${code(ticked.yes)}`;
    return source.emptyAsNull ? `${yes} || null` : yes;
  }
  if (source.emptyAsNull) return `orNull(${value})`;
  // A field that is not required and has been emptied counts as it was at first.
  const { initial, required } = field ? settingsOf(field) : {};
  return initial !== undefined && !required ? `(${value}.trim() || ${code(initial)})` : value;
}

/** The value of a column. */
export function sourceCode(form: Form, source: PayloadSource): string {
  switch (source.kind) {
    case 'from':
      return fromCode(form, source);
    case 'literal':
      return code(source.value);
    case 'now':
      return 'now';
    case 'template': {
      const escaped = source.template.replaceAll(/[`\\]|\$\{/g, String.raw`\$&`);
      return `\`${escaped.replaceAll(placeholder, (_, field: string) => `\${${answer(form, field)}}`)}\``;
    }
  }
}
