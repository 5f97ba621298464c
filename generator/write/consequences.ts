import { filesPath } from '../../site/file-addresses.ts';
import type { Diagnostic, LocatedDiagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { entryOf } from '../files.ts';
import { locateAll } from '../read/load.ts';
import { canonicalPath, parameter, localizedPath, prefixedLocales } from '../compile/links.ts';
import { localesOf } from '../compile/text.ts';
import { allRedirects } from '../compile/routes.ts';
import { downloadsIn, idsOf } from '../compile/walk.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import { formMarks, columnNames } from '../compile/form.ts';
import { settingsOf, type Period } from '../schema/index.ts';
import type { Comparison } from '../emit/file.ts';
import { compareSnapshots, plannedSnapshot, publishedSnapshot, snapshotAt, type Snapshot } from './snapshot.ts';

/**
 * Finds the effects of a valid change outside the spec: on links from other sites (warnings), and on stored rows
 * (errors until accepted with `--accept`). Pure.
 * @param today The date that the ages of rows are measured at.
 */
export function consequencesOf(before: Snapshot, after: Snapshot, today: Date): Diagnostic[] {
  return [...goneAddresses(before, after, today), ...affectedRows(before, after, today)];
}

/** Changes to stored rows that the studio may make, because it shows their effect before it saves. */
export const acceptedInStudio: readonly string[] = ['data/option'];

export interface Consequences {
  /** Public addresses that no longer exist: warnings, or errors in CI. */
  readonly addresses: readonly LocatedDiagnostic[];
  /** Changes to stored rows, which are written only with `--accept`. */
  readonly stored: readonly LocatedDiagnostic[];
}

/**
 * Finds the consequences of a change, with their positions in the spec. Stored rows are compared with the last run, but
 * addresses with the last published site, so that the warning about a missing address stays after the next run.
 * @param isFatal Whether a missing address is an error.
 * @param inStudio Whether the studio makes the changes. It has already shown their effect on stored rows, and a table that
 *   is not committed yet has no rows.
 */
export async function findConsequences(
  root: string,
  files: readonly Comparison[],
  isFatal: boolean,
  inStudio = false,
): Promise<Consequences> {
  const after = plannedSnapshot(files);
  if (!after) return { addresses: [], stored: [] };
  const change = compareSnapshots(files);
  const published = publishedSnapshot(root);
  const before = change.kind === 'changed' ? change.before : change.kind === 'none' ? after : published;
  const today = new Date();
  const committed = inStudio ? snapshotAt(root, 'HEAD') : undefined;
  const known = committed && new Set(affectedRows(committed, after, today).map((one) => JSON.stringify(one)));
  const rows = affectedRows(before ?? after, after, today)
    .filter((one) => known?.has(JSON.stringify(one)) ?? true)
    .filter(({ code }) => !inStudio || !acceptedInStudio.includes(code));
  const gone = goneAddresses(published ?? before ?? after, after, today);
  const [addresses, stored] = await Promise.all([locateAll(entryOf(root), gone), locateAll(entryOf(root), rows)]);
  return {
    addresses: isFatal ? addresses.map(({ severity: _severity, ...error }) => error) : addresses,
    stored,
  };
}

/** A public address, which links from elsewhere may lead to. */
interface Address {
  /** Where the spec declares it. */
  readonly at: SpecPath;
  /** The page that it shows; empty for an article or a list. Undefined if it cannot be redirected. */
  readonly page?: string;
  /** The addresses that it is a part of: once one of them no longer exists, it is not reported itself. */
  readonly within?: readonly string[];
}

/** Every address, fragment and file of a site that links may lead to. */
function addressesOf(snapshot: Snapshot, today: Date): Map<string, Address> {
  const { articles, routes } = snapshot;
  const found = new Map<string, Address>();
  for (const { from, to } of allRedirects(snapshot)) found.set(from, { at: ['routes', 'redirects'], page: to });
  for (const locale of prefixedLocales(snapshot)) found.set(`/${locale}`, { at: ['locales'] });
  for (const [page, route] of Object.entries(routes.pages)) {
    if (route.planned || page === routes.notFound) continue;
    const at = ['routes', 'pages', page];
    if (route.shows === 'articles') {
      found.set(route.path, { at: [...at, 'path'] });
      for (const { slug, draft, publish = '' } of articles?.entries ?? [])
        if (!draft && publish <= today.toISOString())
          found.set(route.path.replace(parameter, slug), {
            at: ['articles', 'entries'],
            page: '',
            within: [route.path],
          });
      continue;
    }
    const path = canonicalPath(route);
    found.set(path, { at: [...at, 'path'], page });
    for (const alias of route.aliases ?? []) found.set(alias, { at: [...at, 'aliases'], page });
    for (const locale of route.languages ?? localesOf(snapshot))
      if (locale !== snapshot.locales.default)
        found.set(localizedPath(snapshot, path, locale), { at: [...at, 'languages'], within: [path, `/${locale}`] });
    const value = snapshot.pages.find(({ id }) => id === page);
    for (const { value: id } of value ? idsOf({ value, path: [] }) : [])
      found.set(`${path}#${id}`, { at: ['pages', page], within: [path] });
  }
  const list = articles?.list && routes.pages[articles.list.page]?.path;
  if (list !== undefined) {
    found.set('/feed.xml', { at: ['articles'] });
    for (const name of Object.keys(articles?.categories ?? {}))
      found.set(`${list}/${name}`, { at: ['articles', 'categories'], page: '', within: ['/feed.xml'] });
  }
  for (const { value, path } of downloadsIn(snapshot)) found.set(filesPath + value.file, { at: path.slice(0, 1) });
  return found;
}

/** The page to redirect an address to: its own, or else the closest whose path is above it, or the home page. */
function redirectTo({ routes }: Snapshot, address: string, page: string): string {
  const own = routes.pages[page];
  if (own && !own.planned) return page;
  const [nearest] = Object.entries(routes.pages)
    .filter(([, { planned, path }]) => !planned && !parameter.test(path) && address.startsWith(`${path}/`))
    .toSorted(([, a], [, b]) => b.path.length - a.path.length);
  return nearest?.[0] ?? routes.home;
}

/** Finds addresses, fragments and files that a change of the spec removes from the public site. */
function goneAddresses(before: Snapshot, after: Snapshot, today: Date): Diagnostic[] {
  const now = addressesOf(after, today);
  const isStill = (address: string): boolean => {
    const at = now.get(address)?.at ?? ['redirects'];
    return !at.includes('redirects') && !at.includes('aliases');
  };
  const gone = [...addressesOf(before, today)].flatMap(([address, { at, page, within = [] }]): Diagnostic[] => {
    if (now.has(address) || after.routes.removed?.includes(address) || !within.every(isStill)) return [];
    const index = after.pages.findIndex(({ id }) => id === at[1]);
    const path = at[0] === 'pages' ? ['pages', ...(index < 0 ? [] : [index])] : at;
    const to = page === undefined ? undefined : redirectTo(after, address, page);
    return [diagnose('address/gone', path, { address, to })];
  });
  const [was, origin] = [before.firm.origin, after.firm.origin];
  const isMoved = was !== origin && !after.routes.removed?.includes(was);
  return [
    ...(isMoved ? [diagnose('address/origin', ['firm', 'origin'], { before: was, after: origin })] : []),
    ...gone,
  ];
}

type AnyRecord = Readonly<Record<string, unknown>>;

/** The keys that a record no longer has. */
function missingFrom(now: AnyRecord, was: AnyRecord): string[] {
  return Object.keys(was).filter((name) => !(name in now));
}

/** The entries that two records have in common. */
function shared<T>(
  was: Readonly<Record<string, T>>,
  now: Readonly<Record<string, T>>,
): (readonly [name: string, was: T, now: T])[] {
  return Object.entries(was).flatMap(([name, value]) => {
    const next = now[name];
    return next === undefined ? [] : [[name, value, next] as const];
  });
}

/** Finds retired tables and columns: their data stays, but the desk no longer shows it. */
function retired(before: Snapshot, after: Snapshot): Diagnostic[] {
  return [
    ...missingFrom(after.tables, before.tables).map((table) => diagnose('data/table', ['tables'], { table })),
    ...shared(before.tables, after.tables).flatMap(([table, was, now]) =>
      missingFrom(now.columns, was.columns).map((column) =>
        diagnose('data/column', ['tables', table, 'columns'], { table, column }),
      ),
    ),
  ];
}

/** Finds values that rows may contain but that can no longer be chosen or sent, each once. */
function removedValues(before: Snapshot, after: Snapshot): Diagnostic[] {
  const found = shared(before.forms, after.forms).flatMap(([form, was, now]) =>
    shared(was.fields, now.fields).flatMap(([field, old, next]) => {
      const [options = [], remaining = []] = [old, next].map((one) => settingsOf(one).options);
      const columns = columnNames(was, field).filter((column) => after.tables[was.table]?.columns[column]);
      const path = ['forms', form, 'fields', field, 'options'];
      return options
        .filter(({ value }) => !remaining.some((option) => option.value === value))
        .flatMap(({ value }) => columns.map((column) => ({ path, option: { table: was.table, column, value } })));
    }),
  );
  const first = Map.groupBy(found, ({ option }) => JSON.stringify(option));
  return [...first.values()].flatMap(([one]) => (one ? [diagnose('data/option', one.path, one.option)] : []));
}

/** Finds forms whose existing rows can no longer be told apart from others in the table. */
function unrecognisableForms(before: Snapshot, after: Snapshot): Diagnostic[] {
  const now = formMarks(after.forms);
  return Object.entries(formMarks(before.forms)).flatMap(([form, mark]) =>
    // A retired table has a diagnostic of its own.
    !after.tables[mark.table] || JSON.stringify(mark) === JSON.stringify(now[form])
      ? []
      : [diagnose('data/form', ['forms', form, 'payload'], { form })],
  );
}

/** Finds statuses that left the spec. Rows keep them, but without a label. */
function removedStatuses(
  { records: { followUp: was } }: Snapshot,
  { records: { followUp: now } }: Snapshot,
): Diagnostic[] {
  const path: SpecPath = ['records', 'followUp'];
  const withOwnStatuses = [...new Set([...Object.keys(was.tables ?? {}), ...Object.keys(now.tables ?? {})])];
  const removed = (statusesOf: (followUp: typeof was) => AnyRecord, at: SpecPath): Diagnostic[] =>
    missingFrom(statusesOf(now), statusesOf(was)).map((status) => diagnose('data/status', at, { status }));
  return [
    ...removed(({ statuses }) => statuses, [...path, 'statuses']),
    ...withOwnStatuses.flatMap((table) =>
      removed(
        (each) => each.tables?.[table] ?? each.statuses,
        [...path, ...(now.tables?.[table] ? ['tables', table] : ['statuses'])],
      ),
    ),
  ];
}

/** A period in days, with months of average length. */
function inDays({ unit, count }: Period): number {
  return unit === 'days' ? count : (count * 365.25) / 12;
}

/** Whether a period is shorter than another, so that rows are deleted earlier. */
export function isShorter(now: Period, before: Period): boolean {
  return inDays(now) < inDays(before);
}

/** The date before which rows exceed a period. */
function cutOff({ unit, count }: Period, today: Date): string {
  const date = new Date(today);
  if (unit === 'days') date.setUTCDate(date.getUTCDate() - count);
  else date.setUTCMonth(date.getUTCMonth() - count);
  return date.toISOString().slice(0, 10);
}

/** Finds shorter retention periods, which delete rows that would have been kept. */
function shorterPeriods(before: Snapshot, after: Snapshot, today: Date): Diagnostic[] {
  const [was, next] = [before.records.retention, after.records.retention];
  const found = Object.entries(was.tables).flatMap(([table, period]): Diagnostic[] => {
    const now = next.tables[table];
    if (!now || !isShorter(now, period)) return [];
    const parameters = { table, now, before: period, until: cutOff(now, today) };
    return [diagnose('data/retention', ['records', 'retention', 'tables', table], parameters)];
  });
  const erasures = { now: next.erasures, before: was.erasures };
  if (isShorter(erasures.now, erasures.before))
    found.push(diagnose('data/retention#erasures', ['records', 'retention', 'erasures'], erasures));
  return found;
}

/** Finds changes to the desk that take people's access away or delete audit entries earlier. */
function deskChanges({ desk: before }: Snapshot, { desk: now }: Snapshot): Diagnostic[] {
  if (!before) return [];
  if (!now) return [diagnose('desk/gone', ['desk'], {})];
  const periods = { now: now.keepAudit, before: before.keepAudit };
  return [
    ...Object.keys(before.roles)
      .filter((role) => !(role in now.roles))
      .map((role) => diagnose('data/role', ['desk', 'roles'], { role })),
    ...(isShorter(periods.now, periods.before)
      ? [diagnose('data/retention#audit', ['desk', 'keepAudit'], periods)]
      : []),
  ];
}

/**
 * Finds the effects of a change of the spec on stored rows, and on access to them at the desk.
 * @param today The date that the ages of rows are measured at.
 */
function affectedRows(before: Snapshot, after: Snapshot, today: Date): Diagnostic[] {
  return [
    ...shorterPeriods(before, after, today),
    ...retired(before, after),
    ...removedStatuses(before, after),
    ...removedValues(before, after),
    ...unrecognisableForms(before, after),
    ...deskChanges(before, after),
  ];
}
