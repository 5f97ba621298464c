import type { Diagnostic } from '../diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';
import { suggestion } from '../suggest.ts';
import { problem, warning } from './problem.ts';
import type { Rule } from './rule.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;
/** Who a row can be assigned to besides a person, who has an address. */
const assignees = ['me', 'none'];
/** What lists can be sorted by; with "-" before it, the other way round. */
const orders = ['created', 'name', 'email', 'status'];

/** Refuses views that ask for what no row has: days that are none, people without address, orders that there are not. */
export const deskViews: Rule = ({ desk }) =>
  Object.entries(desk?.tables ?? {}).flatMap(([table, { views }]) =>
    Object.entries(views ?? {}).flatMap(([view, { query }]): Diagnostic[] => {
      const path = ['desk', 'tables', table, 'views', view, 'query'];
      const sorted = query.sort?.replace(/^-/, '');
      return [
        ...(['from', 'to'] as const).flatMap((end) =>
          query[end] === undefined || day.test(query[end])
            ? []
            : [
                problem(
                  'desk/view-day',
                  [...path, end],
                  `"${query[end]}" is not a day.`,
                  'Write it like 2027-01-15, or leave it out.',
                ),
              ],
        ),
        ...(query.from !== undefined &&
        query.to !== undefined &&
        day.test(query.from) &&
        day.test(query.to) &&
        query.from > query.to
          ? [
              problem(
                'desk/view-day',
                [...path, 'to'],
                `No day is after ${query.from} and before ${query.to}.`,
                'Exchange the two.',
              ),
            ]
          : []),
        ...(query.assignee === undefined || assignees.includes(query.assignee) || query.assignee.includes('@')
          ? []
          : [
              problem(
                'desk/view-assignee',
                [...path, 'assignee'],
                `Nobody is called "${query.assignee}".`,
                "Write 'me', 'none' or an e-mail address.",
              ),
            ]),
        ...(sorted === undefined || orders.includes(sorted)
          ? []
          : [
              problem(
                'desk/view-sort',
                [...path, 'sort'],
                `A list cannot be sorted by "${sorted}".`,
                suggestion(sorted, orders),
              ),
            ]),
      ];
    }),
  );

/** Lists whose rows look alike, and forms that the desk calls by their ids while others have names. */
function unnamed(desk: NonNullable<SiteSpec['desk']>, forms: SiteSpec['forms']): Diagnostic[] {
  const named = Object.keys(desk.forms ?? {});
  const nameless = named.length === 0 ? [] : Object.keys(forms).filter((form) => !named.includes(form));
  const alike = Object.entries(desk.tables ?? {}).filter(([, { list }]) => list?.length === 0);
  return [
    ...alike.map(([table]) => {
      const hint = 'Name a column or two, or remove list.';
      return warning(
        'desk/list-empty',
        ['desk', 'tables', table, 'list'],
        'The rows of this list could not be told apart.',
        hint,
      );
    }),
    ...nameless.map((form) =>
      warning(
        'desk/form-unnamed',
        ['desk', 'forms'],
        `The desk would call the form "${form}", among others with names.`,
        `Add '${form}': { … }.`,
      ),
    ),
  ];
}

/** What is probably not meant at the desk. */
export function doubtfulDesk({ desk, forms }: SiteSpec): Diagnostic[] {
  if (!desk) return [];
  return [
    ...unnamed(desk, forms),
    ...(desk.done.length === 0
      ? [
          warning(
            'desk/done-empty',
            ['desk', 'done'],
            'Whoever wrote is shown as waiting for ever: no status says that nobody waits.',
            "Name those in which somebody has answered: ['contacted', 'closed'].",
          ),
        ]
      : []),
    ...Object.entries(desk.tables ?? {}).flatMap(([table, { views }]) => {
      const first = new Map<string, string>();
      return Object.entries(views ?? {}).flatMap(([view, { query }]) => {
        const path = ['desk', 'tables', table, 'views', view, 'query'];
        if (Object.keys(query).length === 0)
          return warning(
            'desk/view-empty',
            path,
            'This view shows every row, as the inbox does.',
            "Say which: { status: 'new' }.",
          );
        const key = JSON.stringify(Object.entries(query).toSorted());
        const other = first.get(key);
        if (other === undefined) return (first.set(key, view), []);
        return {
          ...warning(
            'desk/same-view',
            path,
            `The view "${other}" shows the same rows.`,
            'Remove one of them, or let it show others.',
          ),
          related: [{ path: ['desk', 'tables', table, 'views', other, 'query'], message: 'The other one.' }],
        };
      });
    }),
  ];
}
