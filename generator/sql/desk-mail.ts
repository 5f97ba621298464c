import { compileDesk } from '../compile/desk.ts';
import type { SiteSpec } from '../schema/index.ts';
import { deskFunction } from './desk-function.ts';
import { textArray } from './desk-access.ts';
import { privateSchema as s } from './requests.ts';

/**
 * Where rows wait that the firm's people are to be told of by mail. Apart from the outbox of `integrations.notify`, so that
 * neither waits for the other. It comes after the tables' inboxes: rows that were there before are not told.
 */
export function deskMail(spec: SiteSpec): string {
  const told = textArray(
    (compileDesk(spec)?.tables ?? []).filter(({ notify }) => notify.length > 0).map(({ key }) => key),
  );
  return `-- A row leaves when everybody has been sent their mail; told has the ids of those who have theirs already.
create table if not exists ${s}.mail_outbox (
  row_id uuid primary key references ${s}.row_states (row_id) on delete cascade,
  table_name text not null,
  attempts integer not null default 0,
  told text[] not null default '{}',
  due_at timestamptz not null default clock_timestamp()
);
create index if not exists mail_outbox_due_at on ${s}.mail_outbox (due_at);
alter table ${s}.mail_outbox enable row level security;
revoke all on table ${s}.mail_outbox from public, anon, authenticated, desk;
delete from ${s}.mail_outbox where table_name <> all (${told});

${deskFunction({
  what: 'Runs when a row comes in.',
  name: 'put_into_mail_outbox',
  takes: '',
  returns: 'trigger',
  body: `begin
  if new.table_name = any (${told}) then
    insert into ${s}.mail_outbox (row_id, table_name) values (new.row_id, new.table_name);
  end if;
  return null;
end`,
})}
drop trigger if exists row_states_mail on ${s}.row_states;
create trigger row_states_mail after insert on ${s}.row_states for each row execute function ${s}.put_into_mail_outbox();`;
}
