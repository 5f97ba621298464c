import { conditionStyles } from '../compile/field.ts';
import { compileOwnForm, formTexts } from '../compile/form.ts';
import type { Form, SiteSpec } from '../schema/index.ts';
import { code, constantsFile, type PlannedFile } from './file.ts';
import { rulesModule } from './form-rules.ts';

/** The controls with a component of their own. */
const components = {
  email: 'EmailField',
  radio: 'RadioField',
  checkbox: 'CheckboxField',
  date: 'DateField',
  hidden: 'HiddenField',
};

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

/** The components of the controls that the site's forms use, so that unused ones add no code. */
function controlsModule({ forms }: SiteSpec): string {
  const controls = new Set<string>(
    Object.values(forms).flatMap(({ fields }) => Object.values(fields).map(({ control }) => control)),
  );
  const used = Object.entries(components).filter(([control]) => controls.has(control));
  const imports = used.map(
    ([, component]) => `import { ${component} } from '#site/islands/controls/${component}.tsx';\n`,
  );
  return `import type { FormControls } from '#contract';
${imports.join('')}
/** The components of the controls that are more than a box with a label. */
export const controls: FormControls = { ${used.map((pair) => pair.join(': ')).join(', ')} };
`;
}
