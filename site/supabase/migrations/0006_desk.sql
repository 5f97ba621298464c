-- Runs unchanged on hosted Supabase, on PostgreSQL 15 or newer and on PGlite. Needs the roles anon and authenticated,
-- which Supabase has and the server creates elsewhere. Never edit an applied migration: change spec/tables.ts instead.
--
-- A visitor may insert the columns that the forms fill, and nothing else. Supabase grants ALL on a new table to its API
-- roles, so everything is revoked before the columns are granted; row-level security alone would let TRUNCATE through.

-- desk: listing and reading

-- The rows of a table that a query shows, from the one to the other, with how many there are in all.
create or replace function site_internal.desk_list(place text, wanted jsonb, sorted text, skip bigint, size bigint) returns table (row_id uuid, total bigint)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  conditions text := format('s.table_name = %L', place);
  down text := case when starts_with(sorted, '-') then ' desc' else '' end;
  keys text;
  word text;
  held record;
  statuses text[] := (select n.statuses from site_internal.desk_names() as n);
begin
  if not site_internal.desk_sees(place) then
    return;
  end if;
  if wanted ? 'status' then
    conditions := conditions || format(' and s.status = %L', wanted ->> 'status');
  end if;
  if wanted ? 'form' then
    -- Forms without words of their own look alike where the browser did not say which it was.
    conditions := conditions || format(case when (wanted ->> 'alike')::boolean then ' and (s.form = %L or s.form is null)' else ' and s.form = %L' end, wanted ->> 'form');
  end if;
  if wanted ? 'from' then
    conditions := conditions || format(' and s.created_at >= (%L::date)::timestamp at time zone %L', wanted ->> 'from', wanted ->> 'zone');
  end if;
  if wanted ? 'to' then
    -- A day is meant to its end, which is not always 24 hours after its beginning.
    conditions := conditions || format(' and s.created_at < (%L::date + 1)::timestamp at time zone %L', wanted ->> 'to', wanted ->> 'zone');
  end if;
  if wanted ? 'assignee' then
    conditions := conditions || case wanted ->> 'assignee'
      when 'none' then ' and s.assignee is null'
      when 'me' then format(' and s.assignee = %L', site_internal.desk_person())
      else format(' and s.assignee = %L', coalesce((select id from site_internal.people where email = lower(wanted ->> 'assignee')), '')) end;
  end if;
  -- Of any table that somebody sees, they see all columns.
  for held in select key, value from jsonb_each_text(coalesce(wanted -> 'columns', '{}')) loop
    conditions := conditions || format(' and exists (select from public.%I as v where v.id = s.row_id and v.%I = %L)', place, held.key, held.value);
  end loop;
  for word in select site_internal.folded(value) from jsonb_array_elements_text(coalesce(wanted -> 'words', '[]')) loop
    conditions := conditions || format(' and s.search like %L', '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%');
  end loop;
  keys := case ltrim(sorted, '-')
    when 'name' then format('name_key%1$s, created_at%1$s, row_id%1$s', down)
    when 'email' then format('email_key%1$s, created_at%1$s, row_id%1$s', down)
    when 'status' then format('array_position(%L::text[], status)%s, created_at desc, row_id desc', statuses, down)
    else format('created_at%1$s, row_id%1$s', down) end;
  execute 'select count(*) from (select from site_internal.row_states as s where ' || conditions || ' limit 10001) as counted' into total;
  -- Few rows are found first and sorted then; of many, the sorted ones are gone through until there are enough. No index has the
  -- statuses in the spec's order, so each gives its own first ones: also one that the spec has no more.
  return query execute case
    when total <= 10000 and wanted ? 'words' then format('with s as materialized (select * from site_internal.row_states as s where %s) select row_id, %s::bigint from s order by %s offset %s limit %L', conditions, total, keys, skip, size)
    when ltrim(sorted, '-') = 'status' then format('with recursive present as (
        (select status from site_internal.row_states where table_name = %1$L order by status limit 1)
        union all select (select n.status from site_internal.row_states as n where n.table_name = %1$L and n.status > p.status order by n.status limit 1)
          from present as p where p.status is not null)
      select f.row_id, %2$s::bigint from present as p, lateral (select s.row_id, s.status, s.created_at from site_internal.row_states as s
        where %3$s and s.status = p.status order by s.created_at desc, s.row_id desc limit %4$s) as f
      order by array_position(%5$L::text[], f.status)%6$s, f.created_at desc, f.row_id desc offset %7$s limit %8$L',
      place, total, conditions, coalesce((skip + size)::text, 'null'), statuses, down, skip, size)
    else format('select row_id, %s::bigint from site_internal.row_states as s where %s order by %s offset %s limit %L', total, conditions, keys, skip, size) end;
  if not found then
    -- Beyond the last page.
    row_id := null;
    return next;
  end if;
end
$$;
revoke all on function site_internal.desk_list(text, jsonb, text, bigint, bigint) from public, anon, authenticated;
grant execute on function site_internal.desk_list(text, jsonb, text, bigint, bigint) to desk;

-- How rows of a table stand. In full also with their history, origin and mail, and what came from the same person.
create or replace function site_internal.desk_rows(place text, ids uuid[], in_full boolean, with_earlier boolean) returns table (row_id uuid, state jsonb)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  sees text[] := site_internal.desk_tables();
  since timestamptz := (select coalesce(previous_visit_at, invited_at) from site_internal.people where id = site_internal.desk_person());
  told boolean := cardinality(site_internal.desk_told_roles(place)) > 0;
begin
  if not coalesce(place = any (sees), false) then
    return;
  end if;
  return query select r.row_id, jsonb_build_object('status', r.status, 'assignee', site_internal.desk_email(r.assignee), 'version', r.version,
      'isNew', r.created_at > since, 'changedBy', site_internal.desk_email(r.changed_by), 'changedAt', site_internal.desk_time(r.changed_at))
    || case when not in_full then '{}'::jsonb else jsonb_build_object(
      'history', coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('at', site_internal.desk_time(f.noted_at), 'person', site_internal.desk_email(f.person), 'status', f.status, 'note', f.note))
          || case when f.assigned then jsonb_build_object('assignee', site_internal.desk_email(f.assignee)) else '{}'::jsonb end order by f.noted_at, f.id)
        from site_internal.follow_ups as f where f.row_id = r.row_id), '[]'),
      'origin', (select jsonb_build_object('form', coalesce(o.form, r.form), 'locale', o.locale, 'page', o.page, 'utm', o.utm, 'referrer', o.referrer)
        from site_internal.row_origins as o where o.row_id = r.row_id),
      'notified', site_internal.desk_notified(r.row_id, r.created_at, told),
      'earlier', case when not with_earlier or r.email_key = '' then '[]'::jsonb else coalesce((
        select jsonb_agg(jsonb_build_object('table', e.table_name, 'id', e.row_id, 'createdAt', site_internal.desk_time(e.created_at), 'status', e.status) order by e.created_at desc, e.row_id)
          from (select * from site_internal.row_states where table_name = any (sees) and email_key = r.email_key and row_states.row_id <> r.row_id order by created_at desc limit 100) as e), '[]') end) end
    from site_internal.row_states as r where r.row_id = any (ids) and r.table_name = place;
end
$$;
revoke all on function site_internal.desk_rows(text, uuid[], boolean, boolean) from public, anon, authenticated;
grant execute on function site_internal.desk_rows(text, uuid[], boolean, boolean) to desk;

-- A time as JSON has it.
create or replace function site_internal.desk_time(moment timestamptz) returns text
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
revoke all on function site_internal.desk_time(timestamptz) from public, anon, authenticated;

-- Whether the mail about a row has gone out: what is in the outbox waits, and counts as failed after an hour.
create or replace function site_internal.desk_notified(which uuid, came timestamptz, told boolean) returns text
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if not told then
    return 'off';
  end if;
  if not exists (select from site_internal.mail_outbox as o where o.row_id = which) then
    return 'yes';
  end if;
  return case when came < now() - interval '1 hour' then 'no' else 'waiting' end;
end
$$;
revoke all on function site_internal.desk_notified(uuid, timestamptz, boolean) from public, anon, authenticated;

-- Notes that somebody came, went, read, copied or exported. What changes something is noted by what changes it.
create or replace function site_internal.desk_note(what text, place text, which uuid, more jsonb) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  if site_internal.desk_person() is null or what is null or what <> all (array['signIn', 'signOut', 'read', 'copy', 'export'])
      or (place is null) <> (what in ('signIn', 'signOut')) or (place is not null and not site_internal.desk_sees(place)) then
    return false;
  end if;
  perform site_internal.audit_note(what, place, which, more);
  return true;
end
$$;
revoke all on function site_internal.desk_note(text, text, uuid, jsonb) from public, anon, authenticated;
grant execute on function site_internal.desk_note(text, text, uuid, jsonb) to desk;

-- The rows that came from the same e-mail address as one of them, as far as whoever is at work sees them; itself where it has none.
create or replace function site_internal.desk_held(place text, which uuid) returns table (table_name text, row_id uuid, email text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
  begin
  return query select e.table_name, e.row_id, r.email_key from site_internal.row_states as r join site_internal.row_states as e
      on e.table_name = any (site_internal.desk_tables()) and (e.row_id = r.row_id or (r.email_key <> '' and e.email_key = r.email_key))
    where r.row_id = which and r.table_name = place and site_internal.desk_sees(place) order by e.created_at desc, e.row_id;
end
$$;
revoke all on function site_internal.desk_held(text, uuid) from public, anon, authenticated;
grant execute on function site_internal.desk_held(text, uuid) to desk;

-- desk: what lists are filtered by

create index if not exists softlanding_requests_pais_origen_filter on public.softlanding_requests (pais_origen);
create index if not exists softlanding_requests_tipo_empresa_filter on public.softlanding_requests (tipo_empresa);
