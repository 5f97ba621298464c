import { placeholder } from '../compile/placeholders.ts';
import { compileOwnForm, formTexts, maxLength } from '../compile/form.ts';
import type { Field, Form, PayloadSource, SiteSpec } from '../schema/index.ts';
import { code, tsFile } from './file.ts';
import type { PlannedFile } from './file.ts';

const member = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${code(name)}]`);

/** The rule of a field in zod/mini; the messages are the names of what is wrong. */
const rule = (spec: SiteSpec, form: Form, name: string, field: Field): string => {
  const required = field.required ?? false;
  if (field.control === 'select') {
    const values = field.options.map((option) => option.value);
    return `z.enum(${code(required ? values : ['', ...values])}, { error: 'required' })`;
  }
  const format = field.control === 'email' ? ["z.email('invalidEmail')"] : field.control === 'url' ? ["z.url('invalidUrl')"] : [];
  const checks = [
    ...(required ? [String.raw`z.regex(/\S/, 'required')`] : []),
    `z.maxLength(${maxLength(spec.tables[form.table], form, name, field)}, 'tooLong')`,
  ];
  const base = `z.string().check(${[...checks, ...format].join(', ')})`;
  return !required && format.length > 0 ? `z.union([z.literal(''), ${base}], { error: '${field.control === 'email' ? 'invalidEmail' : 'invalidUrl'}' })` : base;
};

/** What the visitor wrote, as it is stored. */
const answer = (form: Form, name: string): string => {
  const field = form.fields[name];
  return `values${member(name)}${field && 'trim' in field && field.trim ? '.trim()' : ''}`;
};

const sourceCode = (form: Form, source: PayloadSource): string => {
  switch (source.kind) {
    case 'from': {
      const value = answer(form, source.field);
      if (source.emptyAsNull) return `orNull(${value})`;
      // A field that is not required and has been emptied counts as it was at first.
      const field = form.fields[source.field];
      return field?.initial !== undefined && !field.required ? `(${value}.trim() || ${code(field.initial)})` : value;
    }
    case 'literal':
      return code(source.value);
    case 'now':
      return 'now';
    case 'template': {
      const escaped = source.template.replaceAll(/[`\\]|\$\{/g, String.raw`\$&`);
      return `\`${escaped.replaceAll(placeholder, (_, field: string) => `\${${answer(form, field)}}`)}\``;
    }
  }
};

/** A union of names. */
const union = (names: readonly string[]): string => names.map(code).join(' | ');

const rulesModule = (spec: SiteSpec, id: string, form: Form): string => {
  const fields = Object.entries(form.fields);
  const payload = Object.entries(form.payload);
  const timed = payload.some(([, source]) => source.kind === 'now');
  const nullable = payload.filter(([, source]) => source.kind === 'from' && source.emptyAsNull).map(([column]) => column);
  return `import * as z from 'zod/mini';
import type { FormRow } from '#contract';

export { form } from './${id}.ts';

/** The table that the form writes to. */
export const table = ${code(form.table)};

/** What the visitor's answers must be; each message names what is wrong. */
export const schema = z.object({
${fields.map(([name, field]) => `  ${code(name)}: ${rule(spec, form, name, field)},`).join('\n')}
});

/** The visitor's answers. */
export type Values = z.infer<typeof schema>;

/** The row that is inserted. */
export type Payload = FormRow<${union(payload.map(([column]) => column))}${nullable.length > 0 ? `, ${union(nullable)}` : ''}>;
${nullable.length > 0 ? "\nconst orNull = (value: string): string | null => (value.trim() === '' ? null : value);\n" : ''}
/** Makes the row from the answers${timed ? ' and the moment of sending' : ''}. */
export const toPayload = (values: Values${timed ? ', now: string' : ''}): Payload => ({
${payload.map(([column, source]) => `  ${code(column)}: ${sourceCode(form, source)},`).join('\n')}
});
`;
};

/** What is drawn of a form; the texts that all forms share stand in a module of their own. */
const drawnModule = (spec: SiteSpec, form: Form): string => {
  const { texts, ...rest } = compileOwnForm(spec, form);
  return `import type { CompiledForm } from '#contract';
import { texts } from './texts.ts';

export const form: CompiledForm = {
${Object.entries(rest).map(([name, value]) => `  ${name}: ${code(value)},`).join('\n')}
  texts: {
    ...texts,
${Object.entries(texts).map(([name, text]) => `    ${name}: ${code(text)},`).join('\n')}
  },
};
`;
};

/** For each form: what is drawn, and what the browser checks and sends. */
export const emitForms = (spec: SiteSpec): PlannedFile[] => {
  const ids = (): string[] => Object.keys(spec.forms);
  return [
    ...Object.entries(spec.forms).flatMap(([id, form]) => [
      tsFile(
        `site/generated/forms/${id}.ts`,
        `forms.${id}`,
        () => drawnModule(spec, form),
      ),
      tsFile(`site/generated/forms/${id}.rules.ts`, `forms.${id}`, () => rulesModule(spec, id, form)),
    ]),
    tsFile(
      'site/generated/forms/texts.ts',
      'messages',
      () => `import type { SharedFormTexts } from '#contract';

/** The texts that all forms have in common. */
export const texts: SharedFormTexts = ${code(formTexts(spec))};
`,
    ),
    tsFile(
      'site/generated/forms/index.ts',
      'forms',
      () => `import type { CompiledForms } from '#contract';
${ids().map((id, index) => `import { form as form${index} } from './${id}.ts';`).join('\n')}

/** What the server draws, by the form's id. */
export const forms: CompiledForms = {
${ids().map((id, index) => `  ${code(id)}: form${index},`).join('\n')}
};
`,
    ),
    tsFile(
      'site/generated/forms/rules.ts',
      'forms',
      () => `import type { FormRulesLoaders } from '#contract';

/** What the browser loads when a visitor begins to fill in a form, by the form's id. */
export const rules: FormRulesLoaders = {
${ids().map((id) => `  ${code(id)}: () => import('./${id}.rules.ts'),`).join('\n')}
};
`,
    ),
  ];
};
