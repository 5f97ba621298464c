import { englishName, prefixedLocales } from '../compile/locales.ts';
import type { SiteSpec } from '../schema/index.ts';
import { keyProblem, problem } from './problem.ts';
import { downloadsIn } from './walk.ts';
import { addressesOf } from './addresses.ts';
import type { Address } from './addresses.ts';
import type { Rule } from './rule.ts';

const faults: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^(?!\/)/, 'does not begin with a slash'],
  [/[\s\p{Cc}]/u, 'contains a space or a control character'],
  [/\\/, 'contains a backslash'],
  [/[?#]/, 'contains a query or a fragment'],
  [/\/\//, 'contains two slashes in a row'],
  [/(^|\/)\.{1,2}(\/|$)|%2e/i, 'contains the segment "." or ".."'],
  [/.\/$/, 'ends in a slash'],
  [/\p{Lu}/u, 'contains a capital letter'],
  [/[^a-z0-9/{}._-]/, 'contains a character other than a-z, 0-9, hyphen, dot and underscore'],
];

/** Whether browsers, servers and file systems read a path alike. */
export function isWellFormed(address: string): boolean {
  return !faults.some(([pattern]) => pattern.test(address));
}

/** Refuses paths that browsers, servers or file systems would read differently from one another. */
export const pathForm: Rule = (spec) =>
  addressesOf(spec).flatMap(({ value, path }) => {
    const fault = faults.find(([pattern]) => pattern.test(value));
    if (!fault) return [];
    return [
      problem(
        'path/malformed',
        path,
        `The path "${value}" ${fault[1]}.`,
        /\/(?::|\[|<)/.test(value)
          ? 'A part that may be anything is written {slug}: /blog/{slug}.'
          : 'Write a path like /about/team.',
      ),
    ];
  });

const reserved = [
  'assets',
  'share',
  'rest',
  '404',
  'index',
  'index.html',
  'node_modules',
  'robots.txt',
  'licences.txt',
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'site.webmanifest',
  'speculation-rules.json',
  'feed.xml',
];

function reason(spec: SiteSpec, { value: address, page, what, path }: Address): string | undefined {
  const [first = ''] = address.toLowerCase().slice(1).split('/');
  if (address === '/' && path[0] === 'routes' && what !== 'a redirect')
    return 'The root leads to the home page: give the page a path of its own, like /home.';
  const language = prefixedLocales(spec).find((locale) => locale.toLowerCase() === first);
  if (language !== undefined)
    return `${englishName(language)} pages live under /${language}; they are made from the ${englishName(spec.locales.default)} paths.`;
  if (first === '404' && page === spec.routes.notFound) return undefined;
  // The parts of a long site map are numbered.
  if (first === 'files' && downloadsIn(spec).length > 0) return 'The files that visitors may keep are there.';
  if (
    reserved.includes(first) ||
    [spec.server.healthPath, spec.server.metricsPath].includes(address) ||
    /^sitemap(-\d+)?\.xml$/.test(first)
  )
    return `/${first} belongs to the server or the build.`;
  if (/\/(?:[@_]|\.(?!\.?(?:\/|$)))/.test(address))
    return 'A segment that begins with "@", "_" or "." belongs to the build.';
  if (/.\/index$/.test(address)) return 'Hosts take it for the page above it.';
  return address.endsWith('.pageContext.json') || address.endsWith('.html')
    ? 'Files with this ending are made by the build.'
    : undefined;
}

/** Refuses paths that already mean something else: those of the languages, assets, the backend, health checks, metrics, files of the build. */
export const pathReserved: Rule = (spec) =>
  addressesOf(spec).flatMap((address) => {
    const why = reason(spec, address);
    if (why === undefined) return [];
    const found = problem('path/reserved', address.path, `The path "${address.value}" is reserved.`, why);
    const ofServer = (['healthPath', 'metricsPath'] as const).find((name) => spec.server[name] === address.value);
    return [
      ofServer ? { ...found, related: [{ path: ['server', ofServer], message: 'The server answers there.' }] } : found,
    ];
  });

/** Refuses names of pages that could not be file names. */
export const pageIdForm: Rule = (spec) =>
  Object.keys(spec.routes.pages).flatMap((id) =>
    /^[a-z][a-z0-9-]*$/.test(id)
      ? []
      : [
          keyProblem(
            'page/id',
            ['routes', 'pages', id],
            `"${id}" cannot be the id of a page.`,
            'An id has lower-case letters, digits and hyphens, and begins with a letter.',
          ),
        ],
  );
