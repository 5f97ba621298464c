-- A page of the rows of a table that match a query, with their total number.
create or replace function site_internal.desk_list(place text, wanted jsonb, sorted text, skip bigint, size bigint)
returns table (row_id uuid, total bigint)
language plpgsql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  conditions text := format('s.table_name = %L', place);
  down text := case when starts_with(sorted, '-') then ' desc' else '' end;
  keys text;
  word text;
  holders text[];
  held record;
  statuses text[] := (select n.statuses from desk_names() as n);
  today date := desk_today();
  -- On its day, a reminder brings a row back to the top.
  reminds boolean := sorted = '-created'
    and exists (select from row_states where table_name = place and remind_on <= desk_today());
begin
  if not desk_sees(place) then
    return;
  end if;
  if wanted ? 'status' then
    conditions := conditions || format(' and s.status = %L', wanted ->> 'status');
  elsif cardinality(desk_spam_statuses(place)) > 0 then
    conditions := conditions || format(' and s.status <> all (%L)', desk_spam_statuses(place));
  end if;
  if wanted ? 'only' then
    conditions := conditions || case wanted ->> 'only'
      when 'unread' then format(' and s.created_at > %L and not exists (
        select from reads as d where d.person = %L and d.row_id = s.row_id)',
        coalesce((select unread_since from people where id = desk_person()), 'infinity'), desk_person())
      when 'rights' then format(' and s.rights is not null and s.status <> all (%L)', desk_settled_statuses(place))
      else format(' and s.status = any (%L)', desk_open_statuses(place)) || case wanted ->> 'only' when 'overdue'
        then format(' and s.created_at < %L', now() - (select answer_within from desk_names())) else '' end end;
  end if;
  if wanted ? 'form' then
    -- Rows whose browser did not name the form may belong to any form without a text of its own.
    conditions := conditions || format(' and (s.form = %L' || case when (wanted ->> 'alike')::boolean
      then ' or s.form is null)' else ')' end, wanted ->> 'form');
  end if;
  if wanted ? 'from' then
    conditions := conditions || format(' and s.created_at >= (%L::date)::timestamp at time zone %L', wanted ->> 'from',
      wanted ->> 'zone');
  end if;
  if wanted ? 'to' then
    -- The whole day, which does not always have 24 hours.
    conditions := conditions || format(' and s.created_at < (%L::date + 1)::timestamp at time zone %L',
      wanted ->> 'to', wanted ->> 'zone');
  end if;
  if wanted ? 'assignee' then
    conditions := conditions || case wanted ->> 'assignee'
      when 'none' then ' and s.assignee is null'
      when 'me' then format(' and s.assignee = %L', desk_person())
      else format(' and s.assignee = %L',
        coalesce((select id from people where email = lower(wanted ->> 'assignee')), '')) end;
  end if;
  -- Who sees a table sees all its columns.
  for held in select key, value from jsonb_each_text(coalesce(wanted -> 'columns', '{}')) loop
    conditions := conditions || format(' and exists (select from public.%I as v where v.id = s.row_id and v.%I = %L)',
      place, held.key, held.value);
  end loop;
  for word in select containing(value) from jsonb_array_elements_text(coalesce(wanted -> 'words', '[]')) loop
    -- An assignee is found by name, or by the e-mail address before the @: all have the same domain.
    holders := array(select id from people where folded(concat_ws(' ', name, split_part(email, '@', 1))) like word);
    conditions := conditions || case when holders = '{}' then format(' and s.search like %L', word)
      else format(' and (s.search like %L or s.assignee = any (%L))', word, holders) end;
  end loop;
  keys := case ltrim(sorted, '-')
    when 'name' then format('name_key%1$s, created_at%1$s, row_id%1$s', down)
    when 'email' then format('email_key%1$s, created_at%1$s, row_id%1$s', down)
    when 'status' then format('array_position(%L::text[], status)%s, created_at desc, row_id desc', statuses, down)
    else format('created_at%1$s, row_id%1$s', down) end;
  if reminds then
    keys := format('s.remind_on <= %L is not true, ', today) || keys;
  end if;
  execute 'select count(*) from (select from row_states as s where ' || conditions || ' limit 10001) as limited'
    into total;
  -- Few rows are filtered first and then sorted; many are scanned in the order of an index until there are enough. Of more
  -- than 10,000 that contain a word, a page in another order than that of time sorts the newest 10,000. No
  -- index has the statuses in the order of the spec, so each status is scanned, including those that left the spec.
  return query execute case
    when wanted ? 'words' and (total <= 10000 or ltrim(sorted, '-') <> 'created') then format('with s as materialized (
        select * from row_states as s where %s) select row_id, %s::bigint from s order by %s offset %s limit %L',
      conditions || case when total > 10000 and size is not null
        then ' order by created_at desc, row_id desc limit 10000' else '' end, total, keys, skip, size)
    when ltrim(sorted, '-') = 'status' then format('with recursive present as (
        (select status from row_states where table_name = %1$L order by status limit 1)
        union all select (
          select n.status from row_states as n where n.table_name = %1$L and n.status > p.status order by n.status
            limit 1
        ) from present as p where p.status is not null)
      select f.row_id, %2$s::bigint from present as p, lateral (
        select s.row_id, s.status, s.created_at from row_states as s where %3$s and s.status = p.status
          order by s.created_at desc, s.row_id desc limit %4$s) as f
      order by array_position(%5$L::text[], f.status)%6$s, f.created_at desc, f.row_id desc offset %7$s limit %8$L',
      place, total, conditions, coalesce((skip + size)::text, 'null'), statuses, down, skip, size)
    when reminds then format('select row_id, %1$s::bigint from (
        select row_id, created_at, remind_on from row_states as s where %2$s and s.remind_on <= %3$L
        union all (select row_id, created_at, null from row_states as s
          where %2$s and s.remind_on <= %3$L is not true order by created_at desc, row_id desc limit %4$s)) as s
      order by %5$s offset %6$s limit %7$L',
      total, conditions, today, coalesce((skip + size)::text, 'null'), keys, skip, size)
    else format('select row_id, %s::bigint from row_states as s where %s order by %s offset %s limit %L',
      total, conditions, keys, skip, size) end;
  if not found then
    -- Beyond the last page.
    row_id := null;
    return next;
  end if;
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
  site_internal.desk_list, site_internal.desk_rows, site_internal.desk_note, site_internal.desk_held
  to desk;
