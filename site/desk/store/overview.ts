import type { DeskConfig } from '../contract/config.ts';
import type { DeskStore, ListedRow, Overview } from '../contract/store.ts';
import { call, type AsPerson } from './as-person.ts';
import { MOST_COUNTED } from './query.ts';
import { listed, readRows, tableOf } from './rows.ts';

type Numbers = Omit<Overview, 'overdue'> & {
  readonly overdue: readonly { readonly table: string; readonly id: string }[];
};

const NOTHING: Overview = {
  sinceLastVisit: [],
  overdue: [],
  overdueTotal: 0,
  weeks: [],
  notNotified: 0,
  nobodyToNotify: false,
};

/** The desk's home page, and what waits in each table. */
export function overview(
  person: AsPerson,
  config: DeskConfig,
  clock: () => Date,
): Pick<DeskStore, 'overview' | 'open'> {
  return {
    open: async () => {
      const counts =
        (await person((connection) => call<{ table: string; total: number }[]>(connection, 'desk_open'))) ?? [];
      return counts.map(({ table, total }) => ({
        table,
        total: Math.min(total, MOST_COUNTED),
        totalIsExact: total <= MOST_COUNTED,
      }));
    },
    overview: () =>
      person(async (connection) => {
        const numbers = await call<Numbers>(connection, 'desk_overview');
        if (numbers === undefined) return NOTHING;
        const rows = new Map<string, ListedRow & { table: string }>();
        for (const [key, entries] of Map.groupBy(numbers.overdue, ({ table }) => table)) {
          const table = tableOf(config, key);
          if (table === undefined) continue;
          for (const row of await readRows(
            connection,
            config,
            table,
            entries.map(({ id }) => id),
            'listed',
            clock(),
          ))
            rows.set(row.id, { ...listed(row), table: key });
        }
        return { ...numbers, overdue: numbers.overdue.flatMap(({ id }) => rows.get(id) ?? []) };
      }),
  };
}
