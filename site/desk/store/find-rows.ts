import { unescape } from 'node:querystring';
import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Connection } from '../../server/database/database.ts';
import type { DeskConfig, DeskStatus, DeskTable } from '../contract/config.ts';
import type { ListQuery } from '../contract/store.ts';
import { composer, runQuery, tableOf } from './queries.ts';

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

const STATES = sql`site_internal.row_states`;
/** Conditions on the state `s` of a row. */
const state = expressionBuilder<{ s: RowState }, 's'>();

/** The maximum number of rows that a list counts. If there are more, it says so. */
const MOST_COUNTED = 10_000;

/** A list, and what the database knows about its filters. */
interface List extends Known {
  readonly config: DeskConfig;
  readonly table: DeskTable;
  readonly query: ListQuery;
  /** Whether so many rows contain the words that comparing one after the other finds enough of them soon. */
  readonly isFrequent: boolean;
}

interface Known {
  readonly sees: boolean;
  /** Whether reminders are due. On its day, one brings a row back to the top. */
  readonly reminds: boolean;
  /** When the person first came. Null before. */
  readonly unreadSince: string | null;
  /** The id of the colleague of the filter. */
  readonly assignee: string | null;
  /** The search words, with their patterns and the colleagues whose names contain them. */
  readonly words: readonly { readonly word: string; readonly pattern: string; readonly holders: readonly string[] }[];
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
  assignee: (assignee, { assignee: id }) =>
    assignee === 'none' ? state('s.assignee', 'is', null) : state('s.assignee', '=', id ?? ''),
  columns: (columns, { table }) =>
    state.and(
      Object.entries(columns).map(([name, value]) => {
        const isFlag = table.columns.some((column) => column.name === name && column.kind === 'yesNo');
        const wanted = isFlag ? value === 'true' : value;
        const rows = sql.table(`public.${table.key}`);
        return sql<SqlBool>`exists (select from ${rows} as v where v.id = s.row_id and v.${sql.ref(name)} = ${wanted})`;
      }),
    ),
  only: (only, { config, table, unreadSince }) => {
    if (only === 'unread')
      return sql`(s.created_at > ${unreadSince ?? 'infinity'}::timestamptz
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
function contains({ pattern, holders }: Known['words'][number]): Expression<SqlBool> {
  // Under row-level security PostgreSQL expects almost no row to match a pattern. Of this expression it expects half.
  const isInText = sql<SqlBool>`coalesce(s.search like ${pattern}, false)`;
  return holders.length === 0 ? isInText : state.or([isInText, state('s.assignee', 'in', holders)]);
}

/** The day of the reminder has come. Null without a reminder. */
function isDue({ timeZone }: DeskConfig): Expression<SqlBool> {
  return sql`s.remind_on <= (now() at time zone ${timeZone}::text)::date`;
}

/** Selects the rows of a list, in no order. */
function rowsOf(list: List) {
  const { query, table, words, isFrequent } = list;
  const filters = Object.entries(FILTERS).flatMap(([name, filter]) => {
    const value = query[name as keyof Filters];
    return value === undefined ? [] : [(filter as Condition<unknown>)(value, list)];
  });
  const hidesSpam = query.status === undefined && table.statuses.some(({ tone }) => tone === 'spam');
  const isSearched = words.length > 0 && !isFrequent;
  const search = sql`site_internal.desk_search(${table.key}::text, ${words.map(({ word }) => word)}::text[])`;
  return composer
    .selectFrom(sql<RowState>`${isSearched ? search : STATES}`.as('s'))
    .where('s.table_name', '=', table.key)
    .where(
      state.and([
        ...filters,
        ...(hidesSpam ? [state.not(hasTone(table, 'spam'))] : []),
        ...(isFrequent ? words.map(contains) : []),
      ]),
    );
}

async function readKnown(
  connection: Connection,
  config: DeskConfig,
  table: DeskTable,
  { q, sort, assignee }: ListQuery,
) {
  const words = sql`unnest(${searchWords(q ?? '')}::text[]) with ordinality as u (word, place)`;
  const [known] = await runQuery(
    connection,
    composer.selectNoFrom([
      sql<boolean>`site_internal.desk_sees(${table.key}::text)`.as('sees'),
      sql<boolean>`${sort === '-created'}::boolean and exists (
        select from ${STATES} as s where s.table_name = ${table.key} and ${isDue(config)})`.as('reminds'),
      sql<string | null>`site_internal.desk_unread_since()::text`.as('unreadSince'),
      (assignee === 'me'
        ? sql<string | null>`site_internal.desk_person()`
        : sql<string | null>`site_internal.desk_id_of(${assignee ?? null}::text)`
      ).as('assignee'),
      sql<string>`(select coalesce(jsonb_agg(jsonb_build_object('word', word, 'pattern', site_internal.containing(word),
        'holders', site_internal.desk_called(word)) order by place), '[]') from ${words})::text`.as('words'),
    ]),
  );
  return known && { ...known, words: JSON.parse(known.words) as Known['words'] };
}

/** Whether more than one in 30 rows contains the words, by a sample of about a thousand rows. */
async function areFrequent(connection: Connection, { key }: DeskTable, words: Known['words']): Promise<boolean> {
  if (words.length === 0) return false;
  const percent = sql`select 1e5 / greatest(reltuples, 1000) from pg_class where oid = '${STATES}'::regclass`;
  const sample = sql<RowState>`(select table_name, search, assignee from ${STATES} tablesample system ((${percent})))`;
  const [found] = await runQuery(
    connection,
    composer
      .selectFrom(sample.as('s'))
      .where('s.table_name', '=', key)
      .select(sql<boolean>`count(*) filter (where ${state.and(words.map(contains))}) * 30 > count(*)`.as('are')),
  );
  return found?.are === true;
}

/** `size` rows after `skip`, or all of them if `size` is null. */
interface Part {
  readonly skip: number;
  readonly size: number | null;
}

/** What a list is sorted by. */
const SORTED = ['s.row_id', 's.created_at', 's.status', 's.name_key', 's.email_key', 's.remind_on'] as const;

/**
 * The rows among which a part of a list of `total` rows is, so that few rows have to be sorted: many are scanned in the
 * order of an index until there are enough.
 */
function candidatesOf(list: List, total: number, { skip, size }: Part): RawBuilder<unknown> {
  const { config, query, table, words, reminds } = list;
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
    const states = sql`${STATES} as n where n.table_name = ${table.key}`;
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

/** Selects the ids of a part of a list from candidates, in the order of the list. */
function inOrder({ config, query: { sort }, reminds }: List, candidates: RawBuilder<unknown>, { skip, size }: Part) {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const statuses = [...new Set(config.tables.flatMap((table) => table.statuses.map(({ key }) => key)))];
  const byTime = sort.endsWith('status') ? 'desc' : direction;
  return composer
    .selectFrom((candidates as RawBuilder<RowState>).as('s'))
    .select(sql<string>`s.row_id::text`.as('id'))
    .$if(reminds, (rows) => rows.orderBy(sql`${isDue(config)} is not true`))
    .$if(sort.endsWith('name'), (rows) => rows.orderBy('s.name_key', direction))
    .$if(sort.endsWith('email'), (rows) => rows.orderBy('s.email_key', direction))
    .$if(sort.endsWith('status'), (rows) => rows.orderBy(sql`array_position(${statuses}::text[], s.status)`, direction))
    .orderBy('s.created_at', byTime)
    .orderBy('s.row_id', byTime)
    .offset(skip)
    .limit(sql<number>`${size}::bigint`);
}

/**
 * Finds the ids of a part of a list, and the number of its rows. `undefined` if the table does not exist, or not for
 * this person.
 */
export async function findRows(connection: Connection, config: DeskConfig, query: ListQuery, part: Part) {
  const table = tableOf(config, query.table);
  const known = table && (await readKnown(connection, config, table, query));
  if (table === undefined || known?.sees !== true) return undefined;
  const list = { config, table, query, ...known, isFrequent: await areFrequent(connection, table, known.words) };
  if (list.words.length > 0 && !list.isFrequent) {
    const found = composer
      .with('found', () => rowsOf(list).select(SORTED))
      .selectNoFrom([
        sql<number>`(select count(*)::float8 from found)`.as('total'),
        sql<string[]>`array(${inOrder(list, sql`found`, part)})`.as('ids'),
      ]);
    const [{ ids, total } = { ids: [], total: 0 }] = await runQuery(connection, found);
    return { ids, ...totalOf(total) };
  }
  const counted = rowsOf(list)
    .select('s.row_id')
    .limit(MOST_COUNTED + 1);
  const count = composer.selectFrom(counted.as('counted')).select(sql<number>`count(*)::float8`.as('total'));
  const [{ total } = { total: 0 }] = await runQuery(connection, count);
  const ids = await runQuery(connection, inOrder(list, candidatesOf(list, total, part), part));
  return { ids: ids.map(({ id }) => id), ...totalOf(total) };
}

/** A number of rows, up to the maximum that is counted. */
export function totalOf(total: number): { readonly total: number; readonly totalIsExact: boolean } {
  return { total: Math.min(total, MOST_COUNTED), totalIsExact: total <= MOST_COUNTED };
}

/** The maximum number of search words; further ones are ignored. */
const MOST_WORDS = 10;

/** A telephone number as people write it: `+52 (55) 1234-5678`. */
const PHONE = /^\+?[\d\s().\p{Pd}\u2212]{7,}$/u;

/** A day: `2026-11-30`. */
const DAY = /^\d{4}-\d\d-\d\d$/;

/** An address with the name of its person, as mail programs copy it: `Ana Pérez <ana@example.com>`. */
const NAMED_ADDRESS = /<\s*(?:mailto:)?([^\s<>]+@[^\s<>]+)\s*>/i;

/** The e-mail address in a text that mail programs and browsers copy: `Ana <ana@example.com>`, `mailto:ana@example.com`. */
export function copiedAddress(text: string): string | undefined {
  const link = /^mailto:([^?,]+)/i.exec(text)?.[1];
  const address = link === undefined ? undefined : unescape(link);
  return NAMED_ADDRESS.exec(address ?? text)?.[1] ?? address;
}

/** The words to search for. The SQL function `folded` decides which characters are the same. */
function searchWords(q: string): string[] {
  const text = q.replaceAll('\0', '').trim();
  const plain = text.normalize('NFKC').replaceAll(/\p{DI}/gu, '');
  const digits = plain.replaceAll(/\D/g, '');
  // Telephone numbers are stored with or without a country code, so only the last 10 digits count.
  if (PHONE.test(plain) && digits.length >= 7 && !DAY.test(plain)) return [digits.slice(-10)];
  return (copiedAddress(plain) ?? text)
    .split(/[\s\p{Pd}\u2212]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, 200));
}
