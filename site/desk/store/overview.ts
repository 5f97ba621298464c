import type { DeskConfig } from '../contract/config.ts';
import type { Counts, OpenCount, Overview, PlacedRow } from '../contract/store.ts';
import { call, type AsPerson } from './as-person.ts';
import { MOST_COUNTED } from './query.ts';
import { readPlaced } from './rows.ts';

type RowIds = readonly { readonly table: string; readonly id: string }[];
type Numbers = Omit<Overview, 'reminders' | 'mine' | 'overdue'> & Record<'reminders' | 'mine' | 'overdue', RowIds>;

const NOTHING: Overview = {
  reminders: [],
  mine: [],
  overdue: [],
  overdueTotals: {},
  weeks: [],
  notNotified: 0,
  nobodyToNotify: false,
};

/** The data of the desk's home page, and counts of rows by table. */
export function overview(run: AsPerson, config: DeskConfig, clock: () => Date) {
  return {
    /** The number of open rows in each table that the person sees. */
    open: async (): Promise<readonly OpenCount[]> => {
      const counts =
        (await run((connection) => call<{ table: string; total: number }[]>(connection, 'desk_open'))) ?? [];
      return counts.map(({ table, total }) => ({
        table,
        total: Math.min(total, MOST_COUNTED),
        totalIsExact: total <= MOST_COUNTED,
      }));
    },
    counts: async () =>
      (await run((connection) => call<Counts>(connection, 'desk_counts'))) ?? { unread: {}, mine: {} },

    overview: (): Promise<Overview> =>
      run(async (connection) => {
        const numbers = await call<Numbers>(connection, 'desk_overview');
        if (numbers === undefined) return NOTHING;
        const { reminders, mine, overdue } = numbers;
        const rows = await readPlaced(connection, config, [...reminders, ...mine, ...overdue], clock());
        const placed = (ids: RowIds): PlacedRow[] => ids.flatMap(({ id }) => rows.find((row) => row.id === id) ?? []);
        return { ...numbers, reminders: placed(reminders), mine: placed(mine), overdue: placed(overdue) };
      }),
  };
}
