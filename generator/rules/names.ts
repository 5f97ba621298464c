import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';
import { problem, reservedEntry, unknownName } from './problem.ts';
import type { Rule } from './rule.ts';
import { blocksOf, hasForm, pagesOf, messagesIn, allActions } from './walk.ts';

function pageNames(spec: SiteSpec): string[] {
  return Object.keys(spec.routes.pages);
}

function destinations(spec: SiteSpec): string[] {
  return [...pageNames(spec), ...Object.keys(spec.routes.unavailable)];
}

/** Refuses names of pages that do not exist, in routes, redirects, services and what follows a form. */
export const knownPages: Rule = (spec) => {
  const page = (name: string, path: (string | number)[]) =>
    unknownName('page/unknown', 'page', name, pageNames(spec), path);
  return [
    ...(['home', 'notFound', 'privacy'] as const).flatMap((use) => page(spec.routes[use], ['routes', use])),
    ...Object.entries(spec.routes.pages).flatMap(([name, { parent }]) =>
      parent === undefined ? [] : page(parent, ['routes', 'pages', name, 'parent']),
    ),
    ...spec.routes.redirects.flatMap(({ to }, index) => page(to, ['routes', 'redirects', index, 'to'])),
    ...spec.pages.flatMap(({ autoRedirect }, index) =>
      autoRedirect
        ? unknownName('page/unknown', 'page', autoRedirect.to, destinations(spec), [
            'pages',
            index,
            'autoRedirect',
            'to',
          ])
        : [],
    ),
    ...Object.entries(spec.services).flatMap(([name, service]) => page(service.page, ['services', name, 'page'])),
    ...Object.entries(spec.forms).flatMap(([name, { then }]) =>
      typeof then === 'object' && 'navigate' in then ? page(then.navigate, ['forms', name, 'then', 'navigate']) : [],
    ),
  ];
};

/** Refuses actions that lead to a page or calendar that does not exist, to a chat that there is none of, or show an entry that is told another way. */
export const knownTargets: Rule = (spec) => {
  const errors = Object.keys(spec.errors);
  const calendars = Object.keys(spec.firm.bookings);
  const pages = destinations(spec);
  const check = ({ value: action, path }: ReturnType<typeof allActions>[number]): Diagnostic[] => {
    if (action.kind === 'page') return unknownName('page/unknown', 'page', action.page, pages, [...path, 'page']);
    if (action.kind === 'book')
      return unknownName('calendar/unknown', 'booking calendar', action.calendar, calendars, [...path, 'calendar']);
    if (action.kind === 'chat' && !spec.firm.chat)
      return [problem('chat/none', path, 'There is no chat to open.', 'Declare firm.chat, or use another action.')];
    if (action.kind === 'signOut') {
      const told = (['success', 'failure'] as const).flatMap((outcome) =>
        entryOf(action[outcome], 'toast', [...path, outcome]),
      );
      return [...unknownName('page/unknown', 'page', action.to, pageNames(spec), [...path, 'to']), ...told];
    }
    return action.kind === 'alert' ? entryOf(action.error, 'alert', [...path, 'error']) : [];
  };
  const entryOf = (name: string, channel: 'alert' | 'toast', path: SpecPath): Diagnostic[] => {
    const entry = spec.errors[name];
    if (!entry) return unknownName('error/unknown', 'entry of the error catalogue', name, errors, path);
    if (entry.reserved) return reservedEntry(name, path);
    if (entry.channel === channel) return [];
    const [code, shown] = channel === 'alert' ? ['error/not-an-alert', 'an alert'] : ['error/not-a-toast', 'a toast'];
    const wrong = problem(code, path, `"${name}" is not shown as ${shown}.`, `Give the entry channel: '${channel}'.`);
    return [
      { ...wrong, related: [{ path: ['errors', name, 'channel'], message: `Its channel is "${entry.channel}".` }] },
    ];
  };
  return [
    ...allActions(spec).flatMap(check),
    ...Object.entries(spec.failures).flatMap(([use, name]) =>
      unknownName('error/unknown', 'entry of the error catalogue', name, errors, ['failures', use]),
    ),
  ];
};

/** Refuses references to shared messages that do not exist. */
export const knownMessages: Rule = (spec) => {
  const names = Object.keys(spec.messages);
  return messagesIn(spec).flatMap(({ value, path }) =>
    unknownName('message/unknown', 'message', value.name, names, [...path, 'name']),
  );
};

/** Refuses form sections without their form, and a form whose id is not the name that it is listed under. */
export const knownForms: Rule = (spec) => [
  ...pagesOf(spec)
    .flatMap(blocksOf)
    .flatMap(({ value, path }) =>
      // A form under another name than its own is told where it is listed.
      hasForm(value) && !Object.values(spec.forms).some(({ id }) => id === value.form)
        ? unknownName('form/unknown', 'form', value.form, Object.keys(spec.forms), [...path, 'form'])
        : [],
    ),
  ...Object.entries(spec.forms).flatMap(([name, { id }]) =>
    id === name
      ? []
      : [
          problem(
            'form/id',
            ['forms', name, 'id'],
            `This form is listed as "${name}", and its id is "${id}".`,
            `Write id: '${name}'.`,
          ),
        ],
  ),
];
