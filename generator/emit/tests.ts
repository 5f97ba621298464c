import type {
  CompiledForm,
  ExpectedField,
  ExpectedForm,
  ExpectedOutcome,
  ExpectedRoute,
  ExpectedUnpublished,
  FieldOf,
} from '#contract';
import { articlePage, shownArticles } from '../compile/articles.ts';
import { conditionsOf, numberLimits } from '../compile/field.ts';
import { compileForm } from '../compile/form.ts';
import { articlePath, pageHref } from '../compile/links.ts';
import { localesOf, localizedPath } from '../compile/locales.ts';
import { compileMissing, compileRedirects, compileRoutes } from '../compile/routes.ts';
import { localizedTextOf } from '../compile/text.ts';
import { fill, globalValues } from '../compile/values.ts';
import type { Form, Locale, Localized, SiteSpec } from '../schema/index.ts';
import { code, type PlannedFile } from './file.ts';

/** Browser tests that every address answers as declared, and that every form reaches each of its outcomes. */
export function emitTests(spec: SiteSpec): PlannedFile[] {
  // Vitest fails suites without tests.
  const suites = Object.entries({
    describeRoutes: expectedRoutes(spec),
    describeRedirects: compileRedirects(spec),
    describeMissing: compileMissing(spec),
    describeUnpublished: unpublished(spec),
  }).filter(([, rows]) => rows.length > 0);
  const forms = expectedForms(spec);
  const test = (name: string, from: string, calls: readonly [name: string, rows: unknown][]): PlannedFile => ({
    path: `tests/generated/${name}.test.ts`,
    source: name,
    content: `import { ${calls.map(([call]) => call).join(', ')} } from '#tests/support/${from}.ts';

${calls.map(([call, rows]) => `${call}(${code(rows)});\n`).join('\n')}`,
  });
  return [
    test('routes', 'routes', suites),
    ...(forms.length > 0 ? [test('forms', 'forms/describe', [['describeForms', forms]])] : []),
  ];
}

/** Every address with the title of its page. */
function expectedRoutes(spec: SiteSpec): ExpectedRoute[] {
  const shown = shownArticles(spec);
  const pages = [...spec.pages, ...(shown ? [articlePage(shown, shown.fallback)] : [])];
  // One article represents all, so that the number of tests does not grow with the blog.
  const listed = compileRoutes(spec).filter(({ article }) => article === undefined || article === shown?.fallback.slug);
  return listed.map(({ url, page: id, locale, canonical, alternates, status, indexable, pattern: matches }) => {
    const page = pages.find((one) => one.id === id);
    const title = page ? localizedTextOf(spec, page.title)[locale] : '';
    const pattern = spec.messages['title.pattern']?.[locale] ?? '{{title}}';
    return {
      // Opens a pattern with a slug that no article has.
      url: matches ? url.replace('_any', 'otro-texto-2') : url,
      page: id,
      locale,
      canonical,
      alternates,
      status,
      indexable,
      title: fill(fill(pattern, globalValues(spec, locale)), { title }),
    };
  });
}

/** A field with its messages in one language for missing, too long and malformed answers. */
function expectedField(
  spec: SiteSpec,
  form: Form,
  texts: CompiledForm['texts'],
  compiled: FieldOf<Localized>,
  locale: Locale,
): ExpectedField {
  const { name, control, required, maxLength, options, initial, messages = {}, from, until, parameter } = compiled;
  const field = form.fields[name];
  const conditions = conditionsOf(form, name).map(({ field: other, values }) => ({ field: other, values }));
  const numbers = field?.control === 'number' ? numberLimits(spec.tables[form.table], form, name, field) : undefined;
  const limits = Object.fromEntries(Object.entries(numbers ?? {}).map(([limit, value]) => [limit, String(value)]));
  const words = { field: compiled.label[locale], max: String(maxLength) };
  const filled = Object.entries(messages).map(([problem, text]) => [
    problem,
    fill(text[locale], { ...words, ...limits }),
  ]);
  return {
    name,
    control,
    required,
    maxLength,
    ...(field && 'trim' in field && field.trim && { trim: true }),
    ...(initial !== undefined && { initial }),
    ...(options && { options: options.map((option) => option.value) }),
    missing: compiled.missing?.[locale] ?? fill(texts.fieldRequired[locale], words),
    tooLong: fill(texts.tooLong[locale], words),
    ...(control === 'email' && { malformed: texts.invalidEmail[locale] }),
    ...(control === 'url' && { malformed: texts.invalidUrl[locale] }),
    ...(filled.length > 0 && { messages: Object.fromEntries(filled) }),
    ...(numbers && { numbers }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
    ...(parameter !== undefined && { parameter }),
    ...(conditions.length > 0 && { conditions }),
  };
}

/** The forms of the pages, with the page's address in each language. */
function expectedForms(spec: SiteSpec): ExpectedForm[] {
  return spec.pages.flatMap((page) =>
    page.blocks.flatMap((block) => {
      if (block.kind !== 'formSection' && block.kind !== 'formDialog') return [];
      const form = spec.forms[block.form];
      const path = spec.routes.pages[page.id]?.path;
      if (!form || path === undefined) return [];
      const { fields, texts, outcomes, honeypot } = compileForm(spec, form);
      return localesOf(spec).map((locale): ExpectedForm => ({
        url: localizedPath(spec, path, locale),
        ...(block.kind === 'formDialog' && { dialog: block.id }),
        locale,
        form: form.id,
        table: form.table,
        fields: fields.map((field) => expectedField(spec, form, texts, field, locale)),
        payload: form.payload,
        outcomes: Object.fromEntries(
          Object.entries(outcomes).map(([name, { channel, title, message }]): [string, ExpectedOutcome] => [
            name,
            { channel, ...(title && { title: title[locale] }), message: message[locale] },
          ]),
        ) as ExpectedForm['outcomes'],
        analytics: form.analytics,
        submit: texts.submit[locale],
        submitting: texts.submitting[locale],
        close: texts.close[locale],
        summaryTitle: texts.summaryTitle[locale],
        errorTitlePrefix: texts.errorTitlePrefix[locale],
        honeypot,
        then:
          typeof form.then === 'object' && 'navigate' in form.then
            ? { navigate: pageHref(spec, form.then.navigate)[locale] }
            : form.then,
      }));
    }),
  );
}

/** The addresses of drafts and scheduled articles: the tests check that no page links to them. */
function unpublished(spec: SiteSpec): ExpectedUnpublished[] {
  const shown = shownArticles(spec);
  const route = shown && spec.routes.pages[shown.page];
  if (!route) return [];
  return shown.articles.entries.flatMap(({ slug, draft, publish }) =>
    draft || publish !== undefined
      ? localesOf(spec).map((locale) => ({
          url: localizedPath(spec, articlePath(route, slug), locale),
          locale,
          slug,
          ...(publish !== undefined && { publish }),
        }))
      : [],
  );
}
