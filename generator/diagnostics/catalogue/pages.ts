import { suggestion } from '../suggest.ts';
import { didYouMean, unknown, type Entry, type UnknownName } from './entry.ts';

/** Pages, header, footer, and the targets of links. */
export const pages = {
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
} satisfies Record<string, Entry>;
