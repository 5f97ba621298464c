import { checkboxValue, conditionsOf, dayLimit, maxLength, numberLimits } from '../compile/field.ts';
import { placeholder } from '../compile/values.ts';
import { settingsOf, type Field, type Form, type PayloadSource, type SiteSpec } from '../schema/index.ts';
import { code } from './file.ts';

/** Helpers by module; a form's rules import those that their code calls. */
const helpers: Readonly<Record<string, readonly string[]>> = {
  '#site/lib/forms/complete-email.ts': ['completeEmail'],
  '#site/lib/forms/day.ts': ['dayWithin'],
  '#site/lib/forms/number.ts': ['numberOf', 'numberOrNull', 'numberWithin'],
};

/** The module that validates a form's answers and turns them into a row. */
export function rulesModule(spec: SiteSpec, id: string, form: Form): string {
  const payload = Object.entries(form.payload);
  const takesNow = payload.some(([, source]) => source.kind === 'now');
  const rules = Object.entries(form.fields).flatMap(([name, field]) => {
    const validation = rule(spec, form, name, field);
    return validation === undefined ? [] : [`  ${code(name)}: ${validation},`];
  });
  const sources = payload.map(([column, source]) => `  ${code(column)}: ${sourceCode(form, source)},`);
  const uses = (name: string): boolean =>
    [...rules, ...sources].some((line) => new RegExp(String.raw`\b${name}\b[(,]`).test(line));
  const imports = Object.entries(helpers).flatMap(([from, names]) => {
    const used = names.filter(uses);
    return used.length === 0 ? [] : [`import { ${used.join(', ')} } from '${from}';\n`];
  });
  return `import * as z from 'zod/mini';
import type { FormRow } from '#contract';
${imports.join('')}
export { form } from './${id}.ts';

/** The table that the form writes to. */
export const table = ${code(form.table)};

/** Validates the visitor's answers; each message names the problem. */
export const schema = z.object({
${rules.join('\n')}
});

/** The visitor's answers. */
export type Values = z.infer<typeof schema>;
${hiddenFunction(form)}
/** The row that is inserted. */
export type Payload = FormRow<${rowTypes(spec, form)}>;
${uses('orNull') ? "\nconst orNull = (value: string): string | null => (value.trim() === '' ? null : value);\n" : ''}
/** Makes the row from the answers${takesNow ? ' and the moment of sending' : ''}. */
export const toPayload = (values: Values${takesNow ? ', now: string' : ''}): Payload => ({
${sources.join('\n')}
});
`;
}

/** The type arguments of the row: its columns, those that may be null, and those that are not text. */
function rowTypes(spec: SiteSpec, form: Form): string {
  const union = (names: readonly string[]): string => names.map(code).join(' | ') || 'never';
  const nullable = Object.entries(form.payload)
    .filter(([, source]) => source.kind === 'from' && source.emptyAsNull)
    .map(([column]) => column);
  const other = Object.keys(form.payload).flatMap((column) => {
    const type = spec.tables[form.table]?.columns[column]?.type;
    if (type === 'boolean') return [`${code(column)}: boolean`];
    return type === 'integer' || type === 'decimal' ? [`${code(column)}: number`] : [];
  });
  return [
    union(Object.keys(form.payload)),
    ...(nullable.length + other.length > 0 ? [union(nullable)] : []),
    ...(other.length > 0 ? [`{ ${other.join('; ')} }`] : []),
  ].join(', ');
}

/** The function that lists the hidden fields; empty if no field depends on another. */
function hiddenFunction(form: Form): string {
  const entries = Object.keys(form.fields).flatMap((name) => {
    const met = conditionsOf(form, name).map(({ field, values }) => `${code(values)}.includes(values${member(field)})`);
    return met.length === 0 ? [] : [`  ...(${met.join(' && ')} ? [] : [${code(name)}]),`];
  });
  if (entries.length === 0) return '';
  return `
/** The fields that these answers leave hidden. */
export const hidden = (values: Readonly<Record<keyof Values, string>>): string[] => [
${entries.join('\n')}
];
`;
}

/** A property access: `.name` or `["first-name"]`. */
function member(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${code(name)}]`;
}

const notEmpty = String.raw`z.regex(/\S/, 'required')`;

/** The validation of a typed answer, in zod/mini. */
function typedRule({ control }: Field, required: boolean, max: number): string {
  const format = { email: 'completeEmail()', url: "z.url('invalidUrl')" }[control as string];
  const checks = [required && notEmpty, `z.maxLength(${max}, 'tooLong')`, format].filter(Boolean);
  const base = `z.string().check(${checks.join(', ')})`;
  return !required && control === 'url' ? `z.union([z.literal(''), ${base}], { error: 'invalidUrl' })` : base;
}

/** The validation of a field; its messages are names of problems. Hidden fields with a fixed value have none. */
function rule(spec: SiteSpec, form: Form, name: string, field: Field): string | undefined {
  const { required = false } = settingsOf(field);
  const table = spec.tables[form.table];
  const answered = (check: string): string => `z.string().check(${required ? `${notEmpty}, ` : ''}${check})`;
  const among = (values: readonly string[]): string =>
    `z.enum(${code(required ? values : ['', ...values])}, { error: 'required' })`;
  switch (field.control) {
    case 'select':
    case 'radio':
      return among(field.options.map((option) => option.value));
    case 'checkbox':
      return among([checkboxValue.ticked]);
    case 'date': {
      const limits = [field.min, field.max].map((bound) => code(bound === undefined ? undefined : dayLimit(bound)));
      return answered(`dayWithin(${limits.join(', ')})`);
    }
    case 'number': {
      const { min, max, decimals } = numberLimits(table, form, name, field);
      return answered(`numberWithin(${min}, ${max}, ${decimals})`);
    }
    case 'hidden':
      return field.value === undefined ? typedRule(field, false, maxLength(table, form, name, field)) : undefined;
    default:
      return typedRule(field, required, maxLength(table, form, name, field));
  }
}

/** The code that reads the visitor's answer as a string. */
function answer(form: Form, name: string): string {
  const field = form.fields[name];
  if (field?.control === 'hidden' && field.value !== undefined) return code(field.value);
  return `values${member(name)}${field && 'trim' in field && field.trim ? '.trim()' : ''}`;
}

/** The code of a column's value. */
function sourceCode(form: Form, source: PayloadSource): string {
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

function fromCode(form: Form, { field: name, emptyAsNull }: PayloadSource & { kind: 'from' }): string {
  const field = form.fields[name];
  const value = answer(form, name);
  if (field?.control === 'number') return `${emptyAsNull ? 'numberOrNull' : 'numberOf'}(${value})`;
  if (field?.control === 'checkbox')
    return `${value} === ${code(checkboxValue.ticked)}${emptyAsNull ? ' || null' : ''}`;
  if (emptyAsNull) return `orNull(${value})`;
  // If the visitor clears an optional field, its initial value is stored.
  const { initial, required } = field ? settingsOf(field) : {};
  return initial !== undefined && !required ? `(${value}.trim() || ${code(initial)})` : value;
}
