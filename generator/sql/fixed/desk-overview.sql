-- The number of open rows of each table.
create or replace function site_internal.desk_open() returns jsonb
language sql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('table', t, 'total', (select count(*) from (
      select from unnest(desk_open_statuses(t)) as w,
        lateral (select from row_states where table_name = t and status = w limit 10001) as one
        limit 10001) as limited)) order by n), '[]')
    from unnest(desk_tables()) with ordinality as u (t, n)
$$;

-- The unread rows of each table and the open rows that are assigned to the current person.
create or replace function site_internal.desk_counts() returns jsonb
language sql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
  select jsonb_build_object(
    'unread', coalesce((select jsonb_object_agg(t, (select count(*) from (
      select from row_states as r where r.table_name = t and r.created_at > p.unread_since
        and r.status <> all (s.spam)
        and not exists (select from reads as d where d.person = p.id and d.row_id = r.row_id)
        order by r.created_at desc limit 1000) as limited))
      from unnest(desk_role_tables(p.role)) as t, lateral (select desk_spam_statuses(t) as spam offset 0) as s), '{}'),
    'mine', coalesce((select jsonb_object_agg(t, (select count(*) from (select from row_states as r
      where r.assignee = p.id and r.table_name = t and r.status = any (s.open) limit 1000) as limited))
      from unnest(desk_role_tables(p.role)) as t, lateral (select desk_open_statuses(t) as open offset 0) as s), '{}'))
    from people as p where p.id = desk_person()
$$;

-- Overdue rows, rows of each week, and whether mails are sent.
create or replace function site_internal.desk_overview() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  sees text[] := desk_tables();
  who text := desk_person();
  late timestamptz := now() - (select answer_within from desk_names());
  zone text := (select time_zone from desk_names());
  week date := date_trunc('week', now() at time zone zone)::date - 77;
  begun timestamptz := week::timestamp at time zone zone;
  not_notified bigint := 0;
begin
  if who is null then
    return null;
  end if;
  select count(*) into not_notified from mail_outbox as o join row_states as r on r.row_id = o.row_id
    where r.table_name = any (sees) and o.follow_up is null and r.created_at < now() - interval '1 hour';
  return jsonb_build_object(
    'reminders', (select coalesce(jsonb_agg(jsonb_build_object('table', r.table_name, 'id', r.row_id)
      order by r.remind_on, r.created_at), '[]') from (
      select * from row_states where remind_on <= desk_today() and table_name = any (sees) and who in (remind_for, assignee)
        and status <> all (desk_spam_statuses(table_name)) order by remind_on, created_at limit 20) as r),
    'rights', (select coalesce(jsonb_agg(jsonb_build_object('table', r.table_name, 'id', r.row_id)
      order by r.rights_due, r.created_at), '[]') from (
      select o.* from unnest(sees) as t, lateral (select desk_settled_statuses(t) as settled offset 0) as s,
        lateral (select row_id, table_name, rights_due, created_at from row_states
          where table_name = t and rights is not null and status <> all (s.settled)
          order by rights_due, row_id limit 20) as o
        order by o.rights_due, o.created_at limit 20) as r),
    'mine', (select coalesce(jsonb_agg(jsonb_build_object('table', m.table_name, 'id', m.row_id)
      order by m.created_at, m.row_id), '[]') from (
      select o.* from unnest(sees) as t, lateral (select desk_open_statuses(t) as open offset 0) as s,
        lateral (select row_id, table_name, created_at from row_states
          where assignee = who and table_name = t and status = any (s.open) offset 0) as o
        order by o.created_at, o.row_id limit 5) as m),
    'overdue', (select coalesce(jsonb_agg(jsonb_build_object('table', l.table_name, 'id', l.row_id)
      order by l.created_at, l.row_id), '[]') from (
      select o.* from unnest(sees) as t, unnest(desk_open_statuses(t)) as w,
        lateral (select row_id, table_name, created_at from row_states
        where table_name = t and status = w and created_at < late order by created_at, row_id limit 5) as o
          order by o.created_at, o.row_id limit 5) as l),
    'overdueTotals', (select coalesce(jsonb_object_agg(t, (select count(*) from (
        select from unnest(desk_open_statuses(t)) as w,
          lateral (select from row_states where table_name = t and status = w and created_at < late limit 10000) as o
          limit 10000) as limited)), '{}') from unnest(sees) as t),
    'weeks', (select jsonb_agg(jsonb_build_object('week', to_char(w.monday, 'YYYY-MM-DD'), 'counts',
      coalesce(c.counts, '[]')) order by w.monday)
      from (select week + 7 * n as monday from generate_series(0, 11) as n) as w
      left join (select monday, jsonb_agg(jsonb_build_object('table', table_name, 'form', form, 'count', count)
        order by table_name, form) as counts from (
        select date_trunc('week', created_at at time zone zone)::date as monday, table_name, form, count(*) as count
          from unnest(sees) as t, lateral (select desk_spam_statuses(t) as spam offset 0) as s, row_states
          where table_name = t and created_at >= begun and status <> all (spam) group by 1, 2, 3) as grouped
        group by monday) as c on c.monday = w.monday),
    'notNotified', not_notified,
    'nobodyToNotify', exists (select from unnest(sees) as t where cardinality(desk_notify_roles(t)) > 0
      and not exists (select from desk_recipients(t))));
end $$;

grant execute on function site_internal.desk_open, site_internal.desk_counts, site_internal.desk_overview to desk;
