import { nearest } from '../suggest.ts';
import { keyProblem, problem } from './problem.ts';
import type { Rule } from './rule.ts';

/** Refuses a page without a route, and one that stands twice in the list. */
export const pageHasRoute: Rule = (spec) => {
  const names = Object.keys(spec.routes.pages);
  return spec.pages.flatMap(({ id }, index) => {
    const first = spec.pages.findIndex((page) => page.id === id);
    if (first !== index) {
      const twice = keyProblem(
        'page/listed-twice',
        ['pages', index],
        `The page "${id}" is listed twice.`,
        'Remove one of them.',
      );
      return [{ ...twice, related: [{ path: ['pages', first, 'id'], message: 'This is the page.' }] }];
    }
    if (names.includes(id)) return [];
    const meant = nearest(id, names);
    return [
      problem(
        'page/no-route',
        ['pages', index, 'id'],
        `The page "${id}" has no path in routes.`,
        meant === undefined ? 'Give it one in spec/routes.ts.' : `Did you mean "${meant}"?`,
      ),
    ];
  });
};

/** Refuses a route whose page is neither there nor marked as planned, and one that is marked although it is there. */
export const routeHasPage: Rule = (spec) => {
  const names = Object.keys(spec.routes.pages);
  // A page whose id is misspelt is told where it is.
  const meant = spec.pages.flatMap(({ id }) => (names.includes(id) ? [] : [nearest(id, names)]));
  return Object.entries(spec.routes.pages).flatMap(([name, { planned, shows }]) => {
    if (shows !== undefined) return [];
    const index = spec.pages.findIndex(({ id }) => id === name);
    const path = ['routes', 'pages', name];
    if (index < 0 && meant.includes(name)) return [];
    if (index < 0 && !planned) {
      return [
        keyProblem(
          'route/no-page',
          path,
          `There is no page "${name}".`,
          'Import its file in the index.ts of the spec and list it in pages there, or mark the route with planned: true.',
        ),
      ];
    }
    if (index < 0 || !planned) return [];
    const stale = problem(
      'route/planned-page',
      [...path, 'planned'],
      `The page "${name}" is marked as planned, and it is there.`,
      'Remove planned.',
    );
    return [{ ...stale, related: [{ path: ['pages', index, 'id'], message: 'This is the page.' }] }];
  });
};

/** Refuses a destination that does not exist under the name of a page that does: a link could mean either. */
export const destinationNames: Rule = (spec) =>
  Object.keys(spec.routes.unavailable)
    .filter((name) => name in spec.routes.pages)
    .map((name) => ({
      ...keyProblem(
        'route/same-name',
        ['routes', 'unavailable', name],
        `"${name}" is the name of a page too.`,
        'Give the destination another name.',
      ),
      related: [{ path: ['routes', 'pages', name], message: 'The page is here.' }],
    }));

/** Refuses a not-found page that static hosts would not find: they look for `404.html`. */
export const notFoundPath: Rule = ({ routes }) => {
  const route = routes.pages[routes.notFound];
  if (!route || route.path === '/404') return [];
  return [
    problem(
      'route/not-found-path',
      ['routes', 'pages', routes.notFound, 'path'],
      `The not-found page is at "${route.path}".`,
      'Its path has to be /404: static hosts look for 404.html.',
    ),
  ];
};

/** Refuses a site whose home, not-found or privacy page cannot be shown. */
export const specialPages: Rule = (spec) =>
  (['home', 'notFound', 'privacy'] as const).flatMap((use) => {
    const route = spec.routes.pages[spec.routes[use]];
    return route?.planned
      ? [
          problem(
            'route/special-planned',
            ['routes', use],
            `The page "${spec.routes[use]}" is needed here, and it is only planned.`,
          ),
        ]
      : [];
  });
