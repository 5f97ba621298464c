-- Runs unchanged on hosted Supabase, on PostgreSQL 15 or newer and on PGlite. Needs the roles anon and authenticated,
-- which Supabase has and the server creates elsewhere. Never edit an applied migration: change spec/tables.ts instead.
--
-- A visitor may insert the columns that the forms fill, and nothing else. Supabase grants ALL on a new table to its API
-- roles, so everything is revoked before the columns are granted; row-level security alone would let TRUNCATE through.

-- desk: people, row states and audit

do $do$ begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'desk') then
    create role desk nologin noinherit;
  end if;
exception when duplicate_object or unique_violation then null;
end $do$;
do $do$ begin
  if not pg_catalog.pg_has_role(current_user, 'desk', case
    when pg_catalog.current_setting('server_version_num')::integer >= 160000 then 'set' else 'member'
  end) then
    execute pg_catalog.format('grant desk to %I', current_user);
  end if;
end $do$;
grant usage on schema site_internal to desk;

-- The people with access to the desk. Tables and columns are those that the sign-in library (better-auth) expects, and
-- some of the desk's own. A removed person keeps a row as long as the audit names them.
create table if not exists site_internal.people (
  id text primary key default gen_random_uuid()::text,
  email text not null unique,
  email_verified boolean not null default false,
  name text,
  image text,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  role text not null,
  language text,
  theme text,
  invited_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz,
  last_seen_at timestamptz,
  -- The first sign-in: what came in before is not unread.
  unread_since timestamptz,
  -- Which mails one gets: about each new row and each assignment, about assignments, one a day at an hour, or none.
  mails text not null default 'all' constraint people_mails check (mails in ('all', 'mine', 'daily', 'none')),
  mails_at smallint not null default 8 constraint people_mails_at check (mails_at between 0 and 23),
  -- When the next daily mail is due.
  mails_due_at timestamptz
);
create table if not exists site_internal.sessions (
  id text primary key,
  user_id text not null references site_internal.people (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  ip_address text,
  user_agent text
);
create index if not exists sessions_user_id on site_internal.sessions (user_id);
create table if not exists site_internal.sign_in_accounts (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references site_internal.people (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create index if not exists sign_in_accounts_user_id on site_internal.sign_in_accounts (user_id);
create table if not exists site_internal.sign_in_links (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create index if not exists sign_in_links_identifier on site_internal.sign_in_links (identifier);

-- The state of each row, with what lists are searched and sorted by. Triggers maintain it, so that lists stay fast with
-- 100,000 rows.
create table if not exists site_internal.row_states (
  row_id uuid primary key,
  table_name text not null,
  created_at timestamptz not null,
  form text,
  status text not null,
  status_noted boolean not null default false,
  assignee text references site_internal.people (id) on delete set null,
  version integer not null default 0,
  changed_at timestamptz,
  changed_by text references site_internal.people (id) on delete set null,
  name_key text not null default '',
  email_key text not null default '',
  search text not null default '',
  -- The day on which the row comes back to the top, and who asked for it.
  remind_on date,
  remind_for text references site_internal.people (id) on delete set null
);
create index if not exists row_states_created on site_internal.row_states (table_name, created_at, row_id)
  include (status, form);
create index if not exists row_states_status on site_internal.row_states (table_name, status, created_at, row_id);
create index if not exists row_states_assignee on site_internal.row_states (assignee, table_name, created_at)
  where assignee is not null;
create index if not exists row_states_open on site_internal.row_states (assignee, table_name, status, created_at)
  where assignee is not null;
create index if not exists row_states_name on site_internal.row_states (table_name, name_key, created_at, row_id);
create index if not exists row_states_email on site_internal.row_states (table_name, email_key, created_at, row_id);
create index if not exists row_states_remind on site_internal.row_states (remind_on) where remind_on is not null;
create index if not exists row_states_remind_for on site_internal.row_states (remind_for) where remind_for is not null;
create index if not exists row_states_changed_by on site_internal.row_states (changed_by) where changed_by is not null;

-- The right over their personal data that a visitor exercises with a row, and the day by which the firm answers.
alter table site_internal.row_states add column if not exists rights text;
alter table site_internal.row_states add column if not exists rights_due date;
create index if not exists row_states_rights on site_internal.row_states (table_name, rights_due, row_id)
  where rights is not null;

-- Which rows a person has opened.
create table if not exists site_internal.reads (
  person text not null references site_internal.people (id) on delete cascade,
  row_id uuid not null,
  primary key (person, row_id)
);
create index if not exists reads_row on site_internal.reads (row_id);

-- The origin of a row, as reported by the visitor's browser.
create table if not exists site_internal.row_origins (
  row_id uuid primary key,
  table_name text not null,
  form text,
  locale text,
  page text,
  utm jsonb not null default '{}',
  referrer text
);

-- Who followed a row up, and the new assignee if assigned is true (null: nobody).
alter table site_internal.follow_ups add column if not exists person text
  references site_internal.people (id) on delete set null;
alter table site_internal.follow_ups add column if not exists assigned boolean not null default false;
alter table site_internal.follow_ups add column if not exists assignee text
  references site_internal.people (id) on delete set null;
-- The reminder that was set if reminds is true (null: taken away).
alter table site_internal.follow_ups add column if not exists reminds boolean not null default false;
alter table site_internal.follow_ups add column if not exists remind_on date;
-- A reply that the desk sent: its note is the text. It is recorded as 'sending' before it goes to the mail server, so that
-- it is never sent twice. If it stays so, nobody knows whether the server accepted it.
alter table site_internal.follow_ups add column if not exists recipient text;
alter table site_internal.follow_ups add column if not exists subject text;
alter table site_internal.follow_ups add column if not exists delivery text;
alter table site_internal.follow_ups drop constraint if exists follow_ups_mail;
alter table site_internal.follow_ups add constraint follow_ups_mail check (
  case when action = 'mail' then coalesce(delivery in ('sending', 'sent', 'failed', 'unsure') and note <> ''
      and char_length(recipient) <= 320 and site_internal.is_email(recipient) and char_length(subject) between 1 and 200
      and subject !~ '[[:cntrl:]\u2028\u2029]', false)
    else delivery is null and recipient is null and subject is null end);

-- The states of rows before a change of several of them.
create table if not exists site_internal.undo (
  token uuid not null,
  row_id uuid not null,
  table_name text not null,
  person text not null references site_internal.people (id) on delete cascade,
  expires_at timestamptz not null,
  version integer not null,
  status text,
  assigned boolean not null,
  assignee text,
  primary key (token, row_id)
);
create index if not exists undo_row on site_internal.undo (row_id);
create index if not exists undo_expires_at on site_internal.undo (expires_at);

-- Who read, changed, exported and erased what. It names rows by table and id, and contains nothing that a visitor wrote.
create table if not exists site_internal.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  person text not null,
  action text not null,
  table_name text,
  row_id uuid,
  detail jsonb not null default '{}'
);
create index if not exists audit_at on site_internal.audit (at);
create index if not exists audit_row on site_internal.audit (row_id, id);
create index if not exists audit_person on site_internal.audit (person, id);
create index if not exists audit_action on site_internal.audit (action, id);

do $do$ declare
  place text;
begin
  begin
    create schema if not exists site_search;
    revoke all on schema site_search from public, anon, authenticated;
    -- Hosted projects have it in another schema, or let their owner enable it.
    create extension if not exists pg_trgm schema site_search;
  exception when others then
    raise notice 'pg_trgm is not available (%): the desk scans all rows instead', sqlerrm;
  end;
  select nspname into place from pg_catalog.pg_extension as e
    join pg_catalog.pg_namespace as n on n.oid = e.extnamespace where extname = 'pg_trgm';
  if place is not null then
    execute pg_catalog.format('create index if not exists row_states_search on site_internal.row_states
      using gin (search %I.gin_trgm_ops)', place);
  end if;
end $do$;

-- A mail about a new row to everybody who is notified of its table, or about an assignment (follow_up) to the assignee,
-- with the number of other rows that were assigned along with it. It is removed once everybody has been mailed; notified
-- has the ids of those who have been.
create table if not exists site_internal.mail_outbox (
  id bigint generated always as identity primary key,
  row_id uuid not null references site_internal.row_states (row_id) on delete cascade,
  table_name text not null,
  follow_up uuid unique references site_internal.follow_ups (id) on delete cascade,
  others integer not null default 0,
  attempts integer not null default 0,
  notified text[] not null default '{}',
  due_at timestamptz not null default clock_timestamp()
);
create unique index if not exists mail_outbox_new_row on site_internal.mail_outbox (row_id) where follow_up is null;
create index if not exists mail_outbox_row on site_internal.mail_outbox (row_id);
create index if not exists mail_outbox_due_at on site_internal.mail_outbox (due_at);

alter table site_internal.people enable row level security;
alter table site_internal.sessions enable row level security;
alter table site_internal.sign_in_accounts enable row level security;
alter table site_internal.sign_in_links enable row level security;
alter table site_internal.row_states enable row level security;
alter table site_internal.reads enable row level security;
alter table site_internal.row_origins enable row level security;
alter table site_internal.undo enable row level security;
alter table site_internal.audit enable row level security;
alter table site_internal.mail_outbox enable row level security;
revoke all on table site_internal.people, site_internal.sessions, site_internal.sign_in_accounts,
  site_internal.sign_in_links, site_internal.row_states, site_internal.reads, site_internal.row_origins, site_internal.undo,
  site_internal.audit, site_internal.mail_outbox from public, anon, authenticated, desk;
-- For lists, of the rows that the policies in desk-list.sql allow.
grant select (row_id, table_name, created_at, form, status, assignee, name_key, email_key, search, remind_on, rights)
  on table site_internal.row_states to desk;
grant select on table site_internal.reads to desk;

-- Nobody can change the audit: not the desk, and not the owner of the database by hand.
create or replace function site_internal.keep_audit() returns trigger
language plpgsql set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    if old.at + (select keep_audit from desk_names()) <= clock_timestamp() then
      return old;
    end if;
  end if;
  raise exception using errcode = '42501', message = 'The audit cannot be changed',
    detail = 'Entries are deleted after their retention period, and not before.';
end $$;
drop trigger if exists audit_is_final on site_internal.audit;
create trigger audit_is_final before update or delete on site_internal.audit for each row
  execute function site_internal.keep_audit();
drop trigger if exists audit_stays on site_internal.audit;
create trigger audit_stays before truncate on site_internal.audit for each statement
  execute function site_internal.keep_audit();

-- desk: requests of rights

-- The right that was set if rights_set is true (null: taken away).
alter table site_internal.follow_ups add column if not exists rights_set boolean not null default false;
alter table site_internal.follow_ups add column if not exists rights text;
alter table site_internal.follow_ups add column if not exists rights_due date;
alter table site_internal.follow_ups drop constraint if exists follow_ups_rights;
alter table site_internal.follow_ups add constraint follow_ups_rights check (
  (rights is null) = (rights_due is null) and (rights_set or rights is null)
  and rights in ('access', 'correction', 'erasure', 'opposition'));
alter table site_internal.follow_ups drop constraint if exists follow_ups_not_empty;
alter table site_internal.follow_ups add constraint follow_ups_not_empty
  check (status is not null or note is not null or assigned or reminds or rights_set or action is not null);

create or replace function site_internal.note_rights() returns trigger
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  update row_states set rights = new.rights, rights_due = new.rights_due, version = version + 1
    where row_id = new.row_id;
  return null;
end $$;
drop trigger if exists follow_ups_rights on site_internal.follow_ups;
create trigger follow_ups_rights after insert on site_internal.follow_ups for each row when (new.rights_set)
  execute function site_internal.note_rights();

-- desk: lists

-- The server composes the queries of lists, and runs them as the current person: the role desk may read these columns of
-- the rows of that person's tables, and which rows they have opened.
drop function if exists site_internal.desk_list(text, jsonb, text, bigint, bigint);
drop policy if exists row_states_desk on site_internal.row_states;
create policy row_states_desk on site_internal.row_states for select to desk
  using (table_name = any ((select site_internal.desk_tables())::text[]));
drop policy if exists reads_desk on site_internal.reads;
create policy reads_desk on site_internal.reads for select to desk
  using (person = (select site_internal.desk_person()));

-- After this time, rows that the current person has not opened are unread. Null before the first visit.
create or replace function site_internal.desk_unread_since() returns timestamptz
language sql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
  select unread_since from people where id = desk_person()
$$;

-- The id of a present or former colleague.
create or replace function site_internal.desk_id_of(address text) returns text
language sql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
  select id from people where email = lower(address) and desk_person() is not null
$$;

-- The ids of the colleagues whose name contains a word, or their e-mail address before the @: all have the same domain.
create or replace function site_internal.desk_called(word text) returns text[]
language sql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
  select array(select id from people where desk_person() is not null
    and folded(concat_ws(' ', name, split_part(email, '@', 1))) like containing(word))
$$;

-- The rows of a table that contain all words, in no order. The owner searches, because PostgreSQL does not use pg_trgm's
-- index for a role that row-level security restricts.
create or replace function site_internal.desk_search(place text, words text[])
returns table (row_id uuid, table_name text, created_at timestamptz, form text, status text, assignee text, name_key text,
  email_key text, remind_on date, rights text)
language plpgsql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  conditions text := '';
  word text;
  holders text[];
begin
  if not desk_sees(place) then
    return;
  end if;
  foreach word in array words loop
    holders := desk_called(word);
    conditions := conditions || case when holders = '{}' then format(' and s.search like %L', containing(word))
      else format(' and (s.search like %L or s.assignee = any (%L))', containing(word), holders) end;
  end loop;
  return query execute 'select s.row_id, s.table_name, s.created_at, s.form, s.status, s.assignee, s.name_key, s.email_key,
    s.remind_on, s.rights from row_states as s where s.table_name = $1' || conditions using place;
end $$;

-- The states of rows. In full also with history, origin, notification, and other rows of the same person.
create or replace function site_internal.desk_rows(place text, ids uuid[], in_full boolean, with_earlier boolean)
returns table (row_id uuid, state jsonb)
language plpgsql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  sees text[] := desk_tables();
  since timestamptz := (select unread_since from people where id = desk_person());
  notifies boolean := cardinality(desk_notify_roles(place)) > 0;
begin
  if not coalesce(place = any (sees), false) then
    return;
  end if;
  return query select r.row_id, jsonb_build_object('status', r.status, 'assignee', desk_email(r.assignee),
      'version', r.version, 'form', r.form, 'remind', r.remind_on, 'rights', r.rights,
      'rightsDue', r.rights_due, 'isDue', coalesce(r.remind_on <= desk_today(), false),
      'isUnread', coalesce(r.created_at > since, false) and not exists (
        select from reads as d where d.person = desk_person() and d.row_id = r.row_id),
      'changedBy', desk_email(r.changed_by), 'changedAt', desk_time(r.changed_at))
    || case when not in_full then '{}'::jsonb else jsonb_build_object(
      'history', coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'at', desk_time(f.noted_at), 'person', desk_email(f.person), 'status', f.status, 'note', f.note,
            'action', f.action, 'subject', f.subject, 'recipient', f.recipient,
            'delivery', case when f.delivery = 'sending' and f.noted_at < now() - interval '5 minutes' then 'unsure'
              else f.delivery end))
          || case when f.assigned then jsonb_build_object('assignee', desk_email(f.assignee)) else '{}'::jsonb end
          || case when not f.rights_set then '{}'::jsonb else jsonb_build_object('rights', case when f.rights is not null
            then jsonb_build_object('kind', f.rights, 'due', f.rights_due) end) end
          || case when f.reminds then jsonb_build_object('remind', f.remind_on) else '{}'::jsonb end
          order by f.noted_at, f.id)
        from follow_ups as f where f.row_id = r.row_id), '[]'),
      'origin', (select jsonb_build_object('form', coalesce(o.form, r.form), 'locale', o.locale, 'page', o.page,
          'utm', o.utm, 'referrer', o.referrer)
        from row_origins as o where o.row_id = r.row_id),
      'notified', desk_notified(r.row_id, r.created_at, notifies),
      'earlier', case when not with_earlier or r.email_key = '' then '[]'::jsonb else coalesce((
        select jsonb_agg(jsonb_build_object('table', e.table_name, 'id', e.row_id, 'createdAt', desk_time(e.created_at),
            'status', e.status) order by e.created_at desc, e.row_id)
          from (select * from row_states
            where table_name = any (sees) and email_key = r.email_key and row_states.row_id <> r.row_id
            order by created_at desc limit 100) as e), '[]') end) end
    from row_states as r where r.row_id = any (ids) and r.table_name = place;
end $$;

-- Whether the mail about a row was sent. One in the outbox is waiting, and counts as failed after an hour. There is none
-- about a message whose honeypot was filled in.
create or replace function site_internal.desk_notified(which uuid, received timestamptz, notifies boolean) returns text
language plpgsql stable set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  if not notifies then
    return 'off';
  end if;
  if exists (select from follow_ups as f where f.row_id = which and f.action = 'trap') then
    return 'trap';
  end if;
  if not exists (select from mail_outbox as o where o.row_id = which and o.follow_up is null) then
    return 'yes';
  end if;
  return case when received < now() - interval '1 hour' then 'no' else 'waiting' end;
end $$;

-- Records a sign-in or sign-out, reading, copying or exporting. Functions that change data record it themselves.
create or replace function site_internal.desk_note(what text, place text, which uuid, more jsonb) returns boolean
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  if desk_person() is null or what is null
      or what <> all (array['signIn', 'signOut', 'read', 'copy', 'export', 'edit', 'publish', 'revert'])
      or (place is null) <> (what in ('signIn', 'signOut', 'edit', 'publish', 'revert'))
      or (place is not null and not desk_sees(place))
      or (what = 'edit' and not desk_may('edit')) or (what in ('publish', 'revert') and not desk_may('publish')) then
    return false;
  end if;
  perform audit_note(what, place, which, more);
  if what = 'read' and which is not null then
    insert into reads (person, row_id) select desk_person(), row_id from row_states
      where row_id = which and table_name = place on conflict do nothing;
  end if;
  return true;
end $$;

-- The rows with the same e-mail address that the current person may see; only the row itself if it has none.
create or replace function site_internal.desk_held(place text, which uuid)
returns table (table_name text, row_id uuid, email text)
language plpgsql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  return query select e.table_name, e.row_id, r.email_key from row_states as r join row_states as e
      on e.table_name = any (desk_tables())
        and (e.row_id = r.row_id or (r.email_key <> '' and e.email_key = r.email_key))
    where r.row_id = which and r.table_name = place and desk_sees(place) order by e.created_at desc, e.row_id;
end $$;

grant execute on function
  site_internal.folded, site_internal.containing, site_internal.desk_unread_since, site_internal.desk_id_of,
  site_internal.desk_called, site_internal.desk_search, site_internal.desk_rows, site_internal.desk_note,
  site_internal.desk_held
  to desk;

-- upkeep: pg_cron and Database Webhooks in a hosted project

create or replace function site_internal.notify_target() returns table (tables text[], url text)
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select array[]::text[], ''
$$;

-- Extensions that a hosted project still needs. Elsewhere the site's own server does their work.
create or replace function site_internal.missing() returns table (what text, remedy text)
language plpgsql stable set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  again constant text := ' and run "select * from site_internal.set_up()" in the SQL editor, unless the site''s own '
    || 'server (npm run serve) works on this database.';
  scheduled boolean := false;
  unnotified text;
  waiting bigint;
begin
  if not exists (select from pg_roles where rolname = 'supabase_admin') then
    return;
  end if;
  if exists (select from pg_extension where extname = 'pg_cron') then
    begin
      scheduled := exists (select from cron.job where jobname = 'site-purge' and active);
    exception when insufficient_privilege then
      null;
    end;
  end if;
  if not scheduled then
    what := 'Expired rows are not deleted: this hosted project has no pg_cron job that deletes them.';
    remedy := 'Switch pg_cron on (Integrations, Cron)' || again;
    return next;
  end if;
  select string_agg(name, ', ' order by name) into unnotified from notify_target(), unnest(tables) as name
    where not exists (
      select from pg_trigger as t join pg_proc as f on f.oid = t.tgfoid
        where t.tgrelid = to_regclass(format('public.%I', name)) and t.tgname = name || '_notify' and t.tgenabled <> 'D'
          and f.oid = to_regprocedure('supabase_functions.http_request()'));
  if unnotified is not null then
    select count(*) into waiting from outbox;
    what := format('Nobody is notified of new rows in %s (%s wait): this hosted project has no Database Webhooks.',
      unnotified, waiting);
    remedy := 'Switch them on (Integrations, Database Webhooks)' || again;
    return next;
  end if;
end $$;

-- Sets up pg_cron and Database Webhooks in a hosted project where they are enabled, and returns what is missing. Run it
-- again after enabling or disabling one: select * from site_internal.set_up();
create or replace function site_internal.set_up() returns table (what text, remedy text)
language plpgsql set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  webhooks constant boolean := to_regprocedure('supabase_functions.http_request()') is not null;
  target record;
  place text;
  entry record;
  waited jsonb;
begin
  -- At 09:30 UTC. Replaces an existing job of this name.
  if exists (select from pg_extension where extname = 'pg_cron') then
    begin
      perform cron.schedule('site-purge', '30 9 * * *', 'select * from site_internal.purge()');
    exception when insufficient_privilege then
      null;
    end;
  end if;

  -- A hosted project with Database Webhooks calls the address itself. Every other database queues the row for the site's
  -- server. Messages whose honeypot was filled in go nowhere.
  select * into target from notify_target();
  for place in select c.relname from pg_trigger as t join pg_class as c on c.oid = t.tgrelid
      where c.relnamespace = 'public'::regnamespace and t.tgname = c.relname || '_notify' loop
    execute format('drop trigger %I on public.%I', place || '_notify', place);
    if place <> all (target.tables) then
      delete from outbox where table_name = place;
    end if;
  end loop;
  foreach place in array target.tables loop
    execute format('create trigger %I after insert on public.%I for each row
      when (current_setting(''site_internal.trapped'', true) is distinct from ''true'') execute function %s',
      place || '_notify', place, case when webhooks then format('supabase_functions.http_request(%L, %L, %L, %L, %L)',
          target.url, 'POST', '{"Content-Type":"application/json"}', '{}', '5000')
        else 'site_internal.put_into_outbox()' end);
  end loop;
  if webhooks and cardinality(target.tables) > 0
      and to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is not null then
    for entry in delete from outbox where table_name = any (target.tables) returning table_name, row_id loop
      execute format('select to_jsonb(t) from public.%I as t where id = $1', entry.table_name)
        into waited using entry.row_id;
      perform net.http_post(url => target.url, headers => '{"Content-Type":"application/json"}',
        timeout_milliseconds => 5000,
        body => jsonb_build_object('type', 'INSERT', 'schema', 'public', 'table', entry.table_name, 'record', waited,
          'old_record', null))
        where waited is not null;
    end loop;
  end if;
  return query select * from missing();
end $$;

do $do$ declare
  problem record;
begin
  for problem in select * from site_internal.set_up() loop
    raise warning '% %', problem.what, problem.remedy;
  end loop;
end $do$;

-- Only the owner may call functions of the private schema, apart from those granted to desk.

revoke all on all functions in schema site_internal from public, anon, authenticated;
