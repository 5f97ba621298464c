import { later, workingDay } from '../../site/shared/papers/calendar.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { diagnose, seeAlso, unknownName, repeated } from '../diagnostics/diagnose.ts';
import {
  missingLanguages,
  type Block,
  type Locale,
  type SiteSpec,
  type Text,
  type BlockOf,
  type Calendar,
} from '../schema/index.ts';
import { actionsIn, allBlocks, hasForm, idsOf, pagesOf } from '../compile/walk.ts';
import { eachLocale, localesOf, fill, globalValues } from '../compile/text.ts';

/** Refuses duplicate ids on a page: a fragment could only point to the first. */
export function* uniqueIds(spec: SiteSpec): Iterable<Diagnostic> {
  for (const page of pagesOf(spec))
    for (const { again, first } of repeated(idsOf(page), ({ value }) => value))
      yield diagnose(
        'page/duplicate-id',
        again.path,
        { id: again.value, page: page.value.id },
        seeAlso(first.path, 'It is used here first.'),
      );
}

/** The kinds of blocks that contain the main heading of a page. */
const headed: readonly string[] = ['hero', 'legalText', 'notice', 'article'];

/** Warns of pages without a main heading, and with more than one. */
export function* mainHeadings(spec: SiteSpec): Iterable<Diagnostic> {
  for (const { value: page, path } of pagesOf(spec)) {
    const [first, ...others] = page.blocks.flatMap(({ kind }, index) => (headed.includes(kind) ? [index] : []));
    // A custom block may contain it.
    if (first === undefined && !page.blocks.some(({ kind }) => kind === 'custom'))
      yield diagnose('page/no-heading', [...path, 'blocks'], {});
    for (const index of others)
      yield diagnose(
        'page/two-headings',
        [...path, 'blocks', index],
        {},
        seeAlso([...path, 'blocks', first ?? 0], 'The first one is here.'),
      );
  }
}

/** Refuses unknown names in blocks and services: forms, panels, motifs, calendars, services. */
export function* blockNames(spec: SiteSpec): Iterable<Diagnostic> {
  for (const { value: block, path } of allBlocks(spec)) yield* namesIn(spec, block, path);
  for (const [name, { motif }] of Object.entries(spec.services))
    yield* unknownMotif(spec, motif, ['services', name, 'motif']);
  for (const service of Object.keys(spec.brand.rooms ?? {}))
    yield* unknownName('service/unknown', service, Object.keys(spec.services), ['brand', 'rooms', service]);
}

function unknownMotif(spec: SiteSpec, motif: string | undefined, path: SpecPath): Iterable<Diagnostic> {
  return unknownName('motif/unknown', motif, Object.keys(spec.brand.motifs), path);
}

function* namesIn(spec: SiteSpec, block: Block, path: SpecPath): Iterable<Diagnostic> {
  // A form that is listed under another name than its id is reported there.
  if (hasForm(block) && !Object.values(spec.forms).some(({ id }) => id === block.form))
    yield* unknownName('form/unknown', block.form, Object.keys(spec.forms), [...path, 'form']);
  if (block.kind === 'tabs') {
    const panels = block.panels.map(({ id }) => id);
    yield* unknownName('tabs/unknown-panel', block.initial, panels, [...path, 'initial']);
    for (const [value, panel] of Object.entries(block.query?.values ?? {}))
      yield* unknownName('tabs/unknown-panel', panel, panels, [...path, 'query', 'values', value]);
  }
  if (block.kind === 'bookingWidget') {
    const calendars = Object.keys(spec.firm.bookings);
    if (!spec.integrations.bookingWidget) yield diagnose('booking/no-widget', path, {});
    else yield* unknownName('calendar/unknown', block.calendar, calendars, [...path, 'calendar']);
  }
  if (block.kind === 'cards')
    for (const [index, { motif }] of block.items.entries())
      yield* unknownMotif(spec, motif, [...path, 'items', index, 'motif']);
  if (block.kind === 'hero') {
    yield* unknownMotif(spec, block.motif, [...path, 'motif']);
    if (block.house !== undefined && !spec.brand.house) yield diagnose('hero/no-house', [...path, 'house'], {});
    yield* unknownName('room/unknown', block.room, Object.keys(spec.brand.rooms ?? {}), [...path, 'room']);
    for (const [index, { motif }] of (block.tiles ?? []).entries())
      yield* unknownMotif(spec, motif, [...path, 'tiles', index, 'motif']);
  }
  if (block.kind === 'serviceCards' && Object.keys(spec.services).length === 0)
    yield diagnose('services/none', path, { what: 'block' });
}

/** Refuses pages that look up the visitor's country without a declared service. */
export function* countryLookup(spec: SiteSpec): Iterable<Diagnostic> {
  for (const { value: page, path } of pagesOf(spec))
    if (page.languageByCountry && !spec.integrations.countryLookup)
      yield diagnose('page/no-country-lookup', [...path, 'languageByCountry'], {});
}

/** Refuses footers with duplicate ids or an empty list of services, or without the links that privacy law demands. */
export function* footerSections(spec: SiteSpec): Iterable<Diagnostic> {
  const { footer, forms, integrations, routes, services } = spec;
  const columns = ['footer', 'columns'];
  const sections = footer.columns.flatMap((column, at) =>
    column.sections.map((value, index) => ({ value, path: [...columns, at, 'sections', index] })),
  );
  for (const { again, first } of repeated(sections, ({ value }) => ('id' in value ? value.id : undefined)))
    yield diagnose(
      'footer/duplicate-id',
      [...again.path, 'id'],
      { id: 'id' in again.value ? again.value.id : '' },
      seeAlso([...first.path, 'id'], 'It is used here first.'),
    );
  for (const { value, path } of sections)
    if (value.kind === 'services' && Object.keys(services).length === 0)
      yield diagnose('services/none', path, { what: 'section' });
  if (integrations.analytics?.consent && !sections.some(({ value }) => value.kind === 'consent'))
    yield diagnose('footer/no-consent', columns, {});
  const leadsToPrivacy = actionsIn(spec, 'footer').some(
    ({ value }) => value.kind === 'page' && value.page === routes.privacy,
  );
  if (!leadsToPrivacy && Object.keys(forms).length > 0)
    yield diagnose('footer/no-privacy', columns, { page: routes.privacy });
}

/** The most characters that search engines show of a title, with the firm's name, and of a description. */
export const snippetLimits = { title: 90, description: 200 } as const;

/** The limit for a title by itself: that of search engines, less the text that the site adds to each title. */
export function mostInTitle(spec: SiteSpec): number {
  const added = localesOf(spec).map((locale) => {
    const pattern = fill(spec.messages['title.pattern']?.[locale] ?? '', { title: '' });
    return [...fill(pattern, globalValues(spec, locale))].length;
  });
  return snippetLimits.title - Math.max(...added);
}

const fields = ['title', 'description'] as const;

/** A page or an article, as search engines list it. */
interface Listed {
  readonly name: string;
  readonly path: SpecPath;
  /** Its texts in search results; undefined where the spec refers to an unknown message. */
  readonly shown: Readonly<Record<(typeof fields)[number], Readonly<Record<Locale, string | undefined>>>>;
}

function listedIn(spec: SiteSpec): Listed[] {
  const textsOf = (text: Text): Record<Locale, string | undefined> => {
    const words = 'kind' in text ? spec.messages[text.name] : text;
    // A missing language shows the text of another one, which is checked there.
    return eachLocale(spec, (locale) =>
      words && !missingLanguages(words).includes(locale) ? fill(words[locale], globalValues(spec, locale)) : undefined,
    );
  };
  const pattern = textsOf({ kind: 'message', name: 'title.pattern' });
  const shown = ({ title, description }: { readonly title: Text; readonly description: Text }): Listed['shown'] => {
    const titles = textsOf(title);
    const inPattern = (locale: Locale) =>
      titles[locale] && fill(pattern[locale] ?? '{{title}}', { title: titles[locale] });
    return { title: eachLocale(spec, inPattern), description: textsOf(description) };
  };
  return [
    ...spec.pages.map((page, index) => ({ name: page.id, path: ['pages', index], shown: shown(page) })),
    ...(spec.articles?.entries ?? []).map((entry, index) => ({
      name: entry.slug,
      path: ['articles', 'entries', index],
      shown: shown(entry),
    })),
  ];
}

/** Warns of titles and descriptions that search engines would cut off. */
export function* snippetLengths(spec: SiteSpec): Iterable<Diagnostic> {
  for (const { shown, path } of listedIn(spec))
    for (const field of fields)
      for (const locale of localesOf(spec)) {
        const length = [...(shown[field][locale] ?? '')].length;
        const most = snippetLimits[field];
        if (length > most) yield diagnose(`${field}/length`, [...path, field, locale], { length, most });
      }
}

/**
 * Refuses two pages with the same title or description in a language: nobody could tell them apart in search results.
 */
export function* uniqueSnippets(spec: SiteSpec): Iterable<Diagnostic> {
  const all = listedIn(spec);
  for (const field of fields)
    for (const locale of localesOf(spec)) {
      // `message/value` reports a title pattern without {{title}}, which makes all titles the same.
      if (field === 'title' && !/\{\{\s*title\s*\}\}/.test(spec.messages['title.pattern']?.[locale] ?? '{{title}}'))
        continue;
      for (const { again, first } of repeated(all, ({ shown }) => shown[field][locale]))
        // `page/listed-twice` reports a page that is listed twice.
        if (again.name !== first.name)
          yield diagnose(
            `${field}/duplicate`,
            [...again.path, field, locale],
            {},
            seeAlso([...first.path, field, locale], `It is the ${field} of "${first.name}".`),
          );
    }
}

type Drawing = BlockOf<'specimen'>['drawing'];

/** Refuses days of the calendar that are out of order or out of its range. */
export function* calendarDays({ calendar }: SiteSpec): Iterable<Diagnostic> {
  if (!calendar) return;
  const { from, until, holidays } = calendar;
  for (const [index, day] of holidays.entries())
    if (day < from || day > until || day <= (holidays[index - 1] ?? ''))
      yield diagnose('calendar/order', ['calendar', 'holidays', index], { day });
}

/** Warns half a year before the calendar ends. */
export function* calendarEnds({ calendar }: SiteSpec): Iterable<Diagnostic> {
  if (calendar && calendar.until < later(new Date().toISOString().slice(0, 10), 183))
    yield diagnose('calendar/ends', ['calendar', 'until'], { until: calendar.until });
}

/** Refuses working papers that need a calendar, end after it, or refer to a row or kind that does not exist. */
export function* papersFit(spec: SiteSpec): Iterable<Diagnostic> {
  for (const { value: block, path } of allBlocks(spec)) {
    if (block.kind !== 'specimen') continue;
    const inside = [...path, 'drawing'];
    yield* datesFit(block.drawing, spec.calendar, inside);
    for (const [number, last, ...below] of numbersOf(block.drawing))
      if (number > last) yield diagnose('paper/number', [...inside, ...below], { number, last });
  }
}

function* datesFit(drawing: Drawing, calendar: Calendar | undefined, path: SpecPath): Iterable<Diagnostic> {
  const part = drawing.form === 'track' ? 'start' : 'choose';
  const example =
    drawing.form === 'track' ? drawing.start?.example : drawing.form === 'month' && drawing.choose && drawing.month;
  if (!example) return;
  if (!calendar) {
    yield diagnose('paper/no-calendar', [...path, part], {});
    return;
  }
  const { from, until, holidays } = calendar;
  const [first, last] =
    drawing.form === 'track'
      ? [example, workingDay(example, drawing.days, holidays)]
      : [`${example}-01`, `${example}-28`];
  if (first < from || last > until)
    yield diagnose('paper/outside-calendar', [...path, ...(drawing.form === 'track' ? [part, 'example'] : ['month'])], {
      example,
      from,
      until,
    });
}

/** Each number that a drawing refers to, with the last valid one and its path. */
function numbersOf(drawing: Drawing): readonly (readonly [number: number, last: number, ...SpecPath])[] {
  switch (drawing.form) {
    case 'track':
      return drawing.rows.flatMap(({ to, after = [] }, row) => [
        [to, drawing.days, 'rows', row, 'to'] as const,
        ...after.map((number, index) => [number, drawing.rows.length, 'rows', row, 'after', index] as const),
      ]);
    case 'year':
      return drawing.rows.flatMap(({ for: kinds = [] }, row) =>
        kinds.map((kind, index) => [kind, drawing.kinds?.options.length ?? 0, 'rows', row, 'for', index] as const),
      );
    case 'cash':
      return drawing.postpone ? [[drawing.postpone.week, drawing.weeks.length, 'postpone', 'week']] : [];
    default:
      return [];
  }
}
