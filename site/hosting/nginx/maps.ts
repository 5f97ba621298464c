import type { HostedSite, ServedRoute } from '#contract';
import { isChosenFor, LANGUAGE_VARY, patternOfBrowser, prefixedLocales } from '../../lib/locales.ts';
import { notFoundUrl, ownPages, patternPages, twinOf, typedAddresses, withSlash } from '../hosted-site.ts';
import { addressPatterns, anyOf, escaped, unanchored } from '../patterns.ts';
import { headersOfFile, headersOfPage } from '../site-headers.ts';
import { namesOf, PATH } from './names.ts';
import { map, pattern, patternInAnyCase, quoted } from './quote.ts';

/** nginx reads no longer word. */
const MAX_WORD = 3_500;
/** Answers with the file itself. */
const FOUND = '(?:200|206|304)';

/**
 * Variables by which the server's part decides; in the `http` block, since `map` stands nowhere else. `nginx-conf` edits
 * configuration files that exist: it would take the same names and patterns, and check none of them.
 */
export function nginxMaps(site: HostedSite): string {
  const { prefix, variable: v } = namesOf(site);
  const parts: readonly (readonly string[])[] = [
    [
      '# Generated from the spec: include it in the http block, and edit the spec instead.',
      `# All sites of an nginx share its names. Those of ${site.origin} begin with ${prefix}.`,
    ],
    [
      '# The path as it was asked for, which no rewriting changes; the same for all sites.',
      ...map('$request_uri', PATH, [
        ['default', '""'],
        [pattern('^([^?]*)'), '$1'],
      ]),
    ],
    [
      '# The path without slashes at its end, or without ".html"; never one that browsers take for another site.',
      ...map(PATH, v('plain'), [
        ['default', '/'],
        [pattern('^[/\\x5c]*([^/\\x5c].*?)/*$'), '/$1'],
      ]),
      ...map(PATH, v('slashed'), [
        ['default', '0'],
        ...site.redirects.flatMap(({ from }) => withSlash(from)).map((path): [string, string] => [path, '0']),
        [pattern('./$'), '1'],
      ]),
      ...map(v('plain'), v('of_file'), [
        ['default', '""'],
        [pattern('^(.+)\\.html$'), '$1'],
      ]),
    ],
    ['# The address that a path in capital letters means; nothing if it has none, or means none.', ...inItsCase(site)],
    ['# The language of a page; nothing for an address that is none.', ...pageLanguages(site)],
    [
      '# The not-found page in the language of the path.',
      ...map(PATH, v('missing'), [
        ['default', `${notFoundUrl(site, site.languages.defaultLocale)}.html`],
        ...prefixedLocales(site.languages).map((locale): [string, string] => [
          pattern(`^/${locale}(?:/|$)`),
          `${notFoundUrl(site, locale)}.html`,
        ]),
      ]),
    ],
    ...language(site),
    ...headerMaps(site),
    [
      '# Files are read, and nothing else is done to them.',
      ...map('$status', v('allow'), [
        ['default', '""'],
        ['405', '"GET, HEAD"'],
      ]),
    ],
    serverParts(site),
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function inItsCase(site: HostedSite): readonly string[] {
  const { variable: v } = namesOf(site);
  const { addresses, folders } = typedAddresses(site);
  const ending = '(?:\\.html)?/*$';
  return [
    // Decoded: an address may be typed in other ways too.
    ...map('$uri', v('cased'), [
      ['default', '""'],
      [pattern('^[^A-Z]*$'), '""'],
      ...addresses.map((address): [string, string] => [
        patternInAnyCase(`^${escaped(address)}${ending}`),
        quoted(address),
      ]),
      ...folders.map(({ folder, rest }): [string, string] => [
        patternInAnyCase(`^${escaped(folder)}((?-i:${rest}))${ending}`),
        `${folder}$1`,
      ]),
    ]),
    ...map(v('cased'), v('bare'), [
      ['default', v('cased')],
      ['""', v('plain')],
    ]),
  ];
}

function pageLanguages(site: HostedSite): readonly string[] {
  const { variable: v } = namesOf(site);
  const pages = [...ownPages(site), ...patternPages(site)];
  const hidden = patternPages(site).map(({ url }): [string, string] => [pattern(`^${escaped(url)}$`), '""']);
  const entries = site.languages.locales.flatMap((locale) =>
    addressPatterns(
      pages.filter((page) => page.locale === locale),
      MAX_WORD,
    ).map((path): [string, string] => [pattern(`^(?:${path})$`), locale]),
  );
  return map(PATH, v('page'), [['default', '""'], ...hidden, ...entries]);
}

function language(site: HostedSite): readonly (readonly string[])[] {
  const { variable: v } = namesOf(site);
  const { cookie, maxAge } = site.language;
  const { locales, defaultLocale } = site.languages;
  const prefixed = prefixedLocales(site.languages);
  const state = `"${v('page')} ${v('picked')} ${v('choice')} $http_accept_language"`;
  const leaving = prefixed.flatMap((locale): [string, string][] => [
    [pattern(`^${defaultLocale} 0 ${locale} `), locale],
    [`"~*^${defaultLocale} 0 - \\s*${patternOfBrowser(locale, site.languages)}"`, locale],
  ]);
  return [
    [
      '# The language that the visitor has chosen.',
      ...map(`$cookie_${cookie}`, v('choice'), [
        ['default', '-'],
        ...locales.map((locale): [string, string] => [locale, locale]),
      ]),
    ],
    [
      '# The selector is a link to the same page in another language, and the only such link of the site.',
      ...picked(site),
    ],
    [
      "# The choice first, then the browser's first language; without one, nobody is sent anywhere.",
      ...map(state, v('leave'), [['default', '""'], ...leaving]),
    ],
    [
      '# The page in that language: at the same path below its prefix.',
      ...map(`"${v('leave')} ${PATH}"`, v('twin'), [['default', `/${v('leave')}${PATH}`], ...otherTwins(site)]),
    ],
    [
      ...map(`"${v('page')} ${v('picked')} ${v('choice')}"`, v('cookie'), [
        ['default', '""'],
        ...locales.map((locale): [string, string] => [
          pattern(`^${locale} 1 (?!${locale}$)`),
          quoted(`${cookie}=${locale}; Path=/; Max-Age=${maxAge}; SameSite=Lax`),
        ]),
      ]),
    ],
    [
      ...map(v('page'), v('vary'), [
        ['default', '""'],
        ...locales
          .filter((locale) => isChosenFor(locale, site.languages))
          .map((locale): [string, string] => [locale, quoted(LANGUAGE_VARY)]),
      ]),
    ],
  ];
}

/** Which referrers are the page's own twin in another language; aliases of all included. */
function picked(site: HostedSite): readonly string[] {
  const { variable: v } = namesOf(site);
  const { locales, defaultLocale } = site.languages;
  const prefixed = prefixedLocales(site.languages);
  const groups = new Map<string, ServedRoute[]>();
  for (const page of ownPages(site)) {
    const key = page.alternates[defaultLocale] ?? page.url;
    groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  // Most pages have the same path in all languages, which a few lines say for all of them.
  const others = [...groups.values()].filter((pages) => {
    const own = pages.find(({ locale }) => locale === defaultLocale)?.url;
    return (
      pages.length > locales.length ||
      pages.some(({ url, locale }) => locale !== defaultLocale && url !== `/${locale}${own}`)
    );
  });
  const from = (there: string, here: string): [string, string] => [
    pattern(`^(\\S+) ${here} https?://\\1${there}(?:[?#]|$)`),
    '1',
  ];
  const urlsIn = (pages: readonly ServedRoute[], locale: string): string =>
    `(?:${pages
      .filter((page) => page.locale === locale)
      .map(({ url }) => escaped(url))
      .join('|')})`;
  return map(`"$http_host ${PATH} $http_referer"`, v('picked'), [
    ['default', '0'],
    ...(prefixed.length > 0
      ? [from(`/${anyOf(prefixed)}\\2`, '(/\\S*)'), from('\\2', `/${anyOf(prefixed)}(/\\S*)`)]
      : []),
    ...(prefixed.length > 1
      ? [from(`/(?!\\2/)${anyOf(prefixed)}\\3`, `/(${prefixed.map(escaped).join('|')})(/\\S*)`)]
      : []),
    ...others.flatMap((pages) =>
      locales.flatMap((here) =>
        locales.filter((there) => there !== here).map((there) => from(urlsIn(pages, there), urlsIn(pages, here))),
      ),
    ),
  ]);
}

function otherTwins(site: HostedSite): readonly [string, string][] {
  return prefixedLocales(site.languages).flatMap((locale) => {
    const twin = twinOf(site, locale);
    return ownPages(site)
      .filter((page) => page.locale === site.languages.defaultLocale && twin(page) !== `/${locale}${page.url}`)
      .map((page): [string, string] => [pattern(`^${locale} ${escaped(page.url)}$`), quoted(twin(page))]);
  });
}

/** A header's value by the answer's status and path: errors are not kept like the file that is not there. */
function headerMaps(site: HostedSite): readonly (readonly string[])[] {
  const { header, variable: v } = namesOf(site);
  const { headers } = site;
  const names = headerNames(site);
  const prefixes = headers.files.filter(({ prefix }) => prefix !== '/');
  const prefixed = prefixedLocales(site.languages);
  const notFoundPaths = (locale: string): string => {
    if (prefixed.includes(locale)) return `/${locale}(?:/\\S*)?`;
    return prefixed.length === 0 ? '\\S*' : `(?!/${anyOf(prefixed)}[/ ])\\S*`;
  };
  const isPath = ({ url, pattern: matches }: ServedRoute): string =>
    matches === undefined ? escaped(url) : unanchored(matches);
  return names.map((name) => {
    const common = headers.common[name];
    const value = (set: Readonly<Record<string, string>>): string => quoted(set[name] ?? '');
    const entries: [string, string][] = [];
    const add = (expression: string, text: string): void => {
      if (text !== quoted(common ?? '')) entries.push([pattern(expression), text]);
    };
    if (name === 'cache-control') {
      entries.push(
        [pattern('^302 \\S* \\S+ '), '"no-store"'],
        [pattern(`^${FOUND} .* lang=`.replace('lang', site.language.cookie)), '"private, no-cache"'],
      );
      add('^404 ', quoted(headers.page[name] ?? 'no-cache'));
    }
    for (const route of site.routes.filter(({ status }) => status === 404)) {
      add(`^404 ${notFoundPaths(route.locale)} `, value(headersOfPage(headers, route.url)));
    }
    const onPages = site.routes.filter(({ status }) => status === 200);
    for (const route of onPages)
      if (headers.changes[route.url]?.[name] !== undefined)
        add(`^\\d+ ${isPath(route)} `, value(headersOfPage(headers, route.url)));
    for (const { prefix } of prefixes) {
      add(`^${FOUND} ${escaped(prefix)}${prefix.endsWith('/') ? '\\S*' : ''} `, value(headersOfFile(headers, prefix)));
    }
    // A page's address has no dot in its last part.
    add(`^${FOUND} (?:/\\S*)?/[^./ ]* `, value({ ...headers.common, ...headers.page }));
    add(`^${FOUND} `, value(headersOfFile(headers, '/')));
    return map(`"$status ${PATH} ${v('leave')} ${v('cookie')}"`, header(name), [
      ['default', quoted(common ?? '')],
      ...entries,
    ]);
  });
}

/** The headers whose values depend on the answer. */
export function headerNames({ headers }: HostedSite): readonly string[] {
  const sets = [headers.page, ...headers.files.map((file) => file.headers), ...Object.values(headers.changes)];
  const names = new Set(sets.flatMap((set) => Object.keys(set)));
  // The type of a file is not added: the server's part says it.
  names.delete('content-type');
  return [...names];
}

/** Who answers: your own server takes what browsers send, and files are read and nothing else. */
function serverParts(site: HostedSite): readonly string[] {
  const { upstream, variable: v } = namesOf(site);
  const taken = [
    ...(site.backend ? [`${escaped(site.backend.path)}(?:/|$)`] : []),
    ...(site.reports ? [`${escaped(site.reports.path)}$`] : []),
  ];
  if (taken.length === 0)
    return map('$request_method', v('refused'), [
      ['default', '1'],
      ['GET', '0'],
      ['HEAD', '0'],
    ]);
  return [
    '# What takes messages and reports: npm run serve, with TRUST_PROXY=1.',
    `upstream ${upstream} { server ${site.server}; keepalive 16; }`,
    ...map(PATH, v('passed'), [['default', '0'], ...taken.map((path): [string, string] => [pattern(`^${path}`), '1'])]),
    ...map(`"${v('passed')} $request_method"`, v('refused'), [
      ['default', '0'],
      [pattern('^0 (?!(?:GET|HEAD)$)'), '1'],
    ]),
  ];
}
