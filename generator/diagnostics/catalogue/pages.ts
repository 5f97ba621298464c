import { suggestion } from '../suggest.ts';
import { unknown } from './entry.ts';
import type { Entry } from './entry.ts';

/** What is on pages, in header and footer, and what links lead to. */
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
    message: 'There is no service to ask for the country.',
    hint: 'Declare integrations.countryLookup, or remove this.',
  },
  'form/unknown': unknown('form'),
  'dialog/unknown': unknown('dialog'),
  'tabs/unknown-panel': unknown('panel'),
  'motif/unknown': unknown('motif'),
  'service/unknown': unknown('service'),
  'hero/two-pictures': {
    message: 'A hero has a picture or a motif, not both: only the picture would be seen.',
    hint: 'Keep one of the two.',
  },
  'hero/no-house': {
    message: 'The brand has no house to show here.',
    hint: 'Draw one and name it as `house` in spec/brand.ts, or remove this.',
  },
  'calendar/unknown': unknown('booking calendar'),
  'booking/no-widget': {
    message: 'There is no booking widget to show.',
    hint: 'Declare integrations.bookingWidget, or link to the calendar with book(…).',
  },
  'chat/none': { message: 'There is no chat to open.', hint: 'Declare firm.chat, or use another action.' },
  'services/none': {
    message: 'There are no services to show.',
    hint: ({ what }: { what: string }) => `Remove this ${what}, or add a service in spec/services.ts.`,
  },
  'footer/duplicate-id': {
    message: ({ id }: { id: string }) => `Two sections of the footer have the id "${id}".`,
    hint: 'Give one of them another id.',
  },
  'footer/no-consent': {
    message: 'Visitors are asked whether they may be measured, and cannot change their answer.',
    hint: 'Add consentSection() to a column.',
  },
  'footer/no-privacy': {
    message: 'The footer does not link to the privacy notice.',
    hint: ({ page }: { page: string }) => `Add linkTo('${page}') to a section.`,
  },
  'link/unknown-fragment': {
    message: ({ hash, page }: { hash: string; page: string }) => `There is no "#${hash}" on the page "${page}".`,
    hint: ({ hash, known }: { hash: string; known: readonly string[] }) => suggestion(hash, known),
  },
  'link/unknown-alias': {
    message: ({ alias, page }: { alias: string; page: string }) => `"${alias}" is not an alias of the page "${page}".`,
    hint: ({ alias, known }: { alias: string; known: readonly string[] }) => suggestion(alias, known),
  },
  'link/no-articles': {
    message: ({ page }: { page: string }) => `The page "${page}" shows no articles.`,
    hint: "Name the route that has shows: 'articles'.",
  },
  'link/unknown-article': unknown('article'),
  'link/hidden-article': { message: ({ why }: { why: string }) => why, hint: 'Link to one that is public.' },
  'error/unknown': unknown('entry of the error catalogue'),
  'error/reserved': {
    message: ({ name }: { name: string }) => `"${name}" is reserved for later: the site does not have its text.`,
    hint: 'Remove reserved, or choose another entry.',
  },
  'error/not-an-alert': {
    message: ({ name }: { name: string }) => `"${name}" is not shown as an alert.`,
    hint: "Give the entry channel: 'alert'.",
  },
  'error/not-a-toast': {
    message: ({ name }: { name: string }) => `"${name}" is not shown as a toast.`,
    hint: "Give the entry channel: 'toast'.",
  },
} satisfies Record<string, Entry>;
