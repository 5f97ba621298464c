import { randomUUID } from 'node:crypto';
import type { PageData } from '../../contract/pages.ts';
import type { FullRow } from '../../contract/store.ts';
import { draftReply, replyAddress } from '../../reply-draft.ts';
import { rowIn } from '../access.ts';
import type { DeskContext } from '../environment.ts';
import { readListQuery } from '../list-query.ts';
import { localeOf } from '../locale.ts';
import { page } from '../respond.ts';

export type RowPage = Extract<PageData, { page: 'row' }>;

/** What the page of a row shows besides the row: rejected input, and why. */
type More = Pick<RowPage, 'conflict' | 'entered' | 'error' | 'list'> & {
  readonly reply?: Omit<RowPage['reply'] & object, 'id'>;
};

/** Responds with the page of a row. The reply's form is on it if the desk can send to the row's address. */
export async function rowPage(context: DeskContext, row: FullRow, { reply, ...more }: More = {}): Promise<Response> {
  const { desk, person, store } = context.var;
  const assignees = await store.assignees(row.table);
  const replying = await store.replying();
  const list = 'list' in more ? more.list : await listOf(context);
  const readers = desk.live.presence.enter(`${row.table}/${row.id}`, person);
  const draft = draftReply({ ...desk, row, person, locale: localeOf(context), ...replying });
  const canSend = !desk.mailer.isLocal && replyAddress(draft) !== undefined;
  const status = more.conflict ? 409 : more.error || reply?.error ? 422 : 200;
  const shown = canSend && { reply: { ...reply, id: randomUUID() } };
  return page(context, { page: 'row', row, assignees, readers, replying, ...shown, ...more, list }, status);
}

/** Reads the list from the parameter `in` of a row's address, and finds the row's position in it. */
export async function listOf(context: DeskContext): Promise<RowPage['list'] | undefined> {
  const { table, id } = rowIn(context);
  const parameters = new URLSearchParams(context.req.query('in') ?? '');
  const at = Number(/^[1-9]\d{0,6}$/.exec(parameters.get('at') ?? '')?.[0] ?? 0);
  if (at === 0) return undefined;
  const { query } = readListQuery(table, parameters);
  const place = await context.var.store.place(query, id, at);
  return place && { query: { ...query, page: Math.ceil((place.at ?? at) / context.var.desk.config.pageSize) }, place };
}
