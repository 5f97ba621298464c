import { filesPath } from '../../site/files.ts';
import type { Diagnostic, LocatedDiagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { entryOf } from '../files.ts';
import { locateAll } from '../read/load.ts';
import { canonicalPath, parameter } from '../compile/links.ts';
import { localesOf, localizedPath, prefixedLocales } from '../compile/locales.ts';
import { allRedirects } from '../compile/routes.ts';
import { downloadsIn, idsOf } from '../compile/walk.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Comparison } from './compare.ts';
import { compareSnapshots, plannedSnapshot, publishedSnapshot, snapshotAt, type Snapshot } from './snapshot.ts';
import { affectedRows } from './stored-rows.ts';

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
