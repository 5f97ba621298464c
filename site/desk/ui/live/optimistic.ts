import type { PageOf } from '../../addresses.ts';

/** The page of a row as it will be after a change. */
export function withChange(page: PageOf<'row'>, fields: URLSearchParams): PageOf<'row'> {
  const { row } = page;
  const status = fields.get('mark') ?? fields.get('status') ?? row.status;
  const assignee = fields.get('assignee') || null;
  const note = fields.get('note')?.trim() || null;
  if (status === row.status && assignee === row.assignee && note === null) return page;
  const entry = {
    at: new Date().toISOString(),
    person: page.person?.email ?? null,
    status: status === row.status ? null : status,
    ...(assignee !== row.assignee && { assignee }),
    note,
  };
  return { ...page, row: { ...row, status, assignee, history: [...row.history, entry] } };
}

/** A list as it will be after a bulk change. */
export function withBulk(page: PageOf<'inbox'>, fields: URLSearchParams): PageOf<'inbox'> {
  const ids = new Set(fields.getAll('row'));
  const status = fields.get('bulk-status');
  const assignee = fields.get('bulk-assignee');
  const rows = page.list.rows.map((row) =>
    ids.has(row.id)
      ? { ...row, ...(status && { status }), ...(assignee && { assignee: assignee === 'none' ? null : assignee }) }
      : row,
  );
  return { ...page, list: { ...page.list, rows } };
}
