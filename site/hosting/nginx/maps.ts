import { englishOf, LANGUAGE_VARY, ownPages, patternPages, withSlash, type HostedRoute, type HostedSite } from '../hosted-site.ts';
import { addressPatterns, escaped, unanchored } from '../patterns.ts';
import { headersOfFile, headersOfPage } from '../site-headers.ts';
import { namesOf, PATH } from './names.ts';
import { map, pattern, quoted } from './quote.ts';

/** nginx reads no longer word. */
const MAX_WORD = 3_500;
/** Answers with the file itself. */
const FOUND = '(?:200|206|304)';

/** Variables by which the server's part decides; in the `http` block, since `map` stands nowhere else. */
export function nginxMaps(site: HostedSite): string {
  const { prefix, variable: v } = namesOf(site);
  const parts: readonly (readonly string[])[] = [
    [
      '# Generated from the spec: include it in the http block, and edit the spec instead.',
      `# All sites of an nginx share its names. Those of ${site.origin} begin with ${prefix}.`,
    ],
    ['# The path as it was asked for, which no rewriting changes; the same for all sites.', ...map('$request_uri', PATH, [['default', '""'], [pattern('^([^?]*)'), '$1']])],
    [
      '# The path without slashes at its end, or without ".html"; never one that browsers take for another site.',
      ...map(PATH, v('plain'), [['default', '/'], [pattern('^[/\\x5c]*([^/\\x5c].*?)/*$'), '/$1']]),
      ...map(PATH, v('slashed'), [['default', '0'], ...site.redirects.flatMap(({ from }) => withSlash(from)).map((path): [string, string] => [path, '0']), [pattern('./$'), '1']]),
      ...map(v('plain'), v('of_file'), [['default', '""'], [pattern('^(.+)\\.html$'), '$1']]),
    ],
    ['# The language of a page; nothing for an address that is none.', ...pageLanguages(site)],
    ['# The not-found page in the language of the path.', ...map(PATH, v('missing'), [['default', '/404.html'], [pattern('^/en(?:/|$)'), '/en/404.html']])],
    ...language(site),
    ...headerMaps(site),
    ['# Files are read, and nothing else is done to them.', ...map('$status', v('allow'), [['default', '""'], ['405', '"GET, HEAD"']])],
    serverParts(site),
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function pageLanguages(site: HostedSite): readonly string[] {
  const { variable: v } = namesOf(site);
  const pages = [...ownPages(site), ...patternPages(site)];
  const hidden = patternPages(site).map(({ url }): [string, string] => [pattern(`^${escaped(url)}$`), '""']);
  const entries = (['es', 'en'] as const).flatMap((locale) =>
    addressPatterns(pages.filter((page) => page.locale === locale), MAX_WORD).map((path): [string, string] => [pattern(`^(?:${path})$`), locale]),
  );
  return map(PATH, v('page'), [['default', '""'], ...hidden, ...entries]);
}

function language(site: HostedSite): readonly (readonly string[])[] {
  const { variable: v } = namesOf(site);
  const { cookie, maxAge } = site.language;
  const state = `"${v('page')} ${v('picked')} ${v('choice')} $http_accept_language"`;
  return [
    ['# The language that the visitor has chosen.', ...map(`$cookie_${cookie}`, v('choice'), [['default', '-'], ['es', 'es'], ['en', 'en']])],
    ['# The selector is a link to the same page in the other language, and the only such link of the site.', ...picked(site)],
    ['# The choice first, then the browser\'s first language; without one, nobody is sent anywhere.', ...map(state, v('leave'), [['default', '""'], [pattern('^es 0 en '), '1'], ['"~*^es 0 - \\s*en"', '1']])],
    ['# The English page: at the same path below /en.', ...map(PATH, v('english'), [['default', `/en${PATH}`], ...otherTwins(site)])],
    [
      ...map(`"${v('page')} ${v('picked')} ${v('choice')}"`, v('cookie'), [
        ['default', '""'],
        ...(['es', 'en'] as const).map((locale): [string, string] => [
          pattern(`^${locale} 1 (?!${locale})`),
          quoted(`${cookie}=${locale}; Path=/; Max-Age=${maxAge}; SameSite=Lax`),
        ]),
      ]),
    ],
    [...map(v('page'), v('vary'), [['default', '""'], ['es', quoted(LANGUAGE_VARY)]])],
  ];
}

/** Which referrers are the page's own twin in the other language; aliases of both included. */
function picked(site: HostedSite): readonly string[] {
  const { variable: v } = namesOf(site);
  const twins = new Map<string, { es: HostedRoute[]; en: HostedRoute[] }>();
  for (const page of ownPages(site)) {
    const group = twins.get(page.alternates.es) ?? { es: [], en: [] };
    group[page.locale].push(page);
    twins.set(page.alternates.es, group);
  }
  // Most pages have the same path in both languages, which two lines say for all of them.
  const others = [...twins.values()].filter(({ es, en }) => es.length > 1 || en.length > 1 || en.some(({ url }) => url !== `/en${es[0]?.url}`));
  const anyOf = (pages: readonly HostedRoute[]): string => `(?:${pages.map(({ url }) => escaped(url)).join('|')})`;
  const from = (there: string, here: string): [string, string] => [pattern(`^(\\S+) ${here} https?://\\1${there}(?:[?#]|$)`), '1'];
  return map(`"$http_host ${PATH} $http_referer"`, v('picked'), [
    ['default', '0'],
    from('/en\\2', '(/\\S*)'),
    from('\\2', '/en(/\\S*)'),
    ...others.flatMap(({ es, en }) => [from(anyOf(en), anyOf(es)), from(anyOf(es), anyOf(en))]),
  ]);
}

function otherTwins(site: HostedSite): readonly [string, string][] {
  const english = englishOf(site);
  return ownPages(site)
    .filter((page) => page.locale === 'es' && english(page) !== `/en${page.url}`)
    .map((page) => [pattern(`^${escaped(page.url)}$`), quoted(english(page))]);
}

/** A header's value by the answer's status and path: errors are not kept like the file that is not there. */
function headerMaps(site: HostedSite): readonly (readonly string[])[] {
  const { header, variable: v } = namesOf(site);
  const { headers } = site;
  const names = headerNames(site);
  const prefixes = headers.files.filter(({ prefix }) => prefix !== '/');
  const isPath = ({ url, pattern: matches }: HostedRoute): string => (matches === undefined ? escaped(url) : unanchored(matches));
  return names.map((name) => {
    const common = headers.common[name];
    const value = (set: Readonly<Record<string, string>>): string => quoted(set[name] ?? '');
    const entries: [string, string][] = [];
    const add = (expression: string, text: string): void => {
      if (text !== quoted(common ?? '')) entries.push([pattern(expression), text]);
    };
    if (name === 'cache-control') {
      entries.push([pattern('^302 .* 1 '), '"no-store"'], [pattern(`^${FOUND} .* lang=`.replace('lang', site.language.cookie)), '"private, no-cache"']);
      add('^404 ', quoted(headers.page[name] ?? 'no-cache'));
    }
    for (const route of site.routes.filter(({ status }) => status === 404)) {
      add(`^404 ${route.locale === 'en' ? '/en(?:/\\S*)?' : '(?!/en[/ ])\\S*'} `, value(headersOfPage(headers, route.url)));
    }
    const onPages = site.routes.filter(({ status }) => status === 200);
    for (const route of onPages) if (headers.changes[route.url]?.[name] !== undefined) add(`^\\d+ ${isPath(route)} `, value(headersOfPage(headers, route.url)));
    for (const { prefix } of prefixes) {
      add(`^${FOUND} ${escaped(prefix)}${prefix.endsWith('/') ? '\\S*' : ''} `, value(headersOfFile(headers, prefix)));
    }
    // A page's address has no dot in its last part.
    add(`^${FOUND} (?:/\\S*)?/[^./ ]* `, value({ ...headers.common, ...headers.page }));
    add(`^${FOUND} `, value(headersOfFile(headers, '/')));
    return map(`"$status ${PATH} ${v('leave')} ${v('cookie')}"`, header(name), [['default', quoted(common ?? '')], ...entries]);
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

/** Who answers: a server of one's own takes what browsers send, and files are read and nothing else. */
function serverParts(site: HostedSite): readonly string[] {
  const { upstream, variable: v } = namesOf(site);
  const taken = [
    ...(site.backend ? [`${escaped(site.backend.path)}(?:/|$)`] : []),
    ...(site.reports ? [`${escaped(site.reports.path)}$`] : []),
  ];
  if (taken.length === 0) return map('$request_method', v('refused'), [['default', '1'], ['GET', '0'], ['HEAD', '0']]);
  return [
    '# What takes messages and reports: npm run serve, with TRUST_PROXY=1.',
    `upstream ${upstream} { server ${site.server}; keepalive 16; }`,
    ...map(PATH, v('passed'), [['default', '0'], ...taken.map((path): [string, string] => [pattern(`^${path}`), '1'])]),
    ...map(`"${v('passed')} $request_method"`, v('refused'), [['default', '0'], [pattern('^0 (?!(?:GET|HEAD)$)'), '1']]),
  ];
}
