import type { Localized } from '#contract';
import { brand } from '#generated/brand.ts';
import { forms as compiledForms } from '#generated/forms/index.ts';
import { bookingWidget } from '#generated/integrations.ts';
import { locales } from '#generated/languages.ts';
import type { Block, BlockOf, CalendarName, ErrorName, FormName, MotifName, PageName } from '#schema';

/**
 * The ways to use a kind of block, each named in a few words: shown in the gallery, drawn by the template tests, checked
 * for accessibility.
 */
export type Examples<K extends Block['kind'] = Block['kind']> = Readonly<Record<string, Example<K>>>;

interface Example<K extends Block['kind']> {
  /** One sentence that tells a maintainer when to use this variant. */
  readonly says: string;
  /** The block, written as in `spec/pages/`. */
  readonly block: BlockOf<K>;
}

/**
 * A text of an example. The examples are in Spanish, in every language of the site.
 * @example words('Servicios')
 */
export function words(text: string): Localized {
  return Object.fromEntries(locales.map((locale) => [locale, text])) as Localized;
}

// The examples are the same for every site, but the type checker only accepts the names of the current site.
function named<T extends string>(name: string): T {
  return name as T;
}

/** The pages of the site that the examples belong to. */
export const pages = {
  home: named<PageName>('home'),
  services: named<PageName>('services'),
  articles: named<PageName>('articles'),
  terms: named<PageName>('terms'),
};
export const calendar = named<CalendarName>('calls');
/** The error that an alert of the examples shows. */
export const unavailable = named<ErrorName>('unavailable');

// Components read some generated files directly: for these, the examples use names of the current site.
function nth(names: readonly string[], index: number): string | undefined {
  return names[index % names.length];
}

/** A form of the current site. Forms keep their ids, so each example needs another one. */
export function form(index: number): FormName {
  return named(nth(Object.keys(compiledForms), index) ?? 'none');
}

/** The gallery's own form, with each kind of control. */
export const everyControl = named<FormName>('every-control');

/** A calendar of the current site's booking widget. */
export function widgetCalendar(index: number): CalendarName {
  return named(nth(Object.keys(bookingWidget.calendars), index) ?? calendar);
}

/** A line drawing of the current site, to be spread into a block; empty if the site has none. */
export function motif(index: number): { motif?: MotifName } {
  const name = nth(Object.keys(brand.motifs), index);
  return name === undefined ? {} : { motif: named(name) };
}

/** The gallery's own pictures, in `site/gallery/media/`. */
export const houseByDay = 'examples/house.jpg';
export const houseByNight = 'examples/house-by-night.jpg';
export const portrait = 'examples/person.jpg';
export const mark = 'examples/mark.svg';
