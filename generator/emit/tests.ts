import type {
  CompiledForm,
  ExpectedField,
  ExpectedForm,
  ExpectedOutcome,
  ExpectedRoute,
  ExpectedUnpublished,
  FieldOf,
  OutcomeOf,
} from '#contract';
import { articlePage, shownArticles } from '../compile/articles.ts';
import { numberLimits } from '../compile/field.ts';
import { compileForm } from '../compile/form.ts';
import { compileMissing, compileRedirects, compileRoutes } from '../compile/routes.ts';
import { fill } from '../compile/placeholders.ts';
import { conditionsOf } from '../compile/show-if.ts';
import { localizedTextOf } from '../compile/text.ts';
import { globalValues } from '../compile/values.ts';
import type { Form, Locale, Localized, SiteSpec } from '../schema/index.ts';
import { articlePath, pageHref } from '../compile/links.ts';
import { localesOf, localizedPath } from '../compile/locales.ts';
import { code, tsFile } from './file.ts';
import type { PlannedFile } from './file.ts';

/** Every address with the expected texts of its page. */
function expectedRoutes(spec: SiteSpec): ExpectedRoute[] {
  const shown = shownArticles(spec);
  const titled = [...spec.pages, ...(shown ? [articlePage(shown, shown.fallback)] : [])];
  // One article represents all of them: the tests do not grow with the blog.
  const listed = compileRoutes(spec).filter(({ article }) => article === undefined || article === shown?.fallback.slug);
  return listed.map(({ url, page: id, locale, canonical, alternates, status, indexable, pattern: matches }) => {
    const page = titled.find((found) => found.id === id);
    const title = page ? localizedTextOf(spec, page.title)[locale] : '';
    const pattern = spec.messages['title.pattern']?.[locale] ?? '{{title}}';
    return {
      // A pattern is opened at an address without an article.
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

function inText(values: object = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

/** A field, and its messages in a language for a missing, long or malformed answer. */
function expectedField(
  spec: SiteSpec,
  form: Form,
  texts: CompiledForm['texts'],
  compiled: FieldOf<Localized>,
  locale: Locale,
): ExpectedField {
  const { name, control, required, maxLength, options, initial, told, from, until, parameter } = compiled;
  const field = form.fields[name];
  const conditions = conditionsOf(form, name).map(({ field: other, values }) => ({ field: other, values }));
  const numbers = field?.control === 'number' ? numberLimits(spec.tables[form.table], form, name, field) : undefined;
  const words = { field: compiled.label[locale], max: String(maxLength) };
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
    ...(told && {
      told: Object.fromEntries(
        Object.entries(told).map(([problem, text]) => [problem, fill(text[locale], { ...words, ...inText(numbers) })]),
      ),
    }),
    ...(numbers && { numbers }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
    ...(parameter !== undefined && { parameter }),
    ...(conditions.length > 0 && { conditions }),
  };
}

function expectedOutcomes({ outcomes }: CompiledForm, locale: Locale): ExpectedForm['outcomes'] {
  const told = ({ channel, title, message }: OutcomeOf<Localized>): ExpectedOutcome => ({
    channel,
    ...(title && { title: title[locale] }),
    message: message[locale],
  });
  return Object.fromEntries(
    Object.entries(outcomes).map(([name, outcome]) => [name, told(outcome)]),
  ) as ExpectedForm['outcomes'];
}

/** The forms of a page, with the page's address in each language. */
function expectedForms(spec: SiteSpec): ExpectedForm[] {
  return spec.pages.flatMap((page) =>
    page.blocks.flatMap((block) => {
      if (block.kind !== 'formSection' && block.kind !== 'formDialog') return [];
      const form = spec.forms[block.form];
      const path = spec.routes.pages[page.id]?.path;
      if (!form || path === undefined) return [];
      const compiled = compileForm(spec, form);
      return localesOf(spec).map((locale): ExpectedForm => ({
        url: localizedPath(spec, path, locale),
        ...(block.kind === 'formDialog' && { dialog: block.id }),
        locale,
        form: form.id,
        table: form.table,
        fields: compiled.fields.map((field) => expectedField(spec, form, compiled.texts, field, locale)),
        payload: form.payload,
        outcomes: expectedOutcomes(compiled, locale),
        analytics: form.analytics,
        submit: compiled.texts.submit[locale],
        submitting: compiled.texts.submitting[locale],
        close: compiled.texts.close[locale],
        summaryTitle: compiled.texts.summaryTitle[locale],
        errorTitlePrefix: compiled.texts.errorTitlePrefix[locale],
        honeypot: compiled.honeypot,
        then:
          typeof form.then === 'object' && 'navigate' in form.then
            ? { navigate: pageHref(spec, form.then.navigate)[locale] }
            : form.then,
      }));
    }),
  );
}

/** The addresses of articles that are not public, or not yet: the tests check that no page links to them. */
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
          // Other addresses show the usual article, and so does this one.
          ...(route.others !== 'not-found' && { usual: shown.fallback.slug }),
        }))
      : [],
  );
}

/** A call for each kind of address that there is: a suite without a test is a mistake to the test runner. */
function routeSuites(spec: SiteSpec): { name: string; rows: readonly unknown[] }[] {
  return [
    { name: 'describeRoutes', rows: expectedRoutes(spec) },
    { name: 'describeRedirects', rows: compileRedirects(spec) },
    { name: 'describeMissing', rows: compileMissing(spec) },
    { name: 'describeUnpublished', rows: unpublished(spec) },
  ].filter(({ rows }) => rows.length > 0);
}

function routesTest(spec: SiteSpec): PlannedFile {
  return tsFile('tests/generated/routes.test.ts', 'routes', () => {
    const suites = routeSuites(spec);
    const calls = suites.map(({ name, rows }) => `${name}(${code(rows)});\n`);
    return `import { ${suites.map(({ name }) => name).join(', ')} } from '#tests/support/routes.ts';\n\n${calls.join('\n')}`;
  });
}

function formsTest(spec: SiteSpec): PlannedFile[] {
  if (expectedForms(spec).length === 0) return [];
  const body = (): string =>
    `import { describeForms } from '#tests/support/forms/describe.ts';\n\ndescribeForms(${code(expectedForms(spec))});\n`;
  return [tsFile('tests/generated/forms.test.ts', 'forms', body)];
}

/** Browser tests: every address answers as declared, and every form has each of its outcomes. */
export function emitTests(spec: SiteSpec): PlannedFile[] {
  return [routesTest(spec), ...formsTest(spec)];
}
