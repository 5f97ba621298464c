import { englishName } from '../words.ts';
import { nearest } from '../suggest.ts';
import type { Locale } from '../../schema/index.ts';
import { unknown } from './entry.ts';
import type { Entry } from './entry.ts';

const reserved = ({ path }: { path: string }): string => `The path "${path}" is reserved.`;

/** Paths, pages and their routes. */
export const routes = {
  'path/malformed': {
    message: ({ path, defect }: { path: string; defect: string }) => `The path "${path}" ${defect}.`,
    hint: ({ path }: { path: string }) =>
      /\/(?::|\[|<)/.test(path) ? 'Write a parameter as {slug}: /blog/{slug}.' : 'Write a path like /about/team.',
  },
  'path/reserved': {
    message: reserved,
    hint: ({ first }: { first: string }) => `The server or the build uses /${first}.`,
  },
  'path/reserved#root': {
    message: reserved,
    hint: 'The root leads to the home page: give the page a path of its own, like /home.',
  },
  'path/reserved#language': {
    message: reserved,
    hint: ({ language, main }: { language: Locale; main: Locale }) =>
      `${englishName(language)} pages live under /${language}; they reuse the ${englishName(main)} paths.`,
  },
  'path/reserved#files': { message: reserved, hint: 'Downloads are served below /files.' },
  'path/reserved#sign': {
    message: reserved,
    hint: 'Segments that begin with "@", "_" or "." are reserved for the build.',
  },
  'path/reserved#index': { message: reserved, hint: 'Hosts serve the page above it at this path.' },
  'path/reserved#ending': { message: reserved, hint: 'The build writes files with this extension.' },
  'path/duplicate': {
    message: ({ path, what, other }: { path: string; what: string; other: string }) =>
      `The path "${path}" is declared twice: as ${other} and as ${what}.`,
    hint: 'Change or remove one of them.',
  },
  'path/parameter': {
    message: ({ path }: { path: string }) => `The parameter of "${path}" is not its last segment.`,
    hint: 'Write a path like /blog/{slug}.',
  },
  'path/parameter#fixed': {
    message: ({ what }: { what: string }) => `${what} cannot have a parameter.`,
    hint: 'Write out the whole path.',
  },
  'page/unknown': unknown('page'),
  'page/listed-twice': {
    message: ({ id }: { id: string }) => `The page "${id}" is listed twice.`,
    hint: 'Remove one of them.',
  },
  'page/no-route': {
    message: ({ id }: { id: string }) => `The page "${id}" has no path in routes.`,
    hint: ({ id, known }: { id: string; known: readonly string[] }) => {
      const meant = nearest(id, known);
      return meant === undefined ? 'Give it one in spec/routes.ts.' : `Did you mean "${meant}"?`;
    },
  },
  'page/redirects-itself': {
    message: ({ id }: { id: string }) => `The page "${id}" redirects to itself.`,
    hint: 'Name another page.',
  },
  'route/no-page': {
    message: ({ name }: { name: string }) => `There is no page "${name}".`,
    hint: "List the page in `pages` in the spec's index.ts, or mark the route with planned: true.",
  },
  'route/planned-page': {
    message: ({ name }: { name: string }) => `The page "${name}" is marked as planned, although it exists.`,
    hint: 'Remove `planned`.',
  },
  'route/same-name': {
    message: ({ name }: { name: string }) => `"${name}" is also the name of a page.`,
    hint: 'Give the destination another name.',
  },
  'route/special-planned': {
    message: ({ name }: { name: string }) => `The page "${name}" is required here, but it is only planned.`,
    hint: 'Add the page and remove `planned` from its route, or name another page.',
  },
  'route/not-found-path': {
    message: ({ path }: { path: string }) => `The not-found page is at "${path}".`,
    hint: 'Its path has to be /404: static hosts look for 404.html.',
  },
  'route/canonical-parameter': unknown('article'),
  'route/canonical-parameter#none': {
    message: ({ path }: { path: string }) => `The path "${path}" has no parameter that could have this value.`,
    hint: 'Remove `canonicalParameter`, or end the path with /{slug}.',
  },
  'route/canonical-parameter#missing': {
    message: ({ path }: { path: string }) =>
      `The path "${path}" has a parameter but no canonical value for search engines.`,
    hint: "Add canonicalParameter: 'a-slug', in lower-case letters, digits and hyphens.",
  },
  'route/parent': {
    message: ({ name, parent }: { name: string; parent: string }) =>
      `The page "${name}" is under "${parent}", which is under "${name}".`,
    hint: 'Remove `parent` from one of them.',
  },
  'route/parent#home': { message: 'The home page cannot have a parent.', hint: 'Remove `parent`.' },
  'route/parent#unlisted': {
    message: ({ parent }: { parent: string }) =>
      `Search engines do not list the page "${parent}", so it cannot be a parent.`,
  },
  'route/languages': {
    message: ({ name }: { name: string }) => `The page "${name}" must exist in every language.`,
    hint: 'Remove `languages`.',
  },
  'robots/page': {
    message: ({ beginning, page }: { beginning: string; page: string }) =>
      `"${beginning}" blocks crawlers from the page "${page}".`,
    hint: 'To keep a page out of search engines, set indexable: false on its route, which crawlers must be able to read.',
  },
} satisfies Record<string, Entry>;
