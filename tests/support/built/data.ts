import { describeHours } from '../../../generator/compile/text.ts';
import { routes } from '#generated/routes.ts';
import { firm } from '#generated/site.ts';
import type { Locale } from '#contract';
import spec from '#spec';
import { locales } from '../languages.ts';
import {
  all,
  canonicalOf,
  forEachPage,
  isListed,
  localeOf,
  metaOf,
  normalise,
  type Check,
  type Page,
  type Site,
} from './site.ts';

/** An object of the structured data (JSON-LD). */
type Thing = Readonly<Record<string, unknown>>;

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  return isThing(value) ? [value, ...Object.values(value).flatMap(thingsIn)] : [];
}

function graphsOf(page: Page): Thing[] {
  return all(page, 'script[type="application/ld+json"]').map((script) => JSON.parse(script.textContent ?? '') as Thing);
}

/** Every object in the structured data of a page, nested ones included. */
function thingsOf(page: Page): Thing[] {
  return graphsOf(page).flatMap((graph) => thingsIn(graph['@graph']));
}

function ofType(page: Page, type: string): Thing[] {
  return thingsOf(page).filter((thing) => [thing['@type']].flat().includes(type));
}

function textOf(thing: Thing | undefined, name: string): string {
  return String(thing?.[name] ?? '');
}

function isReference(thing: Thing): boolean {
  return Object.keys(thing).join() === '@id';
}

/** A listed page has one graph of structured data; its aliases repeat it; other pages have none. */
export const isOneGraph: Check = forEachPage((page, site) => {
  const graphs = graphsOf(page);
  const own = site.pages.get(canonicalOf(page).slice(site.origin.length));
  const expected = own && isListed(site, own) && metaOf(page, 'robots') === '' ? 1 : 0;
  return [
    ...(graphs.length === expected ? [] : [`${graphs.length} graphs`]),
    ...graphs
      .filter((graph) => graph['@context'] !== 'https://schema.org')
      .map(() => 'a graph whose context is not schema.org'),
    ...thingsOf(page)
      .filter((thing) => !isReference(thing) && !('@type' in thing))
      .map((thing) => `a thing without a type: ${JSON.stringify(thing)}`),
  ];
});

/** Every `@id` reference resolves to an object on the same page. */
export const referencesResolve: Check = forEachPage((page) => {
  const defined = new Set(
    thingsOf(page)
      .filter((thing) => !isReference(thing))
      .map((thing) => thing['@id']),
  );
  return thingsOf(page)
    .filter((thing) => isReference(thing) && !defined.has(thing['@id']))
    .map((thing) => `${textOf(thing, '@id')} is referenced but not defined`);
});

/** Addresses in the data lead to listed pages or existing files. */
export const addressesResolve: Check = forEachPage((page, site) =>
  thingsOf(page)
    .flatMap((thing) => ['url', 'item', 'image', 'logo', 'mainEntityOfPage'].map((name) => textOf(thing, name)))
    .filter((address) => address !== '' && address !== `${site.origin}/`)
    .filter((address) => {
      const path = address.startsWith(`${site.origin}/`) ? address.slice(site.origin.length) : '';
      const target = site.pages.get(path);
      return !site.files.has(path) && !(target && isListed(site, target));
    })
    .map((address) => `the structured data link to ${address}, which does not exist`),
);

/** The address of the home page in a language. */
function homeIn(locale: Locale): string {
  return routes.find((route) => route.page === 'home' && route.locale === locale)?.canonical ?? '';
}

/** Every listed page except home has breadcrumbs: from home, over existing pages, to itself. */
export const hasBreadcrumbs: Check = forEachPage((page, site) => {
  const lists = ofType(page, 'BreadcrumbList');
  const canonical = canonicalOf(page);
  const home = site.origin + homeIn(localeOf(page.path));
  if (graphsOf(page).length === 0 || canonical === home)
    return lists.length === 0 ? [] : ['breadcrumbs on the home page'];
  const [list] = lists;
  const steps = thingsIn(list?.['itemListElement']);
  const problems: [boolean, string][] = [
    [lists.length === 1, `${lists.length} breadcrumb lists`],
    [textOf(steps[0], 'item') === home, 'the breadcrumbs do not begin at home'],
    [textOf(steps.at(-1), 'item') === canonical, 'the breadcrumbs do not end at this page'],
    [steps.every((step, index) => step['position'] === index + 1), 'the positions are not consecutive'],
    [steps.every((step) => textOf(step, 'name') !== ''), 'a breadcrumb has no name'],
    [new Set(steps.map((step) => step['item'])).size === steps.length, 'a breadcrumb occurs twice'],
  ];
  return problems.filter(([holds]) => !holds).map(([, problem]) => problem);
});

/** The structured data match the visible text of the page. */
export const isOnThePage: Check = forEachPage((page) => {
  const body = normalise(page.document.body.textContent);
  const mustShow = (what: string, text: string): string[] =>
    text !== '' && body.includes(normalise(text)) ? [] : [`${what} is not on the page: ${text}`];
  const service = ofType(page, 'Service')[0];
  const article = ofType(page, 'BlogPosting')[0];
  return [
    ...(service && !page.document.title.startsWith(textOf(service, 'name'))
      ? ['the title does not begin with the name of the service']
      : []),
    ...(article
      ? [
          ...(textOf(article, 'headline') === normalise(page.document.querySelector('h1')?.textContent)
            ? []
            : ['the headline differs from the h1']),
          ...(textOf(article, 'datePublished') === page.document.querySelector('time')?.dateTime
            ? []
            : ['the date differs']),
          ...mustShow('the author', textOf(thingsIn(article['author'])[0], 'name')),
        ]
      : []),
  ];
});

/** Every page describes the same firm; address, hours and contact details match the contact page. */
export const isTheFirm: Check = (site: Site) => {
  const ofFirm = (page: Page): Thing[] =>
    thingsOf(page).filter((thing) => thing['@id'] === `${site.origin}/#firm` && !isReference(thing));
  const firms = [...site.pages.values()].flatMap(ofFirm);
  const inFull = [...site.pages.values()].flatMap((page) =>
    ofFirm(page)
      .filter((thing) => 'address' in thing)
      .map((thing) => ({ page, thing })),
  );
  const homes = locales.map(homeIn);
  const isContact = (path: string): boolean => routes.some(({ url, page }) => url === path && page === 'contact');
  const contacts = inFull.filter(({ page }) => isContact(page.path));
  return [
    ...(firms.every((thing) => thing['name'] === firm.name) ? [] : ['the firm has several names']),
    ...homes
      .filter((home) => !inFull.some(({ page }) => page.path === home))
      .map((home) => `${home} does not describe the firm`),
    ...contacts.flatMap(({ page, thing }) => {
      const body = normalise(page.document.body.textContent);
      const address = thingsIn(thing['address'])[0];
      const hours = thingsIn(thing['openingHoursSpecification']).map((entry) => ({
        days: (entry['dayOfWeek'] as string[]).map((day) =>
          day.slice(0, 2),
        ) as (typeof firm.hours)[number]['days'][number][],
        opens: textOf(entry, 'opens'),
        closes: textOf(entry, 'closes'),
      }));
      const texts = [
        ...describeHours(spec, hours, localeOf(page.path) as Parameters<typeof describeHours>[2]),
        ...textOf(address, 'streetAddress').split(', '),
        textOf(address, 'addressLocality'),
        textOf(address, 'postalCode'),
        textOf(thing, 'email'),
      ];
      return [
        ...texts
          .filter((text) => text === '' || !body.includes(normalise(text)))
          .map((text) => `${page.path}: ${text} is not on the page`),
        ...(page.document.querySelector(`a[href="tel:${textOf(thing, 'telephone')}"]`)
          ? []
          : [`${page.path}: the telephone number differs`]),
      ];
    }),
  ];
};
