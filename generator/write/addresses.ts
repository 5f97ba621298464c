import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { warning } from '../diagnostics/problem.ts';
import type { RouteSnapshot, Snapshot } from './snapshot/snapshot.ts';

/** A public address: what answers there, and where the spec says so. */
interface Address {
  readonly page: string;
  /** Where the spec declares it, as far as that is still there. */
  readonly at: SpecPath;
}

/** The part of a path that stands for the slug of an article. */
const parameter = /\{\w+\}/;

/** The slugs of all articles. */
function slugsOf({ articles }: Snapshot): string[] {
  return (articles?.entries ?? []).map(({ slug }) => slug);
}

/** The route that shows the articles: its usual value is the slug of one. */
function showsArticles(snapshot: Snapshot, { path, canonicalParameter }: RouteSnapshot): boolean {
  return parameter.test(path) && canonicalParameter !== undefined && slugsOf(snapshot).includes(canonicalParameter);
}

/** Every path that answers with a page or leads to one, in the default language; the others have the same below their prefix. */
function addressesOf(snapshot: Snapshot): Map<string, Address> {
  const { pages, redirects, notFound } = snapshot.routes;
  const found = new Map<string, Address>();
  for (const { from, to } of redirects) found.set(from, { page: to, at: ['routes', 'redirects'] });
  for (const [page, route] of Object.entries(pages)) {
    if (route.planned || page === notFound || showsArticles(snapshot, route)) continue;
    const { path, canonicalParameter = '', aliases } = route;
    found.set(path.replace(parameter, canonicalParameter), { page, at: ['routes', 'pages', page, 'path'] });
    for (const alias of aliases) found.set(alias, { page, at: ['routes', 'pages', page, 'aliases'] });
  }
  return found;
}

/** The page above an address, or else the home page. */
function above({ routes }: Snapshot, address: string): string {
  const built = Object.entries(routes.pages).filter(
    ([, { planned, path }]) => !planned && !parameter.test(path) && address.startsWith(`${path}/`),
  );
  const [nearest] = built.toSorted(([, a], [, b]) => b.path.length - a.path.length);
  return nearest?.[0] ?? routes.home;
}

function redirectLine(from: string, to: string): string {
  return `{ from: '${from}', to: '${to}', status: 308 },`;
}

/** Addresses that answered and do not any longer, each with the redirect that keeps it alive. */
function goneAddresses(before: Snapshot, after: Snapshot): Diagnostic[] {
  const now = addressesOf(after);
  return [...addressesOf(before)].flatMap(([address, { page, at }]): Diagnostic[] => {
    if (now.has(address)) return [];
    const says = `"${address}" does not answer any longer: links, bookmarks and search results that lead there end at the not-found page.`;
    const route = after.routes.pages[page];
    if (route?.planned)
      return [
        warning(
          'address/gone',
          ['routes', 'pages', page, 'planned'],
          says,
          'Take "planned" out, or let a page that is there have the path.',
        ),
      ];
    if (route) return [warning('address/gone', at, says, `Add to the redirects: ${redirectLine(address, page)}`)];
    const target = above(after, address);
    return [
      warning(
        'address/gone',
        ['routes', at[1] === 'redirects' ? 'redirects' : 'pages'],
        says,
        `Add to the redirects, with the page that takes its place: ${redirectLine(address, target)}`,
      ),
    ];
  });
}

/** Articles that are no longer at their addresses, because their slugs or the path before them have changed. */
function goneArticles(before: Snapshot, after: Snapshot, today: Date): Diagnostic[] {
  const now = today.toISOString();
  const isLater = (publish = ''): boolean => publish > now;
  const routeOf = (snapshot: Snapshot) =>
    Object.entries(snapshot.routes.pages).find(([, route]) => showsArticles(snapshot, route));
  const [was, is] = [routeOf(before), routeOf(after)];
  if (!was) return [];
  if (was[1].path !== is?.[1].path) {
    const says = `No article is at ${was[1].path} any longer: links, bookmarks and search results that lead there end at the not-found page.`;
    return [
      warning(
        'address/gone',
        ['routes', 'pages', was[0], 'path'],
        says,
        'No redirect can be declared for all of them: keep the path, or have the host redirect them.',
      ),
    ];
  }
  const entries = after.articles?.entries ?? [];
  const drafts = new Set(entries.filter(({ draft }) => draft).map(({ slug }) => slug));
  const slugs = new Set(slugsOf(after));
  const redirected = new Set(after.routes.redirects.map(({ from }) => from));
  return (before.articles?.entries ?? []).flatMap(({ slug, date, draft, publish, digests }): Diagnostic[] => {
    // Nobody has seen a draft, nor what is to appear later.
    if (draft || isLater(publish)) return [];
    const later = entries.findIndex((entry) => entry.slug === slug && isLater(entry.publish));
    if (later >= 0 && !drafts.has(slug)) {
      const says = `The article "${slug}" was public and appears on ${entries[later]?.publish?.slice(0, 10)} now: until then its address does not show it, and search engines drop it.`;
      return [
        warning('address/article', ['articles', 'entries', later, 'publish'], says, 'Leave it public, or accept this.'),
      ];
    }
    const address = was[1].path.replace(parameter, slug);
    if ((slugs.has(slug) && !drafts.has(slug)) || redirected.has(address)) return [];
    if (drafts.has(slug)) {
      const index = entries.findIndex((entry) => entry.slug === slug);
      const says = `The article "${slug}" was public and is a draft now: its address no longer shows it, and search engines drop it.`;
      return [
        warning(
          'address/article',
          ['articles', 'entries', index, 'draft'],
          says,
          'Leave it public while it is revised, or accept this.',
        ),
      ];
    }
    const renamed = entries.findIndex(
      (entry) => entry.date === date && JSON.stringify(entry.digests) === JSON.stringify(digests),
    );
    const says = `The article "${slug}" is not at ${address} any longer: that address shows "${is[1].canonicalParameter}" now, and search engines drop it.`;
    return renamed < 0
      ? [
          warning(
            'address/article',
            ['articles', 'entries'],
            says,
            `Keep the article if others link to it, or add to the redirects: ${redirectLine(address, above(after, address))}`,
          ),
        ]
      : [
          warning(
            'address/article',
            ['articles', 'entries', renamed, 'slug'],
            says,
            `Keep the slug "${slug}": it is part of the address, not of the text.`,
          ),
        ];
  });
}

/** The languages whose addresses begin with their tag. */
function prefixes({ locales }: Snapshot): string[] {
  return Object.keys(locales.all).filter((locale) => locale !== locales.default);
}

/** Addresses that all die at once: those of a language, and those of another host. */
function goneAltogether(before: Snapshot, after: Snapshot): Diagnostic[] {
  return [
    ...prefixes(before)
      .filter((locale) => !prefixes(after).includes(locale))
      .map((locale) =>
        warning(
          'address/language',
          ['locales'],
          `No address below /${locale} answers any longer: links, bookmarks and search results that lead there end at the not-found page.`,
          'Keep the language, or have the host redirect its addresses.',
        ),
      ),
    ...(before.firm.origin === after.firm.origin
      ? []
      : [
          warning(
            'address/origin',
            ['firm', 'origin'],
            `The site is no longer at ${before.firm.origin}: every link that others have set leads there.`,
            `Have that host redirect each address to the same one at ${after.firm.origin}.`,
          ),
        ]),
  ];
}

/** What a change does to the site's public addresses. */
export function goneFromOutside(before: Snapshot, after: Snapshot, today: Date): Diagnostic[] {
  return [...goneAltogether(before, after), ...goneAddresses(before, after), ...goneArticles(before, after, today)];
}
