import { actionsIn } from '../../../generator/compile/walk.ts';
import { missing, redirects, routes } from '#generated/routes.ts';
import spec from '#spec';
import { locales, prefixIn } from '../languages.ts';
import { all, canonicalOf, forEachPage, isListed, localeOf, type Check, type Page, type Site } from './site.ts';

/** A link to an address of this site. */
interface Link {
  readonly path: string;
  readonly fragment: string;
}

const loaded = {
  'script[src]': 'src',
  'img[src]': 'src',
  'iframe[src]': 'src',
  'link[href]': 'href',
  'form[action]': 'action',
};

function linkTo(href: string, page: Page, { origin }: Site): Link[] {
  const url = new URL(href, origin + page.path);
  return url.origin === origin ? [{ path: url.pathname, fragment: decodeURIComponent(url.hash.slice(1)) }] : [];
}

/** Links that work without a script: anchors, and the target of a meta refresh. */
function linksOf(page: Page, site: Site): Link[] {
  const refreshes = all<HTMLMetaElement>(page, 'meta[http-equiv=refresh]').map(({ content }) =>
    content.replace(/^.*url=/, ''),
  );
  return [...all(page, 'a[href]').map((link) => link.getAttribute('href') ?? ''), ...refreshes].flatMap((href) =>
    linkTo(href, page, site),
  );
}

/** The address of the page that answers a path: follows redirects and matches route patterns. */
function answering(path: string): string {
  const to = redirects.find(({ from }) => from === path)?.to;
  if (to !== undefined) return answering(to);
  if (routes.some(({ url }) => url === path)) return path;
  return routes.find(({ pattern }) => pattern !== undefined && new RegExp(pattern).test(path))?.url ?? path;
}

/** Every link leads to an existing page and fragment, or to a destination that the spec declares as missing. */
export const leadsSomewhere: Check = forEachPage((page, site) =>
  linksOf(page, site).flatMap(({ path, fragment }) => {
    if (missing.includes(path) || site.files.has(path)) return [];
    const target = site.pages.get(answering(path));
    if (!target) return [`a link to ${path}, which does not exist`];
    return fragment === '' || target.document.getElementById(fragment)
      ? []
      : [`a link to ${path}#${fragment}, which is not on the page`];
  }),
);

/** Every file that a page loads exists. */
export const loadsWhatIsThere: Check = forEachPage((page, site) =>
  Object.entries(loaded).flatMap(([selector, name]) =>
    all(page, selector)
      .flatMap((element) => linkTo(element.getAttribute(name) ?? '', page, site))
      .filter(
        ({ path }) =>
          !site.files.has(path) && !site.pages.has(path) && !path.startsWith(spec.integrations.backend.restPath),
      )
      .map(({ path }) => `${path} does not exist`),
  ),
);

/** No link uses an alias, unless the spec asks for the alias in that very link. */
export const linksToOwnAddresses: Check = forEachPage((page, site) => {
  const { page: id } = routes.find(({ url }) => url === page.path) ?? {};
  const wanted = actionsIn(
    spec,
    'pages',
    spec.pages.findIndex((found) => found.id === id),
  ).flatMap(({ value }) =>
    value.kind === 'page' && value.alias !== undefined ? locales.map((locale) => prefixIn(locale) + value.alias) : [],
  );
  return linksOf(page, site).flatMap(({ path }) => {
    const target = path === page.path ? undefined : site.pages.get(path);
    const own = target && canonicalOf(target);
    return !own || own === site.origin + path || wanted.includes(path) ? [] : [`a link to ${path} instead of ${own}`];
  });
});

/** Only the language selector and the language hint link to pages of another language. */
export const staysInItsLanguage: Check = forEachPage((page, site) =>
  all(page, 'a[href]:not([data-lang], [data-language-hint] a)')
    .flatMap((link) => linkTo(link.getAttribute('href') ?? '', page, site))
    .filter(({ path }) => {
      const target = site.pages.get(answering(path));
      const own = localeOf(page.path);
      // A page may exist in some languages only.
      return localeOf(path) !== own && target?.document.querySelector(`link[hreflang="${own}"]`);
    })
    .map(({ path }) => `a link to ${path}, in another language`),
);

/** Every listed page can be reached from the home page of its language by links in that language. */
export const isReached: Check = (site) =>
  locales.flatMap((locale) => {
    const reached = new Set<string>();
    const follow = (path: string): void => {
      const page = site.pages.get(answering(path));
      if (!page || reached.has(page.path) || localeOf(page.path) !== locale) return;
      reached.add(page.path);
      if (canonicalOf(page) !== '') reached.add(canonicalOf(page).slice(site.origin.length));
      for (const link of linksOf(page, site)) follow(link.path);
    };
    follow(prefixIn(locale) || '/');
    return [...site.pages.values()]
      .filter((page) => isListed(site, page) && localeOf(page.path) === locale && !reached.has(page.path))
      .map(({ path }) => `${path}: no link leads there`);
  });
