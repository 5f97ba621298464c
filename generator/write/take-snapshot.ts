import type { RouteEntry } from '#contract';
import { hash } from 'node:crypto';
import { maxLength } from '../compile/field.ts';
import { categoryText, dayOf } from '../compile/articles.ts';
import { eachLocale, localesOf } from '../compile/locales.ts';
import { fill, globalValues } from '../compile/values.ts';
import { allRedirects, compileRoutes } from '../compile/routes.ts';
import { isText, localizedTextOf, wordsOf } from '../compile/text.ts';
import type { ArticleEntry, Articles, Field, Form, Locale, SiteSpec } from '../schema/index.ts';
import { isWritten, settingsOf } from '../schema/index.ts';
import { snapshotFormat } from './snapshot.ts';
import type { ArticleSnapshot, FieldSnapshot, FormSnapshot, RouteSnapshot, Snapshot } from './snapshot.ts';

/** A part of the spec with the placeholders in its texts filled. */
function filled<T>(spec: SiteSpec, part: T): T {
  const locales = localesOf(spec);
  const fillIn = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fillIn);
    if (typeof value !== 'object' || value === null) return value;
    if (isText(value, locales)) {
      if ('kind' in value) return value;
      // Few texts have placeholders; the others need no copy if their languages are in order.
      const isReady = Object.keys(value).every(
        (locale, index) => locale === locales[index] && !value[locale as Locale].includes('{{'),
      );
      return isReady ? value : localizedTextOf(spec, value);
    }
    const made: Record<string, unknown> = {};
    for (const key of Object.keys(value)) {
      const inner = (value as Record<string, unknown>)[key];
      if (inner !== undefined) made[key] = fillIn(inner);
    }
    return made;
  };
  return fillIn(part) as T;
}

function mapped<T, U>(entries: Readonly<Record<string, T>>, make: (entry: T, name: string) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, make(entry, name)]));
}

function takeRoutes(spec: SiteSpec): Snapshot['routes'] {
  const compiled = new Map<string, RouteEntry>(compileRoutes(spec).map((route) => [route.page, route]));
  const originsOf = (page: string): string[] => {
    const { scriptSources = [], connectSources = [] } = compiled.get(page) ?? {};
    return [...new Set([...scriptSources, ...connectSources])];
  };
  const pages = mapped(
    spec.routes.pages,
    (
      { path, canonicalParameter, parent, label, aliases = [], indexable = true, planned = false },
      page,
    ): RouteSnapshot => ({
      path,
      ...(canonicalParameter !== undefined && { canonicalParameter }),
      ...(parent !== undefined && { parent }),
      label: filled(spec, label),
      aliases,
      indexable,
      planned,
      origins: originsOf(page),
    }),
  );
  const redirects = allRedirects(spec).map(({ from, to, status = 302 }) => ({ from, to, status }));
  return { ...spec.routes, unavailable: filled(spec, spec.routes.unavailable), pages, redirects };
}

function takeField(spec: SiteSpec, form: Form, name: string, field: Field): FieldSnapshot {
  // `max` and `required` are in `maxLength` and `required` below.
  const { required: _required, ...settings } = { required: false, ...field };
  const { max: _max, ...unlimited } = { max: undefined, ...settings };
  return {
    ...filled(spec, isWritten(field) ? unlimited : settings),
    required: settingsOf(field).required ?? false,
    maxLength: maxLength(spec.tables[form.table], form, name, field),
  };
}

function takeForm(spec: SiteSpec, form: Form): FormSnapshot {
  const { id: _, fields, ...rest } = form;
  return { ...filled(spec, rest), fields: mapped(fields, (field, name) => takeField(spec, form, name, field)) };
}

function digest(text: string): string {
  return hash('sha256', text).slice(0, 12);
}

/** The parts of an article in the order of its digest. */
const textFields = ['title', 'description', 'heading', 'category', 'author'] as const;
const settingFields = ['updated', 'related', 'sharePicture'] as const;

/** A part of the spec with all of its texts in one language. */
function inOneLanguage(spec: SiteSpec, part: unknown, locale: Locale): unknown {
  if (isText(part, localesOf(spec))) return wordsOf(spec, part, locale);
  if (Array.isArray(part)) return part.map((inner) => inOneLanguage(spec, inner, locale));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, inOneLanguage(spec, inner, locale)]));
}

function takeArticle(spec: SiteSpec, entry: ArticleEntry): ArticleSnapshot {
  const { slug, date: _date, draft, publish, body, category: _category, ...rest } = entry;
  const parts = { ...rest, ...(spec.articles && { category: categoryText(spec.articles, entry) }) };
  const digestIn = (locale: Locale): string => {
    const values = globalValues(spec, locale);
    const words = textFields.flatMap((name) =>
      parts[name] === undefined ? [] : [[name, inOneLanguage(spec, parts[name], locale)]],
    );
    const settings = settingFields.flatMap((name) => (parts[name] === undefined ? [] : [[name, parts[name]]]));
    // Bodies are long: avoid copying them.
    const text =
      isText(body, localesOf(spec)) && !('kind' in body)
        ? fill(body[locale], values)
        : JSON.stringify(inOneLanguage(spec, body, locale));
    return digest(JSON.stringify([[...words, ...settings], digest(text)]));
  };
  return {
    slug,
    date: dayOf(entry),
    ...(draft && { draft }),
    ...(publish !== undefined && { publish }),
    digests: eachLocale(spec, digestIn),
  };
}

function takeArticles(spec: SiteSpec, { entries, ...around }: Articles): NonNullable<Snapshot['articles']> {
  return { ...filled(spec, around), entries: entries.map((entry) => takeArticle(spec, entry)) };
}

function takeErrors(spec: SiteSpec): Snapshot['errors'] {
  return Object.fromEntries(
    Object.entries(spec.errors)
      .filter(([, { reserved }]) => !reserved)
      .map(([name, { situation: _situation, reserved: _reserved, ...entry }]) => [name, filled(spec, entry)]),
  );
}

/** Takes the snapshot of a checked spec. Pure. */
export function takeSnapshot(spec: SiteSpec): Snapshot {
  const { reserved: _, routes: _routes, errors: _errors, forms, pages, articles, desk, ...others } = spec;
  return {
    format: snapshotFormat,
    ...filled(spec, others),
    // The desk's texts have placeholders of their own, some with the names of the site's.
    ...(desk && { desk: { ...filled(spec, { ...desk, texts: {} }), texts: desk.texts } }),
    routes: takeRoutes(spec),
    pages: Object.fromEntries(pages.map(({ id, ...page }) => [id, filled(spec, page)])),
    forms: mapped(forms, (form) => takeForm(spec, form)),
    errors: takeErrors(spec),
    ...(articles && { articles: takeArticles(spec, articles) }),
  };
}
