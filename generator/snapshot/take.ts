import { hash } from 'node:crypto';
import { maxLength } from '../compile/form.ts';
import { frameDigest } from '../compile/frame.ts';
import { localesOf } from '../compile/locales.ts';
import { allRedirects, compileRoutes } from '../compile/routes.ts';
import { isText, localizedTextOf } from '../compile/text.ts';
import { memoize } from '../memoize.ts';
import type { ArticleEntry, Form, Locale, LocalizedText, Page, SiteSpec } from '../schema/index.ts';
import { snapshotFormat } from './snapshot.ts';
import type { ArticleSnapshot, FieldSnapshot, FormSnapshot, RouteSnapshot, Snapshot } from './snapshot.ts';

/** Fills the values into all texts of a part of the spec, and drops what is left out or empty. */
const filled = <T>(spec: SiteSpec, part: T): T => {
  const locales = localesOf(spec);
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    if (isText(value, locales)) return 'kind' in value ? value : localizedTextOf(spec, value);
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, inner]) => inner !== undefined && !(Array.isArray(inner) && inner.length === 0))
        .map(([key, inner]) => [key, fill(inner)]),
    );
  };
  return fill(part) as T;
};

const mapped = <T, U>(entries: Readonly<Record<string, T>>, make: (entry: T, name: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, make(entry, name)]));

const takeRoutes = (spec: SiteSpec): Snapshot['routes'] => {
  const origins = new Map(
    compileRoutes(spec).map(({ page, scriptSources = [], connectSources = [] }) => [page, new Set([...scriptSources, ...connectSources])]),
  );
  const pages = mapped(
    spec.routes.pages,
    ({ path, canonicalParameter, parent, label, aliases = [], indexable = true, planned = false }, page): RouteSnapshot => ({
      path,
      ...(canonicalParameter !== undefined && { canonicalParameter }),
      ...(parent !== undefined && { parent }),
      label: filled(spec, label),
      aliases,
      indexable,
      planned,
      origins: [...(origins.get(page) ?? [])],
    }),
  );
  const redirects = allRedirects(spec).map(({ from, to, status = 302 }) => ({ from, to, status }));
  return { ...spec.routes, unavailable: filled(spec, spec.routes.unavailable), pages, redirects };
};

const takeForm = (spec: SiteSpec, form: Form): FormSnapshot => {
  const { id: _, fields, ...rest } = form;
  const takeField = (name: string): FieldSnapshot => {
    const { max: _, required = false, ...field } = { max: undefined, ...fields[name]! };
    return { ...filled(spec, field), required, maxLength: maxLength(spec.tables[form.table], form, name, fields[name]!) };
  };
  return { ...filled(spec, rest), fields: mapped(fields, (_, name) => takeField(name)) };
};

const memoizedPage = memoize<Omit<Page, 'id'>>();

const takePage = (spec: SiteSpec, page: Page): Omit<Page, 'id'> =>
  memoizedPage(page, frameDigest(spec), () => {
    const { id: _, ...rest } = filled(spec, page);
    return rest;
  });

const memoizedArticle = memoize<ArticleSnapshot>();

const takeArticle = (spec: SiteSpec, entry: ArticleEntry): ArticleSnapshot =>
  memoizedArticle(entry, frameDigest(spec), () => {
    const { slug, date, ...words } = entry;
    const texts = Object.entries(words).flatMap(([name, text]) => (text ? [{ name, text: localizedTextOf(spec, text) }] : []));
    // Not as JSON, which would take longer than the digest.
    const digestIn = (locale: Locale): string => hash('sha256', texts.map(({ name, text }) => `${name}\0${text[locale]}\0`).join('')).slice(0, 12);
    return { slug, date, digests: Object.fromEntries(localesOf(spec).map((locale) => [locale, digestIn(locale)])) as LocalizedText };
  });

const takeErrors = (spec: SiteSpec): Snapshot['errors'] =>
  Object.fromEntries(
    Object.entries(spec.errors)
      .filter(([, { reserved }]) => !reserved)
      .map(([name, { situation: _situation, reserved: _reserved, ...entry }]) => [name, filled(spec, entry)]),
  );

/** Takes the snapshot of a checked spec. Pure. */
export const takeSnapshot = (spec: SiteSpec): Snapshot => {
  const { locales, firm, brand, constants, values, services, tables, failures, messages, integrations, server, records, header, footer, articles } = spec;
  return {
    format: snapshotFormat,
    locales,
    routes: takeRoutes(spec),
    pages: Object.fromEntries(spec.pages.map((page) => [page.id, takePage(spec, page)])),
    forms: mapped(spec.forms, (form) => takeForm(spec, form)),
    tables,
    records: filled(spec, records),
    messages: filled(spec, messages),
    errors: takeErrors(spec),
    failures,
    firm: filled(spec, firm),
    brand,
    values,
    constants,
    services: filled(spec, services),
    header: filled(spec, header),
    footer: filled(spec, footer),
    integrations,
    server,
    ...(articles && {
      articles: { ...filled(spec, { ...articles, entries: undefined }), entries: articles.entries.map((entry) => takeArticle(spec, entry)) },
    }),
  };
};
