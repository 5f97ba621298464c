import type { Diagnostic } from '../diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';
import { problem, warning } from './problem.ts';
import type { Rule } from './rule.ts';

/** Search engines by the names that their crawlers go by. */
const searchEngines = /^(?:\*|Googlebot|Bingbot|DuckDuckBot|YandexBot|Baiduspider|Applebot|Slurp)$/i;

/** Some mail programs and chats cut longer addresses off. */
const LONGEST_PATH = 200;

function longPaths({ pages }: SiteSpec['routes']): Diagnostic[] {
  return Object.entries(pages).flatMap(([page, { path, aliases = [] }]) =>
    [{ value: path, at: ['path'] }, ...aliases.map((value, index) => ({ value, at: ['aliases', index] }))].flatMap(
      ({ value, at }) =>
        value.length > LONGEST_PATH
          ? [
              warning(
                'path/long',
                ['routes', 'pages', page, ...at],
                `This address has ${value.length} characters: mails and chats cut it off.`,
                'Say the same in a few words.',
              ),
            ]
          : [],
    ),
  );
}

/** Pages that only make sense after a form was sent, where search engines would send people who have sent nothing. */
function listedThanks(routes: SiteSpec['routes'], forms: SiteSpec['forms']): Diagnostic[] {
  const after = new Set(
    Object.values(forms).flatMap(({ then }) => (typeof then === 'object' && 'navigate' in then ? [then.navigate] : [])),
  );
  return [...after].flatMap((page) => {
    const route = routes.pages[page];
    return !route || route.indexable === false || page === routes.home
      ? []
      : [
          warning(
            'page/thanks-listed',
            ['routes', 'pages', page],
            'Forms lead here once they are sent, and search engines would too.',
            'Write indexable: false.',
          ),
        ];
  });
}

/** What is probably not meant in the addresses of the site and in what search engines are told of them. */
export function doubtfulRoutes({ routes, forms }: SiteSpec): Diagnostic[] {
  return [
    ...longPaths(routes),
    ...listedThanks(routes, forms),
    ...(routes.pages[routes.home]?.indexable === false
      ? [
          warning(
            'page/home-unlisted',
            ['routes', 'pages', routes.home, 'indexable'],
            'Search engines are told to leave out the home page.',
            'Remove it.',
          ),
        ]
      : []),
    ...(routes.pages[routes.notFound]?.indexable === false
      ? []
      : [
          {
            ...warning(
              'page/not-found-listed',
              [
                'routes',
                'pages',
                routes.notFound,
                ...(routes.pages[routes.notFound]?.indexable === undefined ? [] : ['indexable']),
              ],
              'The page that says that there is nothing would be in the site map.',
              'Write indexable: false.',
            ),
          },
        ]),
    ...routes.redirects.flatMap(({ to }, index) =>
      to === routes.notFound
        ? [
            warning(
              'redirect/not-found',
              ['routes', 'redirects', index, 'to'],
              'This redirect leads to the page that says that there is nothing, as every unknown address does.',
              'Name the page that is meant, or remove the redirect.',
            ),
          ]
        : [],
    ),
    ...(routes.robots?.refused ?? []).flatMap((name, index) =>
      searchEngines.test(name)
        ? [
            warning(
              'robots/search-engine',
              ['routes', 'robots', 'refused', index],
              `${name} is how a search engine finds the site: nobody would find it there any more.`,
              'Remove it, or keep out single pages with indexable: false.',
            ),
          ]
        : [],
    ),
  ];
}

/** Refuses languages whose territory is written with another language. */
export const languageTags: Rule = ({ locales }) =>
  Object.entries(locales.all).flatMap(([locale, { tag, formats }]) =>
    (
      [
        ['tag', tag],
        ['formats', formats],
      ] as const
    ).flatMap(([name, value]) => {
      const language = locale.split('-')[0] ?? locale;
      return value === undefined || value.split('-')[0] === language
        ? []
        : [
            problem(
              'locale/tag',
              ['locales', 'all', locale, name],
              `"${value}" is another language than "${locale}".`,
              `Write it as ${language}-${value.split('-').at(-1)}.`,
            ),
          ];
    }),
  );
