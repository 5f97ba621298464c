import { existsSync } from 'node:fs';
import { conditionStyles } from '../compile/field.ts';
import { compileOwnForm, formTexts } from '../compile/form.ts';
import { fieldKinds, type Form, type SiteSpec } from '../schema/index.ts';
import { code, constantsFile, type PlannedFile } from './file.ts';
import { rulesModule } from './form-rules.ts';

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
