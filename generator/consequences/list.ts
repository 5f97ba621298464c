import type { Diagnostic } from '../diagnostic.ts';
import { warning } from '../diagnostics/problem.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

const gone = 'links, subscriptions and search results that lead there end at the not-found page';

/** Lists of categories that are no longer at their addresses, and the feed where there is no list any longer. */
export function goneLists(before: Snapshot, after: Snapshot): Diagnostic[] {
  const [was, now] = [before.articles?.list, after.articles?.list];
  const [from, to] = [was && before.routes.pages[was.page]?.path, now && after.routes.pages[now.page]?.path];
  if (from === undefined) return [];
  if (to === undefined) {
    return [
      warning(
        'address/gone',
        ['articles'],
        `"/feed.xml" and the lists of the categories below ${from} do not answer any longer: ${gone}.`,
        'Keep the list.',
      ),
    ];
  }
  const kept = new Set(after.routes.redirects.map((redirect) => redirect.from));
  return Object.keys(before.articles?.categories ?? {}).flatMap((name) => {
    const address = `${from}/${name}`;
    if ((from === to && name in (after.articles?.categories ?? {})) || kept.has(address)) return [];
    const hint = `Keep the name: it is part of the address, not of the text. Or add to the redirects: { from: '${address}', to: '${now?.page}', status: 308 },`;
    return [
      warning(
        'address/gone',
        ['articles', 'categories'],
        `The list at "${address}" does not answer any longer: ${gone}.`,
        hint,
      ),
    ];
  });
}
