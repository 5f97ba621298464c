import type { AnswerRule } from '#contract';
import { checkboxValue, compileField, conditionsOf, numberLimits } from '../compile/field.ts';
import { successOf } from '../compile/form.ts';
import { interfaceText } from '../compile/text.ts';
import { placeholder } from '../compile/values.ts';
import { settingsOf, type Form, type PayloadSource, type SiteSpec } from '../schema/index.ts';
import { code } from './file.ts';

/** The module with which the browser checks the answers of all forms and turns them into rows. */
export function rulesModule(spec: SiteSpec): string {
  const forms = Object.entries(spec.forms).map(([id, form]) => `  ${code(id)}: {\n${formRules(spec, form)}\n  },`);
  const uses = (name: string): boolean => forms.some((text) => text.includes(`${name}(`));
  const numbers = ['numberOf', 'numberOrNull'].filter(uses);
  return `import type { AllFormRules, FormRow } from '#contract';
${numbers.length > 0 ? `import { ${numbers.join(', ')} } from '#site/lib/forms/number.ts';\n` : ''}
type Answers<Name extends string> = Readonly<Record<Name, string>>;
${uses('orNull') ? "\nconst orNull = (value: string): string | null => (value.trim() === '' ? null : value);\n" : ''}
const submitting = ${code(interfaceText(spec, 'form.submitting'))};

/** What checks and sends each form, by the form's id. */
export const rules: AllFormRules = {
${forms.join('\n')}
};
`;
}

function formRules(spec: SiteSpec, form: Form): string {
  const fields = Object.keys(form.fields).flatMap((name) => answerRule(spec, form, name) ?? []);
  const payload = Object.entries(form.payload);
  const columns = payload.map(([column, source]) => `${code(column)}: ${sourceCode(form, source)},`);
  const takesNow = payload.some(([, source]) => source.kind === 'now');
  const answers = `Answers<${union(fields.map(({ name }) => name))}>`;
  const hidden = hiddenCode(form);
  return `table: ${code(form.table)},
honeypot: ${code(spec.constants.honeypot)},
fields: ${code(fields)},
${hidden === undefined ? '' : `hidden: (values: ${answers}) => [\n${hidden}\n],\n`}\
toPayload: (values: ${answers}${takesNow ? ', now' : ''}): FormRow<${rowTypes(spec, form)}> => ({
${columns.join('\n')}
}),
analytics: ${code(form.analytics)},
submitting,
success: ${code(successOf(spec, form))},`;
}

/** How the browser checks the answer of a field; undefined for hidden fields with a fixed value. */
function answerRule(spec: SiteSpec, form: Form, name: string): AnswerRule | undefined {
  const field = form.fields[name];
  if (!field || (field.control === 'hidden' && field.value !== undefined)) return undefined;
  const { control, required, maxLength, from, until, parameter, options } = compileField(spec, form, name, field);
  const values = control === 'checkbox' ? [checkboxValue.ticked] : options?.map(({ value }) => value);
  return {
    name,
    control,
    required,
    maxLength,
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
    ...(parameter !== undefined && { parameter }),
    ...(values && { options: values }),
    ...(field.control === 'number' && { limits: numberLimits(spec.tables[form.table], form, name, field) }),
  };
}

function union(names: readonly string[]): string {
  return names.map(code).join(' | ') || 'never';
}

/** The type arguments of the row: its columns, those that may be null, and those that are not text. */
function rowTypes(spec: SiteSpec, form: Form): string {
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

/** The items of the list of hidden fields; undefined if no field depends on another. */
function hiddenCode(form: Form): string | undefined {
  const entries = Object.keys(form.fields).flatMap((name) => {
    const met = conditionsOf(form, name).map(({ field, values }) => `${code(values)}.includes(values${member(field)})`);
    return met.length === 0 ? [] : [`...(${met.join(' && ')} ? [] : [${code(name)}]),`];
  });
  return entries.length === 0 ? undefined : entries.join('\n');
}

/** A property access: `.name` or `["first-name"]`. */
function member(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${code(name)}]`;
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
