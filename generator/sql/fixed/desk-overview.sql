-- The number of open rows of each table.
create or replace function site_internal.desk_open() returns jsonb
language sql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('table', t, 'total', (select count(*) from (
      select from unnest(statuses) as w,
        lateral (select from row_states where table_name = t and status = w and w <> all (done) limit 10001) as one
        limit 10001) as limited)) order by n), '[]')
    from unnest(desk_tables()) with ordinality as u (t, n), desk_names()
$$;

-- Rows since the last visit, overdue rows, rows of each week, and whether mails are sent.
create or replace function site_internal.desk_overview() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  sees text[] := desk_tables();
  since timestamptz := (select coalesce(previous_visit_at, invited_at) from people where id = desk_person());
  waiting text[] := (select array(select unnest(statuses) except select unnest(done)) from desk_names());
  late timestamptz := now() - (select answer_within from desk_names());
  zone text := (select time_zone from desk_names());
  week date := date_trunc('week', now() at time zone zone)::date - 77;
  begun timestamptz := week::timestamp at time zone zone;
  not_notified bigint := 0;
begin
  if desk_person() is null then
    return null;
  end if;
  select count(*) into not_notified from mail_outbox as o join row_states as r on r.row_id = o.row_id
    where r.table_name = any (sees) and r.created_at < now() - interval '1 hour';
  return jsonb_build_object(
    'sinceLastVisit', (select coalesce(jsonb_agg(jsonb_build_object('table', t, 'count',
        (select count(*) from (select from row_states where table_name = t and created_at > since
          limit 10000) as limited)) order by n), '[]') from unnest(sees) with ordinality as u (t, n)),
    'overdue', (select coalesce(jsonb_agg(jsonb_build_object('table', l.table_name, 'id', l.row_id)
      order by l.created_at, l.row_id), '[]') from (
      select o.* from unnest(sees) as t, unnest(waiting) as w,
        lateral (select row_id, table_name, created_at from row_states
        where table_name = t and status = w and created_at < late order by created_at, row_id limit 20) as o
          order by o.created_at, o.row_id limit 20) as l),
    'overdueTotal', (select count(*)
      from (select from row_states where table_name = any (sees) and status = any (waiting) and created_at < late
      limit 10000) as limited),
    'weeks', (select jsonb_agg(jsonb_build_object('week', to_char(w.monday, 'YYYY-MM-DD'), 'counts',
      coalesce(c.counts, '[]')) order by w.monday)
      from (select week + 7 * n as monday from generate_series(0, 11) as n) as w
      left join (select monday, jsonb_agg(jsonb_build_object('table', table_name, 'form', form, 'count', count)
        order by table_name, form) as counts from (
        select date_trunc('week', created_at at time zone zone)::date as monday, table_name, form, count(*) as count
          from row_states where table_name = any (sees) and created_at >= begun group by 1, 2,
            3) as grouped group by monday) as c on c.monday = w.monday),
    'notNotified', not_notified,
    'nobodyToNotify', exists (select from unnest(sees) as t where cardinality(desk_notify_roles(t)) > 0
      and not exists (select from desk_recipients(t))));
end $$;

grant execute on function site_internal.desk_open, site_internal.desk_overview to desk;
