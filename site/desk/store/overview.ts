import type { DeskConfig } from '../contract/config.ts';
import type { Counts, Overview, ListedRow } from '../contract/store.ts';
import { call, type AsPerson } from './as-person.ts';
import { totalOf } from './find-rows.ts';
import { readPlaced } from './rows.ts';

type RowIds = readonly { readonly table: string; readonly id: string }[];
type Lists = 'reminders' | 'rights' | 'mine' | 'overdue';
type Numbers = Omit<Overview, Lists> & Record<Lists, RowIds>;

/** The data of the desk's home page, and counts of rows by table. */
export function overview(run: AsPerson, config: DeskConfig) {
  return {
    /** The number of open rows in each table that the person sees. */
    open: async () =>
      ((await run((connection) => call<{ table: string; total: number }[]>(connection, 'desk_open'))) ?? []).map(
        ({ table, total }) => ({ table, ...totalOf(total) }),
      ),
    counts: () => run((connection) => call<Counts>(connection, 'desk_counts')),
    overview: () =>
      run(async (connection): Promise<Overview | undefined> => {
        const numbers = await call<Numbers>(connection, 'desk_overview');
        if (numbers === undefined) return undefined;
        const { reminders, rights, mine, overdue } = numbers;
        const rows = await readPlaced(connection, config, [...reminders, ...rights, ...mine, ...overdue]);
        const placed = (ids: RowIds): ListedRow[] => ids.flatMap(({ id }) => rows.find((row) => row.id === id) ?? []);
        return {
          ...numbers,
          reminders: placed(reminders),
          rights: placed(rights),
          mine: placed(mine),
          overdue: placed(overdue),
        };
      }),
  };
}
