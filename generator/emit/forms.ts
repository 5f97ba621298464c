import { compileOwnForm, formTexts } from '../compile/form.ts';
import { conditionsOf, conditionStyles } from '../compile/show-if.ts';
import type { Form, SiteSpec } from '../schema/index.ts';
import { member, rule, sourceCode } from './field-code.ts';
import { code, tsFile } from './file.ts';
import type { PlannedFile } from './file.ts';

/** A union of names. */
function union(names: readonly string[]): string {
  return names.map(code).join(' | ');
}

/** What the row holds that is no text, by column. */
function otherTypes(spec: SiteSpec, form: Form): string[] {
  return Object.keys(form.payload).flatMap((column) => {
    const type = spec.tables[form.table]?.columns[column]?.type;
    const other = type === 'boolean' ? 'boolean' : type === 'integer' || type === 'decimal' ? 'number' : undefined;
    return other === undefined ? [] : [`${code(column)}: ${other}`];
  });
}

/** Says which fields the answers leave hidden; nothing where no field depends on another. */
function hiddenFunction(form: Form): string {
  const entries = Object.keys(form.fields).flatMap((name) => {
    const conditions = conditionsOf(form, name);
    const met = ({ field, values }: (typeof conditions)[number]): string =>
      `${code(values)}.includes(values${member(field)})`;
    return conditions.length === 0 ? [] : [`  ...(${conditions.map(met).join(' && ')} ? [] : [${code(name)}]),`];
  });
  if (entries.length === 0) return '';
  return `
/** The fields that these answers leave hidden. */
export const hidden = (values: Readonly<Record<keyof Values, string>>): string[] => [
${entries.join('\n')}
];
`;
}

function rulesModule(spec: SiteSpec, id: string, form: Form): string {
  const fields = Object.entries(form.fields);
  const payload = Object.entries(form.payload);
  const timed = payload.some(([, source]) => source.kind === 'now');
  const nullable = payload
    .filter(([, source]) => source.kind === 'from' && source.emptyAsNull)
    .map(([column]) => column);
  const other = otherTypes(spec, form);
  const rules = fields.flatMap(([name, field]) => {
    const made = rule(spec, form, name, field);
    return made === undefined ? [] : [`  ${code(name)}: ${made},`];
  });
  const sources = payload.map(([column, source]) => `  ${code(column)}: ${sourceCode(form, source)},`);
  const used = (name: string): boolean =>
    [...rules, ...sources].some((line) => new RegExp(String.raw`\b${name}\b[(,]`).test(line));
  const helpers = [
    { from: '#site/lib/email.ts', names: ['EMAIL'] },
    { from: '#site/lib/forms/day.ts', names: ['dayWithin'] },
    { from: '#site/lib/forms/number.ts', names: ['numberOf', 'numberOrNull', 'numberWithin'] },
  ].map((one) => ({ ...one, names: one.names.filter(used) }));
  const imports = helpers.flatMap(({ from, names }) =>
    names.length === 0 ? [] : [`import { ${names.join(', ')} } from '${from}';\n`],
  );
  return `import * as z from 'zod/mini';
import type { FormRow } from '#contract';
${imports.join('')}
export { form } from './${id}.ts';

/** The table that the form writes to. */
export const table = ${code(form.table)};

/** What the visitor's answers must be; each message names what is wrong. */
export const schema = z.object({
${rules.join('\n')}
});

/** The visitor's answers. */
export type Values = z.infer<typeof schema>;
${hiddenFunction(form)}
/** The row that is inserted. */
export type Payload = FormRow<${union(payload.map(([column]) => column))}${nullable.length > 0 || other.length > 0 ? `, ${union(nullable) || 'never'}` : ''}${other.length > 0 ? `, { ${other.join('; ')} }` : ''}>;
${used('orNull') ? "\nconst orNull = (value: string): string | null => (value.trim() === '' ? null : value);\n" : ''}
/** Makes the row from the answers${timed ? ' and the moment of sending' : ''}. */
export const toPayload = (values: Values${timed ? ', now: string' : ''}): Payload => ({
${sources.join('\n')}
});
`;
}

/** What is drawn of a form; the texts that all forms share stand in a module of their own. */
function drawnModule(spec: SiteSpec, form: Form): string {
  const { texts, ...rest } = compileOwnForm(spec, form);
  return `import type { CompiledForm } from '#contract';
import { texts } from './texts.ts';

export const form: CompiledForm = {
${Object.entries(rest)
  .map(([name, value]) => `  ${name}: ${code(value)},`)
  .join('\n')}
  texts: {
    ...texts,
${Object.entries(texts)
  .map(([name, text]) => `    ${name}: ${code(text)},`)
  .join('\n')}
  },
};
`;
}

/** The controls that are drawn by a component of their own. */
const drawn = { radio: 'RadioField', checkbox: 'CheckboxField', date: 'DateField', hidden: 'HiddenField' } as const;

/** What only some sites need: a control that no form has brings no code, and a field that is always shown no style. */
function controlFiles(spec: SiteSpec): PlannedFile[] {
  const used = (): [string, string][] => {
    const controls = new Set<string>(
      Object.values(spec.forms).flatMap(({ fields }) => Object.values(fields).map(({ control }) => control)),
    );
    return Object.entries(drawn).filter(([control]) => controls.has(control));
  };
  return [
    tsFile(
      'site/generated/forms/controls.ts',
      'forms',
      () => `import type { FormControls } from '#contract';
${used()
  .map(([, component]) => `import { ${component} } from '#site/islands/controls/${component}.tsx';\n`)
  .join('')}
/** What draws the controls of the site's forms that are no single box with a label. */
export const controls: FormControls = { ${used()
        .map(([control, component]) => `${control}: ${component}`)
        .join(', ')} };
`,
    ),
    tsFile('site/generated/forms/conditions.css', 'forms', () =>
      Object.values(spec.forms)
        .flatMap(conditionStyles)
        .map((styles) => `${styles}\n`)
        .join(''),
    ),
  ];
}

/** For each form: what is drawn, and what the browser checks and sends. */
export function emitForms(spec: SiteSpec): PlannedFile[] {
  const ids = (): string[] => Object.keys(spec.forms);
  return [
    ...Object.entries(spec.forms).flatMap(([id, form]) => [
      tsFile(`site/generated/forms/${id}.ts`, `forms.${id}`, () => drawnModule(spec, form)),
      tsFile(`site/generated/forms/${id}.rules.ts`, `forms.${id}`, () => rulesModule(spec, id, form)),
    ]),
    ...controlFiles(spec),
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
${ids()
  .map((id, index) => `import { form as form${index} } from './${id}.ts';`)
  .join('\n')}

/** What the server draws, by the form's id. */
export const forms: CompiledForms = {
${ids()
  .map((id, index) => `  ${code(id)}: form${index},`)
  .join('\n')}
};
`,
    ),
    tsFile(
      'site/generated/forms/rules.ts',
      'forms',
      () => `import type { FormRulesLoaders } from '#contract';

/** What the browser loads when a visitor begins to fill in a form, by the form's id. */
export const rules: FormRulesLoaders = {
${ids()
  .map((id) => `  ${code(id)}: () => import('./${id}.rules.ts'),`)
  .join('\n')}
};
`,
    ),
  ];
}
