import type { SpecPath } from '../diagnostic.ts';
import { maxLength } from '../compile/field.ts';
import { eachLocale, localesOf, localizedPath } from '../compile/locales.ts';
import { namesIn } from '../compile/placeholders.ts';
import { globalValues, placeOfValue } from '../compile/values.ts';
import { outlineOf } from '../outline/outline.ts';
import type { Link } from '../outline/links.ts';
import { messagesIn, allActions, textsIn } from '../check/walk.ts';
import { interfaceKeys, isWritten, settingsOf } from '../schema/index.ts';
import type { PayloadSource, SiteSpec, Localized } from '../schema/index.ts';
import type { MigrationLog } from '../sql/model.ts';
import type { Entry } from './entries.ts';

/** One line of an answer, and the place in the spec that it is about. */
export interface Fact {
  readonly text: string;
  readonly at?: SpecPath;
  /** The thing that it names: `page:contact`, `form:contact`, `table:leads`. */
  readonly about?: string;
}

/** A heading with what belongs to it. */
export interface Section {
  readonly heading: string;
  readonly facts: readonly Fact[];
}

function eachLanguage(spec: SiteSpec, text: Localized): Fact[] {
  return localesOf(spec).map((locale) => ({ text: `${locale}  ${text[locale]}` }));
}

function addressesOf(spec: SiteSpec, path: string): string {
  return localesOf(spec)
    .map((locale) => localizedPath(spec, path, locale))
    .join('  ');
}

function aboutPage(id: string | undefined): Pick<Fact, 'about'> {
  return id === undefined ? {} : { about: `page:${id}` };
}

function linkFact(spec: SiteSpec, { from, to, way, label, at, path }: Link, name: string): Fact {
  const how = way === 'content' ? '' : ` (${way})`;
  return {
    text: `${name === from ? to : (from ?? 'every page')}${how}${label ? ` “${label[spec.locales.default]}”` : ''}${at === undefined || from === undefined ? '' : ` by ${at}`}`,
    at: path,
    ...aboutPage(name === from ? to : from),
  };
}

function routeSections(spec: SiteSpec, { name, kind }: Entry): Section[] {
  const outline = outlineOf(spec);
  const page = outline.pages.find(({ id }) => id === name);
  if (!page) return [];
  const to = outline.links.filter((link) => link.to === name && link.from !== name);
  const from = outline.links.filter((link) => link.from === name);
  const forms = page.forms.map((form): Fact => ({
    text: `${form} → table ${spec.forms[form]?.table ?? ''}`,
    at: ['forms', form],
    about: `form:${form}`,
  }));
  const redirects = outline.redirects.filter((redirect) => redirect.to === name);
  return [
    {
      heading: 'Addresses',
      facts: [
        { text: addressesOf(spec, page.paths[spec.locales.default]) },
        ...page.aliases.map((alias, index) => ({
          text: `${addressesOf(spec, alias)}  (alias)`,
          at: ['routes', 'pages', name, 'aliases', index],
        })),
      ],
    },
    {
      heading: 'Redirects to it',
      facts: redirects.map(({ from: address, status, path }) => ({ text: `${address} (${status})`, at: path })),
    },
    {
      heading: 'Title',
      facts: kind === 'destination' ? eachLanguage(spec, page.label) : eachLanguage(spec, page.title),
    },
    {
      heading: 'Content',
      facts: page.content
        ? [
            {
              text: page.articles > 0 ? `${page.articles} article${page.articles === 1 ? '' : 's'}` : `page ${name}`,
              at: page.content,
            },
          ]
        : [{ text: 'None: it answers with the not-found page.' }],
    },
    {
      heading: 'Under',
      facts:
        page.parent === undefined
          ? []
          : [{ text: page.parent, at: ['routes', 'pages', page.parent], ...aboutPage(page.parent) }],
    },
    { heading: 'Forms on it', facts: forms },
    { heading: 'What links to it', facts: to.map((link) => linkFact(spec, link, name)) },
    { heading: 'What it links to', facts: from.map((link) => linkFact(spec, link, name)) },
  ];
}

function sourceText(source: PayloadSource): string {
  if (source.kind === 'from') return `field ${source.field}${source.emptyAsNull ? ', null where it is empty' : ''}`;
  if (source.kind === 'template') return `“${source.template}”`;
  return source.kind === 'literal' ? `always “${source.value}”` : 'the moment of sending';
}

function migrationFacts(log: MigrationLog, table: string): Fact[] {
  const named = log.migrations.map(({ file }) => file).filter((file, index) => index === 0 || file.includes(table));
  return named.map((file) => ({ text: `site/supabase/migrations/${file}` }));
}

function formSections(spec: SiteSpec, log: MigrationLog, { name }: Entry): Section[] {
  const form = spec.forms[name];
  if (!form) return [];
  const pages = outlineOf(spec).pages.filter(({ forms }) => forms.includes(name));
  return [
    {
      heading: 'Shown by',
      facts: pages.map(({ id, paths, content }) => ({
        text: `${id}  ${paths[spec.locales.default]}`,
        ...(content && { at: content }),
        ...aboutPage(id),
      })),
    },
    {
      heading: 'Fields',
      facts: Object.entries(form.fields).map(([field, settings]) => ({
        text: `${field}  ${settings.control}, ${settingsOf(settings).required ? 'required' : 'optional'}${isWritten(settings) ? `, ${maxLength(spec.tables[form.table], form, field, settings)} characters at most` : ''}${settings.persist === false ? ', not stored' : ''}`,
        at: ['forms', name, 'fields', field],
      })),
    },
    {
      heading: `Table ${form.table}`,
      facts: Object.entries(form.payload).map(([column, source]) => ({
        text: `${column} ← ${sourceText(source)}`,
        at: ['tables', form.table, 'columns', column],
        about: `table:${form.table}`,
      })),
    },
    { heading: 'Migrations', facts: migrationFacts(log, form.table) },
    {
      heading: 'What it says',
      facts: Object.entries(form.outcomes).map(([outcome, error]) => ({
        text: `${outcome}  error ${error}`,
        at: ['errors', error],
      })),
    },
  ];
}

function tableSections(spec: SiteSpec, log: MigrationLog, { name }: Entry): Section[] {
  return [
    {
      heading: 'Columns',
      facts: Object.entries(spec.tables[name]?.columns ?? {}).map(([column, { type, nullable }]) => ({
        text: `${column}  ${type}${nullable ? ', may be empty' : ''}`,
        at: ['tables', name, 'columns', column],
      })),
    },
    {
      heading: 'Written by',
      facts: Object.entries(spec.forms)
        .filter(([, { table }]) => table === name)
        .map(([form]) => ({ text: `form ${form}`, at: ['forms', form], about: `form:${form}` })),
    },
    { heading: 'Migrations', facts: migrationFacts(log, name) },
  ];
}

function messageSections(spec: SiteSpec, { name }: Entry): Section[] {
  const used = messagesIn(spec).filter(({ value }) => value.name === name);
  const frame = (interfaceKeys as readonly string[]).includes(name)
    ? [{ text: "the site's frame, on every page that needs it" }]
    : [];
  return [
    {
      heading: 'Text',
      facts: eachLanguage(spec, spec.messages[name] ?? spec.reserved[name] ?? eachLocale(spec, () => '')),
    },
    { heading: 'Used by', facts: [...frame, ...used.map(({ path }) => ({ text: nameOf(spec, path), at: path }))] },
  ];
}

function errorSections(spec: SiteSpec, { name }: Entry): Section[] {
  const entry = spec.errors[name];
  if (!entry) return [];
  const localized = 'kind' in entry.message ? spec.messages[entry.message.name] : entry.message;
  const outcomes = Object.entries(spec.forms).flatMap(([form, { outcomes }]) =>
    Object.entries(outcomes)
      .filter(([, error]) => error === name)
      .map(([outcome]): Fact => ({ text: `form ${form}, ${outcome}`, at: ['forms', form, 'outcomes', outcome] })),
  );
  const alerts = allActions(spec).flatMap(({ value, path }): Fact[] =>
    value.kind === 'alert' && value.error === name ? [{ text: nameOf(spec, path), at: path }] : [],
  );
  const failures = Object.entries(spec.failures)
    .filter(([, error]) => error === name)
    .map(([use]): Fact => ({ text: `failures.${use}`, at: ['failures', use] }));
  return [
    { heading: 'When', facts: [{ text: `${entry.situation} Shown as: ${entry.channel}.` }] },
    { heading: 'Text', facts: localized ? eachLanguage(spec, localized) : [] },
    { heading: 'Used by', facts: [...outcomes, ...alerts, ...failures] },
  ];
}

/** What an entry deep in the spec belongs to, as a person would say it. */
export function nameOf(spec: SiteSpec, [section, key, third]: SpecPath): string {
  if (section === 'pages' && typeof key === 'number') return `page ${spec.pages[key]?.id ?? key}`;
  if (section === 'articles')
    return typeof third === 'number' ? `article ${spec.articles?.entries[third]?.slug ?? third}` : 'all articles';
  if (section === 'routes' && key === 'redirects')
    return `redirect ${spec.routes.redirects[Number(third)]?.from ?? ''}`;
  if (section === 'routes') return `${key === 'unavailable' ? 'destination' : 'route'} ${third}`;
  if (section === 'locales') return [section, key, third].filter((step) => step !== undefined).join('.');
  const singular: Record<string, string> = {
    forms: 'form',
    tables: 'table',
    services: 'service',
    errors: 'error',
    messages: 'message',
  };
  const kind = singular[String(section)];
  return kind === undefined ? [section, key].filter((step) => step !== undefined).join('.') : `${kind} ${key}`;
}

function settingSections(spec: SiteSpec, { path }: Entry): Section[] {
  const value = path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], spec);
  const names = Object.keys(globalValues(spec, spec.locales.default)).filter((name) => {
    const from = placeOfValue(spec, name);
    // Of an address, one part is said with the others.
    return (
      from && (from.every((step, index) => path[index] === step) || path.every((step, index) => from[index] === step))
    );
  });
  const holds = (wording: string): boolean => names.some((name) => namesIn(wording).has(name));
  const texts = textsIn(spec).filter(({ value: text }) => !('kind' in text) && Object.values<string>(text).some(holds));
  return [
    { heading: 'Value', facts: [{ text: JSON.stringify(value) }] },
    {
      heading: `Texts that say ${names.map((name) => `{{${name}}}`).join(', ')}`,
      facts: texts.map(({ path: at }) => ({ text: nameOf(spec, at), at })),
    },
  ];
}

/** What there is to say of an entry; headings without facts are left out. */
export function sectionsOf(spec: SiteSpec, log: MigrationLog, entry: Entry): Section[] {
  const sections = ((): Section[] => {
    switch (entry.kind) {
      case 'route':
      case 'destination':
        return routeSections(spec, entry);
      case 'redirect': {
        const redirect = spec.routes.redirects[Number(entry.path[2])];
        return redirect
          ? [
              {
                heading: 'Leads to',
                facts: [{ text: `${redirect.to} (${redirect.status ?? 302})`, at: ['routes', 'pages', redirect.to] }],
              },
            ]
          : [];
      }
      case 'form':
        return formSections(spec, log, entry);
      case 'table':
        return tableSections(spec, log, entry);
      case 'service':
        return [
          {
            heading: 'Page',
            facts: [{ text: spec.services[entry.name]?.page ?? '', at: ['services', entry.name, 'page'] }],
          },
        ];
      case 'message':
      case 'reserved text':
        return messageSections(spec, entry);
      case 'error':
        return errorSections(spec, entry);
      case 'setting':
        return settingSections(spec, entry);
      case 'article':
      case 'output':
        return [];
    }
  })();
  return sections.filter(({ facts }) => facts.length > 0);
}
