import { compileForm } from '../compile/form.ts';
import { compileMissing, compileRedirects, compileRoutes } from '../compile/routes.ts';
import { fill, wordingOf } from '../compile/text.ts';
import { globalValues } from '../compile/values.ts';
import type { SiteSpec } from '../schema/index.ts';
import { localisedPath, pageHref } from '../compile/links.ts';
import { locales } from '../schema/index.ts';
import { code, tsFile } from './file.ts';
import type { PlannedFile } from './file.ts';

const routeRows = (spec: SiteSpec) => {
  const values = globalValues(spec);
  return compileRoutes(spec).map(({ url, page: id, locale, canonical, alternates, status, indexable, pattern: matches }) => {
    const page = spec.pages.find((found) => found.id === id);
    const title = page ? wordingOf(spec, page.title)[locale] : '';
    const pattern = spec.messages['title.pattern']?.[locale] ?? '{{title}}';
    return {
      // What a pattern stands for is opened at an address that nobody has written an article for.
      url: matches ? url.replace('_any', 'otro-texto-2') : url,
      page: id,
      locale,
      canonical,
      alternates,
      status,
      indexable,
      title: fill(pattern, { ...values, title }),
    };
  });
};

/** The forms that stand on a page, with the page's address in each language. */
const placedForms = (spec: SiteSpec) =>
  spec.pages.flatMap((page) =>
    page.blocks.flatMap((block) => {
      if (block.kind !== 'formSection' && block.kind !== 'formDialog') return [];
      const form = spec.forms[block.form];
      const path = spec.routes.pages[page.id]?.path;
      if (!form || path === undefined) return [];
      const compiled = compileForm(spec, form);
      return locales.map((locale) => ({
        url: localisedPath(path, locale),
        ...(block.kind === 'formDialog' && { dialog: block.id }),
        locale,
        form: form.id,
        table: form.table,
        fields: compiled.fields.map(({ name, control, required, maxLength, options }) => ({
          name,
          control,
          required,
          maxLength,
          ...(options && { options: options.map((option) => option.value) }),
        })),
        payload: form.payload,
        outcomes: Object.fromEntries(
          Object.entries(compiled.outcomes).map(([name, outcome]) => [
            name,
            {
              channel: outcome.channel,
              ...(outcome.title && { title: outcome.title[locale] }),
              message: outcome.message[locale],
            },
          ]),
        ),
        submitting: compiled.texts.submitting[locale],
        then: typeof form.then === 'object' && 'navigate' in form.then ? { navigate: pageHref(spec, form.then.navigate)[locale] } : form.then,
      }));
    }),
  );

/** Browser tests: every address answers as declared, and every form has each of its outcomes. */
export const emitTests = (spec: SiteSpec): PlannedFile[] => [
  tsFile(
    'tests/generated/routes.test.ts',
    'routes',
    `import { describeMissing, describeRedirects, describeRoutes } from '../support/routes.ts';

describeRoutes(${code(routeRows(spec))});

describeRedirects(${code(compileRedirects(spec))});

describeMissing(${code(compileMissing(spec))});
`,
  ),
  tsFile(
    'tests/generated/forms.test.ts',
    'forms',
    `import { describeForms } from '../support/forms.ts';

describeForms(${code(placedForms(spec))});
`,
  ),
];
