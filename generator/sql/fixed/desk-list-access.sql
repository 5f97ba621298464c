-- The server composes the queries of lists and of the audit, and runs them as the current person: the role desk may read
-- these columns of the rows of that person's tables, which rows they have opened, and the audit with that power.
drop function if exists site_internal.desk_list(text, jsonb, text, bigint, bigint);
drop function if exists site_internal.desk_audit(jsonb, bigint, bigint);
drop policy if exists row_states_desk on site_internal.row_states;
create policy row_states_desk on site_internal.row_states for select to desk
  using (table_name = any ((select site_internal.desk_tables())::text[]));
drop policy if exists reads_desk on site_internal.reads;
create policy reads_desk on site_internal.reads for select to desk
  using (person = (select site_internal.desk_person()));
drop policy if exists audit_desk on site_internal.audit;
create policy audit_desk on site_internal.audit for select to desk using ((select site_internal.desk_may('audit')));

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

-- The e-mail addresses of the people in the audit whose name or address contains a text. Removed people are still there.
create or replace function site_internal.desk_audited(part text) returns text[]
language sql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
  select array(select email from people
    where desk_may('audit') and folded(concat_ws(' ', name, email)) like containing(part))
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
  site_internal.folded, site_internal.containing, site_internal.desk_time, site_internal.desk_unread_since,
  site_internal.desk_id_of, site_internal.desk_called, site_internal.desk_audited, site_internal.desk_search,
  site_internal.desk_rows, site_internal.desk_note, site_internal.desk_held
  to desk;
