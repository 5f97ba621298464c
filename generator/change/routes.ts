import type { RouteSnapshot, Snapshot } from '../snapshot/snapshot.ts';
import type { Change } from './change.ts';
import { differences } from './differences.ts';
import { listing } from './phrases.ts';
import { names } from './value.ts';

/** The routes whose pages are built, by the ids of the pages. */
export function builtRoutes({ routes }: Snapshot): Record<string, RouteSnapshot> {
  return Object.fromEntries(Object.entries(routes.pages).filter(([, { planned }]) => !planned));
}

/** The addresses that are declared and answer with the not-found page. */
function addressesWithoutPage({ routes }: Snapshot): string[] {
  return [
    ...Object.values(routes.pages).flatMap(({ planned, path, aliases }) => (planned ? [path, ...aliases] : [])),
    ...Object.values(routes.unavailable).map(({ path }) => path),
  ];
}

/** The aliases that the routes of one state have and those of the other lack. */
function aliasesOnlyIn(
  routes: Readonly<Record<string, RouteSnapshot>>,
  others: Readonly<Record<string, RouteSnapshot>>,
): string[] {
  return Object.entries(routes).flatMap(([id, { aliases, path }]) =>
    aliases.filter((alias) => !others[id]?.aliases.includes(alias)).map((alias) => `${alias} → ${path}`),
  );
}

/** What changed of the addresses: pages, aliases, and addresses without a page. */
export function routeChanges({ before, after }: Change): string[] {
  const [old, now] = [builtRoutes(before), builtRoutes(after)];
  const { added, removed, kept } = names(old, now);
  const moved = kept.filter((id) => old[id]?.path !== now[id]?.path);
  return [
    ...listing(
      added.map((id) => now[id]?.path ?? id),
      'route',
      'added',
    ),
    ...listing(
      removed.map((id) => old[id]?.path ?? id),
      'route',
      'removed',
    ),
    ...moved.map((id) => `${id} moved from ${old[id]?.path} to ${now[id]?.path}`),
    ...kept.flatMap((id) =>
      differences(`routes.${id}.canonicalParameter`, old[id]?.canonicalParameter, now[id]?.canonicalParameter),
    ),
    ...listing(aliasesOnlyIn(now, old), 'alias', 'added', 'aliases'),
    ...listing(aliasesOnlyIn(old, now), 'alias', 'removed', 'aliases'),
  ];
}

/** What changed of the addresses that answer with the not-found page on purpose. */
export function unavailableChanges({ before, after }: Change): string[] {
  const [old, now] = [addressesWithoutPage(before), addressesWithoutPage(after)];
  const change = (paths: readonly string[], verb: string) =>
    listing(paths, 'address without a page', verb, 'addresses without a page');
  return [
    ...change(
      now.filter((path) => !old.includes(path)),
      'added',
    ),
    ...change(
      old.filter((path) => !now.includes(path)),
      'removed',
    ),
  ];
}
