import { characterName, nearest, suggestion, unknown, didYouMean, type UnknownName } from '../words.ts';
import type { Entry } from '../diagnostic.ts';

const pathForm =
  'Write lower-case letters, digits and hyphens between single slashes, and a parameter as {slug}: /about/team.';

/** Paths, pages, links and papers. */
export const pages = {
  // Paths, pages and their routes.
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

  // Public addresses that a change of the spec removes.
  'address/gone': {
    severity: 'warning',
    message: ({ address }: { address: string }) =>
      `"${address}" no longer exists, but existing links, bookmarks and search results may lead there.`,
    hint: ({ address, to }: { address: string; to: string | undefined }) =>
      (to === undefined
        ? 'Keep it.'
        : `Keep it, or add to the redirects: { from: '${address}', to: '${to}', status: 308 },`) +
      ` If it is gone for good, add '${address}' to "removed" in the routes.`,
  },
  'address/origin': {
    severity: 'warning',
    message: ({ before }: { before: string }) =>
      `The site moves away from ${before}, where links from other sites still lead.`,
    hint: ({ before, after }: { before: string; after: string }) =>
      `Configure that host to redirect each address to the same path at ${after}. If nothing links there, add '${before}' to "removed" in the routes.`,
  },

  // Pages, header, footer, and the targets of links.
  'page/duplicate-id': {
    message: ({ id, page }: { id: string; page: string }) => `The id "${id}" is used twice on the page "${page}".`,
    hint: 'Give one of them another id; the id of a form counts too.',
  },
  'page/no-heading': {
    message: 'This page has no main heading.',
    hint: 'Begin it with hero({ … }).',
    severity: 'warning',
  },
  'page/two-headings': {
    message: 'This page has a second main heading.',
    hint: 'Make it a section, or a page of its own.',
    severity: 'warning',
  },
  'page/no-country-lookup': {
    message: 'No service for looking up the country is declared.',
    hint: 'Declare `integrations.countryLookup`, or remove this.',
  },
  'form/unknown': unknown('form'),
  'dialog/unknown': unknown('dialog'),
  'tabs/unknown-panel': unknown('panel'),
  'motif/unknown': unknown('motif'),
  'service/unknown': unknown('service'),
  'room/unknown': unknown('room'),
  'hero/no-house': {
    message: 'The brand has no house drawing to show here.',
    hint: 'Set `house` in spec/brand.ts, or remove this.',
  },
  'calendar/unknown': unknown('booking calendar'),
  'booking/no-widget': {
    message: 'No booking widget is declared.',
    hint: 'Declare `integrations.bookingWidget`, or link to the calendar with book(…).',
  },
  'chat/none': { message: 'No chat is declared.', hint: 'Declare `firm.chat`, or use another action.' },
  'services/none': {
    message: 'There are no services to show.',
    hint: ({ what }: { what: string }) => `Remove this ${what}, or add a service in spec/services.ts.`,
  },
  'footer/duplicate-id': {
    message: ({ id }: { id: string }) => `Two sections of the footer have the id "${id}".`,
    hint: 'Give one of them another id.',
  },
  'footer/no-consent': {
    message: 'Analytics asks visitors for consent, but they cannot change their answer later.',
    hint: 'Add consentSection() to a column of the footer.',
  },
  'footer/no-privacy': {
    message: 'The footer does not link to the privacy notice.',
    hint: ({ page }: { page: string }) => `Add linkTo('${page}') to a section.`,
  },
  'link/unknown-fragment': {
    message: ({ name, where }: UnknownName & { where: string }) => `There is no "#${name}" ${where}.`,
    hint: ({ name, known }: UnknownName) => suggestion(name, known) ?? 'The target has no ids: remove the fragment.',
  },
  'link/hidden-article': {
    message: ({ why }: { why: string }) => why,
    hint: 'Link to a public article, or publish both together.',
  },
  'link/unknown-alias': {
    message: ({ name, page }: UnknownName & { page: string }) => `"${name}" is not an alias of the page "${page}".`,
    hint: didYouMean,
  },
  'link/no-articles': {
    message: ({ page }: { page: string }) => `The route "${page}" does not show the articles.`,
    hint: "Name the route with shows: 'articles'.",
  },
  'link/unknown-article': unknown('article'),
  'error/unknown': unknown('error catalogue entry'),
  'error/reserved': {
    message: ({ name }: { name: string }) => `"${name}" is reserved for later, so the site does not contain its text.`,
    hint: 'Remove `reserved` from the entry, or choose another one.',
  },
  'error/channel': {
    message: ({ name, channel }: { name: string; channel: string }) => `"${name}" is not shown as ${channel}.`,
    hint: ({ channel }: { channel: string }) => `Give the entry channel: '${channel}'.`,
  },

  // The calendar of working days, and the papers that answer to visitors.
  'calendar/order': {
    message: ({ day }: { day: string }) => `${day} is not in order: the days go from \`from\` to \`until\`, each once.`,
    hint: 'List the holidays by date, and let `from` and `until` enclose them.',
  },
  'calendar/ends': {
    message: ({ until }: { until: string }) => `The calendar ends on ${until}; papers offer no later days.`,
    hint: 'Add the holidays of the coming years, and move `until`.',
    severity: 'warning',
  },
  'paper/no-calendar': {
    message: 'This paper counts working days, but the spec has no calendar.',
    hint: 'Add `calendar: defineCalendar({ … })` to spec/index.ts, or remove this.',
  },
  'paper/outside-calendar': {
    message: ({ example, from, until }: { example: string; from: string; until: string }) =>
      `The example ${example} is not within the calendar, ${from} to ${until}.`,
    hint: 'Choose an example that ends within it.',
  },
  'paper/number': {
    message: ({ number, last }: { number: number; last: number }) =>
      `There is no number ${number} here, only 1 to ${last}.`,
    hint: 'Count from 1.',
  },
} satisfies Record<string, Entry>;
