import type { Diagnostic } from '../diagnostic.ts';
import { warning } from '../diagnostics/problem.ts';
import type { ArticleSnapshot, Snapshot } from '../snapshot/snapshot.ts';
import { addressesOf } from './public-addresses.ts';
import type { Address } from './public-addresses.ts';

const elsewhere = 'links, bookmarks and search results that lead there open something else than they promise.';

/** An address that shows another page than before, while the one that it showed is still there. */
interface Taken {
  readonly address: string;
  readonly was: string;
  readonly now: Address;
}

function takenFrom(before: Snapshot, after: Snapshot): Taken[] {
  const addresses = addressesOf(after);
  return [...addressesOf(before)].flatMap(([address, { page: was, at }]): Taken[] => {
    const now = addresses.get(address);
    const left = after.routes.pages[was];
    // A page that is gone has given its place up, and a redirect is declared in one line, which somebody has changed.
    if (!now || now.page === was || !left || left.planned || (at[1] === 'redirects' && now.at[1] === 'redirects'))
      return [];
    return [{ address, was, now }];
  });
}

/** Addresses that show another page now, in one message for each two pages: they may have changed places. */
function takenPages(before: Snapshot, after: Snapshot): Diagnostic[] {
  const pairs = new Map<string, Taken[]>();
  for (const taken of takenFrom(before, after)) {
    const pair = JSON.stringify([taken.was, taken.now.page].toSorted());
    pairs.set(pair, [...(pairs.get(pair) ?? []), taken]);
  }
  return [...pairs.values()].flatMap((pair): Diagnostic[] => {
    const [first, ...others] = pair;
    if (!first) return [];
    const says = pair
      .map(({ address, was, now }) => `"${address}" shows the page "${now.page}" now, no longer "${was}"`)
      .join('; ');
    const hint = `Leave "${first.was}" its address, or accept this if ${first.now.page} is what people look for there.`;
    const related = others.map(({ address, now }) => ({ path: now.at, message: `The same goes for "${address}".` }));
    return [
      {
        ...warning('address/other-page', first.now.at, `${says}: ${elsewhere}`, hint),
        ...(related.length > 0 && { related }),
      },
    ];
  });
}

function saying({ date, digests }: ArticleSnapshot): string {
  return JSON.stringify([date, digests]);
}

/** Articles whose slug another one has now. */
function takenArticles(before: Snapshot, after: Snapshot): Diagnostic[] {
  const entries = after.articles?.entries ?? [];
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  const changed = (before.articles?.entries ?? []).filter((was) => {
    const now = bySlug.get(was.slug);
    return now && !was.draft && saying(was) !== saying(now);
  });
  if (changed.length === 0) return [];
  const slugOf = new Map(entries.map((entry) => [saying(entry), entry.slug]));
  return changed.flatMap((was): Diagnostic[] => {
    const moved = slugOf.get(saying(was));
    if (moved === undefined || moved === was.slug) return [];
    const index = entries.findIndex(({ slug }) => slug === was.slug);
    const says = `The slug "${was.slug}" was that of the article that is at "${moved}" now: ${elsewhere}`;
    return [
      warning(
        'address/other-page',
        ['articles', 'entries', index, 'slug'],
        says,
        'A slug is part of the address, not of the text: leave each article its own.',
      ),
    ];
  });
}

/** Addresses that still answer, with something else. */
export function takenAddresses(before: Snapshot, after: Snapshot): Diagnostic[] {
  return [...takenPages(before, after), ...takenArticles(before, after)];
}
