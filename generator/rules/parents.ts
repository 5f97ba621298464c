import { parentOf, breadcrumbsOf } from '../compile/breadcrumbs.ts';
import { problem } from './problem.ts';
import type { Rule } from './rule.ts';

/** Refuses a page under one that nobody can be shown the way to, and pages that are under each other. */
export const parents: Rule = ({ routes }) =>
  Object.entries(routes.pages).flatMap(([name, { parent }]) => {
    const above = parent === undefined ? undefined : routes.pages[parent];
    if (parent === undefined || !above) return [];
    const path = ['routes', 'pages', name, 'parent'];
    if (name === routes.home)
      return [problem('route/parent', path, 'The home page is above all others.', 'Remove parent.')];
    if (above.planned || above.indexable === false || parent === routes.notFound) {
      const hidden = problem(
        'route/parent',
        path,
        `The page "${parent}" is not listed by search engines, so nothing can be under it.`,
      );
      const at = [
        'routes',
        'pages',
        parent,
        ...(above.planned ? ['planned'] : above.indexable === false ? ['indexable'] : ['path']),
      ];
      return [{ ...hidden, related: [{ path: at, message: 'It says so here.' }] }];
    }
    // A way that does not begin at home runs in a circle; told where this page is a part of it.
    const [top = ''] = breadcrumbsOf(routes, name);
    if (top === routes.home || parentOf(routes, top) !== name) return [];
    const at = ['routes', 'pages', top, routes.pages[top]?.parent === undefined ? 'path' : 'parent'];
    const circle = problem(
      'route/parent',
      path,
      `The page "${name}" is under "${parent}", and that is under "${name}".`,
      'Remove parent from one of them.',
    );
    return [{ ...circle, related: [{ path: at, message: `"${top}" is under "${name}" here.` }] }];
  });
