import { quoteIdentifier, type Connection } from '../../server/database/database.ts';
import type { DeskConfig, DeskTable } from '../contract/config.ts';
import type { FullRow, ListedRow, PlacedRow } from '../contract/store.ts';

type Values = Readonly<Record<string, string | null>>;
type State = Omit<FullRow, 'id' | 'createdAt' | 'values' | 'overdue' | 'table'> & {
  readonly changedBy: string | null;
  readonly changedAt: string | null;
};

/**
 * How much of a row to read. `listed`: its values and state; `exported`: also its history and origin; `full`: also
 * other rows of the same person.
 */
export type Depth = 'listed' | 'full' | 'exported';

const HOUR_MS = 3_600_000;

/** A table of the desk by its key. */
export function tableOf(config: DeskConfig, key: string): DeskTable | undefined {
  return config.tables.find((table) => table.key === key);
}

async function readValues(
  connection: Connection,
  table: DeskTable,
  ids: readonly string[],
): Promise<Map<string, { createdAt: string; values: Values }>> {
  const columns = table.columns.map(({ name }) => `t.${quoteIdentifier(name)}`);
  // Row-level security applies to this query as well.
  const rows = await connection.query<Record<string, unknown>>(
    `select t.id::text as "id", t.created_at as "created_at"${columns.map((column) => `, ${column}`).join('')} from public.${quoteIdentifier(table.key)} as t where t.id = any ($1::uuid[])`,
    [ids],
  );
  const text = (value: unknown): string | null =>
    value === null || value === undefined ? null : value instanceof Date ? value.toISOString() : String(value);
  return new Map(
    rows.map((row) => [
      String(row['id']),
      {
        createdAt: text(row['created_at']) ?? '',
        values: Object.fromEntries(table.columns.map(({ name }) => [name, text(row[name])])),
      },
    ]),
  );
}

/** Reads rows in the order of the ids. Omits those that do not exist, or not for this person. */
export async function readRows(
  connection: Connection,
  config: DeskConfig,
  table: DeskTable,
  ids: readonly string[],
  depth: Depth,
): Promise<FullRow[]> {
  if (ids.length === 0) return [];
  const values = await readValues(connection, table, ids);
  const states = await connection.query<{ id: string; state: string }>(
    'select row_id::text as id, state::text as state from site_internal.desk_rows($1::text, $2::uuid[], $3::boolean, $4::boolean)',
    [table.key, ids, depth !== 'listed', depth === 'full'],
  );
  const stateOf = new Map(states.map(({ id, state }) => [id, JSON.parse(state) as State]));
  return ids.flatMap((id): FullRow[] => {
    const found = values.get(id);
    const state = stateOf.get(id);
    if (found === undefined || state === undefined) return [];
    const { changedAt: _at, changedBy: _by, ...shown } = state;
    const history = (shown.history ?? []).map((entry) => ({
      ...entry,
      person: entry.person ?? null,
      status: entry.status ?? null,
      note: entry.note ?? null,
    }));
    return [
      {
        table: table.key,
        id,
        ...found,
        ...shown,
        history,
        origin: shown.origin ?? null,
        earlier: shown.earlier ?? [],
        notified: shown.notified ?? 'off',
        overdue: isOverdue(config, table, state.status, found.createdAt),
      },
    ];
  });
}

/** Reads rows of several tables in the given order. */
export async function readPlaced(
  connection: Connection,
  config: DeskConfig,
  places: readonly { readonly table: string; readonly id: string }[],
): Promise<PlacedRow[]> {
  const found = new Map<string, PlacedRow>();
  for (const [key, entries] of Map.groupBy(places, ({ table }) => table)) {
    const table = tableOf(config, key);
    const ids = entries.map(({ id }) => id);
    const rows = table === undefined ? [] : await readRows(connection, config, table, ids, 'listed');
    for (const row of rows) found.set(row.id, { ...listed(row), table: key });
  }
  return places.flatMap(({ id }) => found.get(id) ?? []);
}

/** The part of a row that a list shows. */
export function listed({
  table: _table,
  history: _history,
  origin: _origin,
  earlier: _earlier,
  notified: _notified,
  ...row
}: FullRow): ListedRow {
  return row;
}

function isOverdue(config: DeskConfig, table: DeskTable, status: string, createdAt: string): boolean {
  const isOpen = table.statuses.some(({ key, tone }) => key === status && tone === 'open');
  return isOpen && Date.parse(createdAt) < Date.now() - config.responseHours * HOUR_MS;
}
