import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { diagnose, seeAlso, unknownName } from '../diagnostics/diagnose.ts';
import type { Block, SiteSpec } from '../schema/index.ts';
import { repeated } from './rule.ts';
import { actionsIn, allBlocks, hasForm, idsOf, pagesOf } from '../compile/walk.ts';

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
