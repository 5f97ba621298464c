import { nearest } from '../suggest.ts';
import { characterName } from '../words.ts';
import { unknown, type Entry } from './entry.ts';

const pathForm =
  'Write lower-case letters, digits and hyphens between single slashes, and a parameter as {slug}: /about/team.';

/** Paths, pages and their routes. */
export const routes = {
  'path/malformed': {
    message: ({ path }: { path: string }) => `The path "${path}" is malformed.`,
    hint: pathForm,
  },
  'path/malformed#character': {
    message: ({ path, character, position }: { path: string; character: string; position: number }) =>
      `The path "${path}" contains ${characterName(character)} at position ${position}, which is not allowed.`,
    hint: pathForm,
  },
  'path/reserved': {
    message: ({ path }: { path: string }) => `The path "${path}" is reserved.`,
    hint: 'The home page, another language, the server or the build uses it.',
  },
  'path/reserved#device': {
    message: ({ path, device }: { path: string; device: string }) =>
      `The path "${path}" cannot be a file on Windows, which keeps the name "${device}" for a device.`,
    hint: 'Add a word to it.',
  },
  'path/parameter': {
    message: ({ path }: { path: string }) => `The parameter of "${path}" is not the last segment of a page's own path.`,
    hint: 'Write a path like /blog/{slug}.',
  },
  'path/duplicate': {
    message: ({ path, what, other }: { path: string; what: string; other: string }) =>
      `The path "${path}" is declared twice: as ${other} and as ${what}.`,
    hint: 'Change or remove one of them.',
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
  'route/no-page': {
    message: ({ name }: { name: string }) => `There is no page "${name}".`,
    hint: "List the page in `pages` in the spec's index.ts, or mark the route with planned: true.",
  },
  'route/planned-page': {
    message: ({ name }: { name: string }) => `The page "${name}" is marked as planned, although it exists.`,
    hint: 'Remove `planned`.',
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
