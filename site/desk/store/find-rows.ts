import {
  DummyDriver,
  expressionBuilder,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type Compilable,
  type Expression,
  type RawBuilder,
  type SqlBool,
} from 'kysely';
import type { Connection } from '../../server/database/database.ts';
import type { DeskConfig, DeskStatus, DeskTable } from '../contract/config.ts';
import type { ListQuery } from '../contract/store.ts';
import { tableOf } from './rows.ts';
import { searchWords } from './search-words.ts';

/** The columns of the rows' states that the role `desk` may read. Row-level security leaves the person's tables. */
interface RowState {
  readonly row_id: string;
  readonly table_name: string;
  readonly created_at: Date;
  readonly form: string | null;
  readonly status: string;
  readonly assignee: string | null;
  readonly name_key: string;
  readonly email_key: string;
  readonly search: string;
  readonly remind_on: string | null;
  readonly rights: string | null;
}

/** Composes queries. It has no database: {@link run} runs them on the person's connection. */
const composer = new Kysely<{ 'site_internal.row_states': RowState }>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
/** Conditions on the state `s` of a row. */
const state = expressionBuilder<{ s: RowState }, 's'>();

function run<Row extends object>(connection: Connection, query: Compilable<Row>): Promise<Row[]> {
  const { sql: text, parameters } = query.compile();
  return connection.query<Row>(text, parameters);
}

/** The maximum number of rows that a list counts. If there are more, it says so. */
const MOST_COUNTED = 10_000;

interface List {
  readonly config: DeskConfig;
  readonly table: DeskTable;
  readonly query: ListQuery;
  readonly words: readonly string[];
  /** The rows that contain the words. Absent if they are too many to be listed: then each row is compared. */
  readonly ids?: readonly string[];
}

type Filters = Required<Omit<ListQuery, 'table' | 'q' | 'sort' | 'page'>>;
type Condition<Value> = (value: NonNullable<Value>, list: List) => Expression<SqlBool>;

/** The condition of each filter. */
const FILTERS: { readonly [Name in keyof Filters]: Condition<Filters[Name]> } = {
  status: (status) => state('s.status', '=', status),
  form: (form, { table }) => {
    // A row of an unknown form may come from any form that writes no text of its own at the start of a column.
    const isAlike = table.forms.some(({ id, begins }) => id === form && begins === undefined);
    return state.or([state('s.form', '=', form), ...(isAlike ? [state('s.form', 'is', null)] : [])]);
  },
  from: (day, { config }) => state('s.created_at', '>=', midnight(config, day, 0)),
  // The whole day, which does not always have 24 hours.
  to: (day, { config }) => state('s.created_at', '<', midnight(config, day, 1)),
  assignee: (assignee) => {
    if (assignee === 'none') return state('s.assignee', 'is', null);
    const id = assignee === 'me' ? sql`site_internal.desk_person()` : sql`site_internal.desk_id_of(${assignee}::text)`;
    return sql`s.assignee = (select ${id})`;
  },
  columns: (columns, { table }) =>
    state.and(
      Object.entries(columns).map(([name, value]) => {
        const isFlag = table.columns.some((column) => column.name === name && column.kind === 'yesNo');
        const wanted = isFlag ? value === 'true' : value;
        const rows = sql.table(`public.${table.key}`);
        return sql<SqlBool>`exists (select from ${rows} as v where v.id = s.row_id and v.${sql.ref(name)} = ${wanted})`;
      }),
    ),
  only: (only, { config, table }) => {
    if (only === 'unread')
      return sql`(s.created_at > (select site_internal.desk_unread_since())
        and not exists (select from site_internal.reads as d where d.row_id = s.row_id))`;
    if (only === 'rights')
      return state.and([state('s.rights', 'is not', null), state.not(hasTone(table, 'done', 'closed', 'spam'))]);
    const isOpen = hasTone(table, 'open');
    if (only === 'open') return isOpen;
    return state.and([
      isOpen,
      sql<SqlBool>`s.created_at < now() - make_interval(hours => ${config.responseHours}::integer)`,
    ]);
  },
};

/** The beginning of a day at the firm, or of a later one. */
function midnight({ timeZone }: DeskConfig, day: string, later: number): RawBuilder<Date> {
  return sql`(${day}::text::date + ${later}::integer)::timestamp at time zone ${timeZone}::text`;
}

function hasTone({ statuses }: DeskTable, ...tones: readonly DeskStatus['tone'][]): Expression<SqlBool> {
  const keys = statuses.filter(({ tone }) => tones.includes(tone)).map(({ key }) => key);
  return sql`s.status = any (${keys}::text[])`;
}

/** Whether the row's text contains a word, or the name of its assignee does. */
function contains(word: string): Expression<SqlBool> {
  return sql`(s.search like site_internal.containing(${word}::text)
    or s.assignee = any ((select site_internal.desk_called(${word}::text))::text[]))`;
}

/** The day of the reminder has come. Null without a reminder. */
function isDue({ timeZone }: DeskConfig): Expression<SqlBool> {
  return sql`s.remind_on <= (now() at time zone ${timeZone}::text)::date`;
}

/** Selects the rows of a list, in no order. */
function rowsOf(list: List) {
  const { query, table, words, ids } = list;
  const filters = Object.entries(FILTERS).flatMap(([name, filter]) => {
    const value = query[name as keyof Filters];
    return value === undefined ? [] : [(filter as Condition<unknown>)(value, list)];
  });
  const hidesSpam = query.status === undefined && table.statuses.some(({ tone }) => tone === 'spam');
  return composer
    .selectFrom('site_internal.row_states as s')
    .where('s.table_name', '=', table.key)
    .where(
      state.and([
        ...filters,
        ...(hidesSpam ? [state.not(hasTone(table, 'spam'))] : []),
        ...(ids === undefined ? words.map(contains) : [sql<SqlBool>`s.row_id = any (${ids}::uuid[])`]),
      ]),
    );
}

/** The rows that contain all words, if they are not too many. */
async function search(
  connection: Connection,
  { key }: DeskTable,
  words: readonly string[],
): Promise<Pick<List, 'ids'>> {
  if (words.length === 0) return {};
  const found = await connection.query<{ id: string }>(
    'select id::text from site_internal.desk_search($1::text, $2::text[], $3::bigint) as id',
    [key, words, MOST_COUNTED + 1],
  );
  return found.length > MOST_COUNTED ? {} : { ids: found.map(({ id }) => id) };
}

/** Whether the person sees the table, the number of rows, and whether reminders change their order. */
async function totalsOf(connection: Connection, list: List) {
  const { config, table, query } = list;
  const counted = rowsOf(list)
    .select('s.row_id')
    .limit(MOST_COUNTED + 1);
  const due = composer.selectFrom('site_internal.row_states as s').where('s.table_name', '=', table.key);
  const totals = composer.selectNoFrom([
    sql<boolean>`site_internal.desk_sees(${table.key}::text)`.as('sees'),
    sql<number>`(select count(*)::float8 from ${counted} as counted)`.as('total'),
    // On its day, a reminder brings a row back to the top.
    sql<boolean>`${query.sort === '-created'} and exists ${due.where(isDue(config)).select('s.row_id')}`.as('reminds'),
  ]);
  return (await run(connection, totals))[0];
}

type Totals = NonNullable<Awaited<ReturnType<typeof totalsOf>>>;

/** `size` rows after `skip`, or all of them if `size` is null. */
interface Part {
  readonly skip: number;
  readonly size: number | null;
}

/** What a list is sorted by. */
const SORTED = ['s.row_id', 's.created_at', 's.status', 's.name_key', 's.email_key', 's.remind_on'] as const;
type Sorted = Pick<RowState, 'row_id' | 'created_at' | 'status' | 'name_key' | 'email_key' | 'remind_on'>;

/**
 * The rows among which a part of a list is: few rows are filtered first and then sorted, many are scanned in the order of
 * an index until there are enough.
 */
function candidatesOf(list: List, { total, reminds }: Totals, { skip, size }: Part): RawBuilder<Sorted> {
  const { config, query, table, words } = list;
  const rows = rowsOf(list).select(SORTED);
  const end = size === null ? null : skip + size;
  const newest = (most: number | null) =>
    rows
      .orderBy('s.created_at', 'desc')
      .orderBy('s.row_id', 'desc')
      .limit(sql<number>`${most}::bigint`);
  if (words.length > 0 && (total <= MOST_COUNTED || !query.sort.endsWith('created'))) {
    // Of more than are counted, a page in another order than that of time sorts the newest ones.
    return total > MOST_COUNTED && size !== null ? sql`${newest(MOST_COUNTED)}` : sql`${rows.offset(sql.lit(0))}`;
  }
  if (query.sort.endsWith('status')) {
    // No index has the statuses in the order of the spec, so each is scanned, including those that left the spec.
    const ofStatus = newest(end).where(sql<SqlBool>`s.status = p.status`);
    const states = sql`site_internal.row_states as n where n.table_name = ${table.key}`;
    return sql`(with recursive present as (
        (select n.status from ${states} order by n.status limit 1)
        union all
        select (select n.status from ${states} and n.status > p.status order by n.status limit 1)
          from present as p where p.status is not null)
      select one.* from present as p, lateral ${ofStatus} as one)`;
  }
  if (!reminds) return sql`${rows}`;
  const due = isDue(config);
  return sql`(${rows.where(due)} union all ${newest(end).where(sql<SqlBool>`${due} is not true`)})`;
}

/** Selects the ids of a part of a list, in its order. */
function idsOf(list: List, totals: Totals, part: Part) {
  const { config, query } = list;
  const direction = query.sort.startsWith('-') ? 'desc' : 'asc';
  const statuses = [...new Set(config.tables.flatMap((table) => table.statuses.map(({ key }) => key)))];
  const place = sql`array_position(${statuses}::text[], s.status)`;
  return composer
    .selectFrom(candidatesOf(list, totals, part).as('s'))
    .select(sql<string>`s.row_id::text`.as('id'))
    .$if(totals.reminds, (rows) => rows.orderBy(sql`${isDue(config)} is not true`))
    .$if(query.sort.endsWith('name'), (rows) => rows.orderBy('s.name_key', direction))
    .$if(query.sort.endsWith('email'), (rows) => rows.orderBy('s.email_key', direction))
    .$if(query.sort.endsWith('status'), (rows) => rows.orderBy(place, direction))
    .orderBy('s.created_at', query.sort.endsWith('status') ? 'desc' : direction)
    .orderBy('s.row_id', query.sort.endsWith('status') ? 'desc' : direction)
    .offset(part.skip)
    .limit(sql<number>`${part.size}::bigint`);
}

/**
 * Finds the ids of a part of a list, and the number of its rows. `undefined` if the table does not exist, or not for this
 * person.
 */
export async function findRows(connection: Connection, config: DeskConfig, query: ListQuery, part: Part) {
  const table = tableOf(config, query.table);
  if (table === undefined) return undefined;
  const words = searchWords(query.q ?? '');
  const list: List = { config, table, query, words, ...(await search(connection, table, words)) };
  const totals = await totalsOf(connection, list);
  if (totals?.sees !== true) return undefined;
  const rows = await run(connection, idsOf(list, totals, part));
  return { ids: rows.map(({ id }) => id), ...totalOf(totals.total) };
}

/**
 * Where among some ids of a list in the order of time a row belongs that is not in the list. `undefined` in other orders,
 * whose keys only the database knows.
 */
export async function placeInTime(
  connection: Connection,
  { table, sort }: ListQuery,
  id: string,
  ids: readonly string[],
): Promise<number | undefined> {
  if (sort !== 'created' && sort !== '-created') return undefined;
  const compared = sort === 'created' ? sql`<` : sql`>`;
  const rows = composer
    .selectFrom(['site_internal.row_states as s', 'site_internal.row_states as here'])
    .select(sql<string>`s.row_id::text`.as('id'))
    .where('here.table_name', '=', table)
    .where(sql<SqlBool>`here.row_id = ${id}::uuid and s.row_id = any (${ids}::uuid[])`)
    .where(sql<SqlBool>`(s.created_at, s.row_id) ${compared} (here.created_at, here.row_id)`);
  const before = new Set((await run(connection, rows)).map((found) => found.id));
  return ids.findLastIndex((each) => before.has(each)) + 1;
}

/** A number of rows, up to the maximum that is counted. */
export function totalOf(total: number): { readonly total: number; readonly totalIsExact: boolean } {
  return { total: Math.min(total, MOST_COUNTED), totalIsExact: total <= MOST_COUNTED };
}
