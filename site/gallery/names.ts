import { brand } from '#generated/brand.ts';
import { forms as compiledForms } from '#generated/forms/index.ts';
import { bookingWidget } from '#generated/integrations.ts';
import type { CalendarName, ErrorName, FormName, MotifName, PageName } from '#schema';

// Examples are the same for every site, whose own names the type checker would insist on.
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
/** Its error, which an alert shows. */
export const unavailable = named<ErrorName>('unavailable');

// What components take from the output of the generator has the names of the site that the gallery is shown for.
function nth(names: readonly string[], index: number): string | undefined {
  return names[index % names.length];
}

/** A form of the shown site. Its ids are its own, so that each example takes another one. */
export function form(index: number): FormName {
  return named(nth(Object.keys(compiledForms), index) ?? 'none');
}

/** The gallery's own form, with each kind of control. */
export const everyControl = named<FormName>('every-control');

/** A calendar that the shown site's booking widget has. */
export function widgetCalendar(index: number): CalendarName {
  return named(nth(Object.keys(bookingWidget.calendars), index) ?? calendar);
}

/** A line drawing of the shown site, to be spread; nothing where it has none. */
export function motif(index: number): { motif?: MotifName } {
  const name = nth(Object.keys(brand.motifs), index);
  return name === undefined ? {} : { motif: named(name) };
}

/** Pictures of the gallery's own, in `site/gallery/media/`. */
export const houseByDay = 'examples/house.jpg';
export const houseByNight = 'examples/house-by-night.jpg';
export const portrait = 'examples/person.jpg';
export const mark = 'examples/mark.svg';
