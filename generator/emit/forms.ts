import type { AnswerRule } from '#contract';
import { existsSync } from 'node:fs';
import {
  compileOwnForm,
  formTexts,
  successOf,
  conditionStyles,
  fieldContext,
  maxLength,
  answersTo,
  conditionsOf,
} from '../compile/form.ts';
import {
  fieldKinds,
  type Form,
  type SiteSpec,
  fieldTraits,
  settingsOf,
  type Field,
  type PayloadSource,
} from '../schema/index.ts';
import { interfaceText, placeholder } from '../compile/text.ts';
import { code, constantsFile, type PlannedFile } from './file.ts';

/** A module for each form that server and browser render, and one with which the browser checks and sends them all. */
export function emitForms(spec: SiteSpec): PlannedFile[] {
  const forms = Object.entries(spec.forms);
  const list = (line: (id: string, index: number) => string): string =>
    forms.map(([id], index) => line(id, index)).join('\n');
  const file = (name: string, content: string, source = 'forms'): PlannedFile => ({
    path: `site/generated/forms/${name}`,
    source,
    content,
  });
  return [
    ...forms.map(([id, form]) => file(`${id}.ts`, formModule(spec, form), `forms.${id}`)),
    file('rules.ts', rulesModule(spec)),
    file('controls.ts', controlsModule(spec)),
    file('answers.ts', answersModule(spec)),
    file('conditions.css', forms.flatMap(([, form]) => conditionStyles(form).map((style) => `${style}\n`)).join('')),
    constantsFile('site/generated/forms/texts.ts', 'messages', [
      'The texts that all forms share.',
      'texts: SharedFormTexts',
      formTexts(spec),
    ]),
    file(
      'index.ts',
      `import type { CompiledForms } from '#contract';
${list((id, index) => `import { form as form${index} } from './${id}.ts';`)}

/** The forms by their ids, as the server renders them. */
export const forms: CompiledForms = {
${list((id, index) => `  ${code(id)}: form${index},`)}
};
`,
    ),
    file(
      'load.ts',
      `import type { FormLoaders } from '#contract';

/** The forms with their texts, which the browser loads when a visitor begins to fill in a form. */
export const loadForm: FormLoaders = {
${list((id) => `  ${code(id)}: () => import('./${id}.ts'),`)}
};
`,
    ),
  ];
}

/** The module that the server renders; it imports the texts that all forms share. */
function formModule(spec: SiteSpec, form: Form): string {
  const { texts, ...rest } = compileOwnForm(spec, form);
  const lines = (values: object): string =>
    Object.entries(values)
      .map(([name, value]) => `  ${name}: ${code(value)},`)
      .join('\n');
  return `import type { CompiledForm } from '#contract';
import { texts } from './texts.ts';

export const form: CompiledForm = {
${lines(rest)}
  texts: {
    ...texts,
${lines(texts)}
  },
};
`;
}

/** The kinds of fields that the site's forms use and whose folder has a file, so that unused ones add no code. */
function kindsWith({ forms }: SiteSpec, name: string): string[] {
  const used = new Set<string>(
    Object.values(forms).flatMap(({ fields }) => Object.values(fields).map(({ control }) => control)),
  );
  return Object.values(fieldKinds)
    .map(({ control }) => control)
    .filter((kind) => used.has(kind) && existsSync(new URL(`../../site/fields/${kind}/${name}`, import.meta.url)));
}

function controlsModule(spec: SiteSpec): string {
  const kinds = kindsWith(spec, 'control.tsx');
  return `import type { FormControls } from '#contract';
${kinds.map((kind) => `import ${kind} from '#site/fields/${kind}/control.tsx';\n`).join('')}
/** The components of the fields that are more than a box with a label, by their kind. */
export const controls: FormControls = { ${kinds.join(', ')} };
`;
}

function answersModule(spec: SiteSpec): string {
  const kinds = kindsWith(spec, 'answer.ts');
  return `import type { AnswerKinds } from '#contract';
${kinds.map((kind) => `import { answer as ${kind} } from '#site/fields/${kind}/answer.ts';\n`).join('')}
/** What is special about the answers to fields, by their kind. */
export const answers = { ${kinds.join(', ')} } satisfies AnswerKinds;
`;
}

const orNull = "const orNull = (value: string): string | null => (value.trim() === '' ? null : value);";
const storedOrNull = `const storedOrNull = <T>(value: string, stored: (text: string) => T): T | null =>
  value.trim() === '' ? null : stored(value);`;

/** The module with which the browser checks the answers of all forms and turns them into rows. */
function rulesModule(spec: SiteSpec): string {
  const forms = Object.entries(spec.forms).map(([id, form]) => `  ${code(id)}: {\n${formRules(spec, form)}\n  },`);
  const uses = (code: string): boolean => forms.some((text) => text.includes(code));
  return `import type { AllFormRules, FormRow } from '#contract';
${uses('answers.') ? "import { answers } from './answers.ts';\n" : ''}
type Answers<Name extends string> = Readonly<Record<Name, string>>;
${uses('orNull(') ? `\n${orNull}\n` : ''}${uses('storedOrNull(') ? `\n${storedOrNull}\n` : ''}
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
export function answerRule(spec: SiteSpec, form: Form, name: string): AnswerRule | undefined {
  const field = form.fields[name];
  if (!field || constantOf(field) !== undefined) return undefined;
  const { required = false, options } = settingsOf(field);
  const context = fieldContext(spec, form, name);
  return {
    name,
    control: field.control,
    required,
    maxLength: maxLength(field, context),
    ...(options && { options: options.map(({ value }) => value) }),
    ...fieldTraits(field).rule?.(field, context),
  };
}

/** The value of a field that the browser does not read. */
function constantOf(field: Field | undefined): string | undefined {
  return field && fieldTraits(field).constant?.(field);
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
    const met = conditionsOf(form, name).map(
      (condition) => `${code(answersTo(condition))}.includes(values${member(condition.of)})`,
    );
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
  const constant = constantOf(field);
  if (constant !== undefined) return code(constant);
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
  if (field && fieldTraits(field).converts) {
    const stored = `answers${member(field.control)}.stored`;
    return emptyAsNull ? `storedOrNull(${value}, ${stored})` : `${stored}(${value})`;
  }
  if (emptyAsNull) return `orNull(${value})`;
  // If the visitor clears an optional field, its initial value is stored.
  const { initial, required } = field ? settingsOf(field) : {};
  return initial !== undefined && !required ? `(${value}.trim() || ${code(initial)})` : value;
}
