import { englishName } from '../words.ts';
import { nearest } from '../suggest.ts';
import type { Locale } from '../../schema/index.ts';
import { unknown } from './entry.ts';
import type { Entry } from './entry.ts';

const reserved = ({ path }: { path: string }): string => `The path "${path}" is reserved.`;

/** Paths, pages and their routes. */
export const routes = {
  'path/malformed': {
    message: ({ path, fault }: { path: string; fault: string }) => `The path "${path}" ${fault}.`,
    hint: ({ path }: { path: string }) =>
      /\/(?::|\[|<)/.test(path)
        ? 'A part that may be anything is written {slug}: /blog/{slug}.'
        : 'Write a path like /about/team.',
  },
  'path/reserved': {
    message: reserved,
    hint: ({ first }: { first: string }) => `/${first} belongs to the server or the build.`,
  },
  'path/reserved#root': {
    message: reserved,
    hint: 'The root leads to the home page: give the page a path of its own, like /home.',
  },
  'path/reserved#language': {
    message: reserved,
    hint: ({ language, main }: { language: Locale; main: Locale }) =>
      `${englishName(language)} pages live under /${language}; they are made from the ${englishName(main)} paths.`,
  },
  'path/reserved#files': { message: reserved, hint: 'The files for download are there.' },
  'path/reserved#sign': {
    message: reserved,
    hint: 'A segment that begins with "@", "_" or "." belongs to the build.',
  },
  'path/reserved#index': { message: reserved, hint: 'Hosts take it for the page above it.' },
  'path/reserved#ending': { message: reserved, hint: 'The build makes files with this ending.' },
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
    message: ({ id }: { id: string }) => `The page "${id}" leads to itself, again and again.`,
    hint: 'Name another page.',
  },
  'route/no-page': {
    message: ({ name }: { name: string }) => `There is no page "${name}".`,
    hint: 'Import its file in the index.ts of the spec and list it in pages there, or mark the route with planned: true.',
  },
  'route/planned-page': {
    message: ({ name }: { name: string }) => `The page "${name}" is marked as planned, although it exists.`,
    hint: 'Remove planned.',
  },
  'route/same-name': {
    message: ({ name }: { name: string }) => `"${name}" is the name of a page too.`,
    hint: 'Give the destination another name.',
  },
  'route/special-planned': {
    message: ({ name }: { name: string }) => `The page "${name}" is needed here, and it is only planned.`,
  },
  'route/not-found-path': {
    message: ({ path }: { path: string }) => `The not-found page is at "${path}".`,
    hint: 'Its path has to be /404: static hosts look for 404.html.',
  },
  'route/canonical-parameter': unknown('article'),
  'route/canonical-parameter#none': {
    message: ({ path }: { path: string }) => `The path "${path}" has no parameter that could have this value.`,
    hint: 'Remove canonicalParameter, or end the path in {slug}.',
  },
  'route/canonical-parameter#missing': {
    message: ({ path }: { path: string }) => `The path "${path}" has a parameter, and no value for search engines.`,
    hint: "Write canonicalParameter: 'a-slug', in lower-case letters, digits and hyphens.",
  },
  'route/parent': {
    message: ({ name, parent }: { name: string; parent: string }) =>
      `The page "${name}" is under "${parent}", which is under "${name}".`,
    hint: 'Remove parent from one of them.',
  },
  'route/parent#home': { message: 'The home page is above all others.', hint: 'Remove parent.' },
  'route/parent#unlisted': {
    message: ({ parent }: { parent: string }) =>
      `Search engines do not list the page "${parent}", so nothing can be under it.`,
  },
  'route/languages': {
    message: ({ name }: { name: string }) => `The page "${name}" has to be there in every language.`,
    hint: 'Remove languages.',
  },
  'robots/page': {
    message: ({ beginning, page }: { beginning: string; page: string }) =>
      `"${beginning}" keeps crawlers from the page "${page}".`,
    hint: 'To keep a page out of search engines, give its route indexable: false; crawlers have to read that.',
  },
} satisfies Record<string, Entry>;
