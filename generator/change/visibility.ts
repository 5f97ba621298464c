import type { Change } from './change.ts';
import { some } from './phrases.ts';
import { builtRoutes } from './routes.ts';
import { names } from './value.ts';

/** What changed of what search engines are told about pages. */
export function indexingChanges({ before, after }: Change): string[] {
  const [old, now] = [builtRoutes(before), builtRoutes(after)];
  return names(old, now).kept.flatMap((id) =>
    old[id]?.indexable === now[id]?.indexable
      ? []
      : [`${now[id]?.path}: search engines may ${now[id]?.indexable ? 'list it now' : 'no longer list it'}`],
  );
}

/** What changed of the origins that browsers may load from or connect to: by origin, since one setting may concern every page. */
export function originChanges({ before, after }: Change): string[] {
  const [old, now] = [builtRoutes(before), builtRoutes(after)];
  const pagesByOrigin = (routes: typeof old, others: typeof old): Map<string, string[]> => {
    const found = new Map<string, string[]>();
    for (const [id, { path }] of Object.entries(now)) {
      for (const origin of routes[id]?.origins ?? [])
        if (!others[id]?.origins.includes(origin)) found.set(origin, [...(found.get(origin) ?? []), path]);
    }
    return found;
  };
  return [
    ...[...pagesByOrigin(now, old)].map(
      ([origin, pages]) => `content security policy: ${origin} is allowed now on ${some(pages, 3)}`,
    ),
    ...[...pagesByOrigin(old, now)].map(
      ([origin, pages]) => `content security policy: ${origin} is no longer allowed on ${some(pages, 3)}`,
    ),
  ];
}
