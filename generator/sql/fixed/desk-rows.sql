-- A text for searching, in which what looks the same is the same: without accents, case and invisible characters, with
-- plain quotes, dashes, spaces, letters and digits. Quotes come first: NFKD makes a space of the accent in "O´Connor".
create or replace function site_internal.folded(value text) returns text
language sql immutable set search_path = pg_catalog, site_internal, pg_temp as $$
  select lower(regexp_replace(normalize(regexp_replace(regexp_replace(regexp_replace(value,
    '[`\u00b4\u02b9\u02bb-\u02bd\u02c8\u055a\u2018-\u201b\u2032\u2035\u2039\u203a\ua78c\uff40]', '''', 'g'),
    '[\u00ab\u00bb\u201c-\u201f\u2033\u2036\u301d-\u301f]', '"', 'g'),
    '[\u2010-\u2015\u2043\u2212\ufe58]', '-', 'g'), nfkd),
    '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f'
      '\u00ad\u061c\u115f\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g'))
$$;

-- The telephone numbers in a folded text, as digits only.
create or replace function site_internal.numbers_in(value text) returns text
language sql immutable set search_path = pg_catalog, site_internal, pg_temp as $$
  select coalesce(string_agg(regexp_replace(found[1], '[^0-9]', '', 'g'), e'\n'), '')
    from regexp_matches(value, '([0-9][0-9[:space:]().-]{6,30}[0-9])', 'g') as found
$$;

-- The pattern for texts that contain a word, both folded.
create or replace function site_internal.containing(word text) returns text
language sql immutable set search_path = pg_catalog, site_internal, pg_temp as $$
  select '%' || regexp_replace(folded(word), '([\\%_])', '\\\1', 'g') || '%'
$$;

-- Creates the state of a new row, and updates what it is searched and sorted by whenever the row changes.
create or replace function site_internal.note_state(place text, entry jsonb, name_column text, email_column text,
  marks jsonb, columns text[]) returns void
language sql set search_path = pg_catalog, site_internal, pg_temp as $$
  insert into row_states (row_id, table_name, created_at, form, status, status_noted, name_key, email_key, search)
    select (entry ->> 'id')::uuid, place, (entry ->> 'created_at')::timestamptz,
      -- If the browser did not name the form, by the text that a column of its rows begins with.
      coalesce((select o.form from row_origins as o where o.row_id = (entry ->> 'id')::uuid),
        (select m.key from jsonb_each(marks) as m
          where starts_with(entry ->> (m.value ->> 'column'), m.value ->> 'with') limit 1)),
      coalesce(noted.status, (select initial from desk_names())), noted.status is not null,
      left(folded(coalesce(entry ->> name_column, '')), 100),
        left(address_of(coalesce(entry ->> email_column, '')), 400),
      concat_ws(e'\n', entry ->> 'id', written, numbers_in(written))
    from folded(coalesce((select string_agg(entry ->> c.name, e'\n' order by c.position)
        from unnest(columns) with ordinality as c (name, position)), '')) as written
      left join lateral (select f.status from follow_ups as f where f.row_id = (entry ->> 'id')::uuid
        and f.status is not null order by f.noted_at desc, f.id limit 1) as noted on true
    on conflict (row_id) do update set created_at = excluded.created_at,
      form = coalesce(row_states.form, excluded.form),
      name_key = excluded.name_key, email_key = excluded.email_key,
      search = concat_ws(e'\n', excluded.search,
        (select string_agg(folded(f.note), e'\n') from follow_ups as f where f.row_id = excluded.row_id))
$$;

-- Runs when a row is inserted, or changed by hand.
create or replace function site_internal.note_row() returns trigger
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  perform note_state(tg_table_name, to_jsonb(new), tg_argv[0], tg_argv[1], tg_argv[2]::jsonb, tg_argv[3]::text[]);
  return null;
end $$;

-- Runs when a row is followed up, at the desk or by a command: applies the new status and assignee.
create or replace function site_internal.note_follow_up() returns trigger
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  update row_states set
      status = coalesce(new.status, status), status_noted = status_noted or new.status is not null,
      assignee = case when new.assigned then new.assignee else assignee end,
      remind_on = case when new.reminds then new.remind_on else remind_on end,
      remind_for = case when not new.reminds then remind_for when new.remind_on is not null then new.person end,
      version = version + case when new.status is not null or new.assigned or new.reminds then 1 else 0 end,
      changed_at = case when new.action is null then new.noted_at else changed_at end,
      changed_by = case when new.action is null then new.person else changed_by end,
      search = concat_ws(e'\n', search, folded(new.note))
    where row_id = new.row_id;
  return null;
end $$;
drop trigger if exists follow_ups_noted on site_internal.follow_ups;
create trigger follow_ups_noted after insert on site_internal.follow_ups for each row
  execute function site_internal.note_follow_up();

-- Stores the origin of a message from its header. Invalid parts are ignored; nothing is refused for them.
create or replace function site_internal.note_origin(place text, which uuid, header text) returns void
language plpgsql set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  context jsonb;
  origin row_origins;
begin
  if header is null or octet_length(header) > 2048 then
    return;
  end if;
  context := header::jsonb;
  if jsonb_typeof(context) <> 'object' then
    return;
  end if;
  origin.form := (select context ->> 'form' where context ->> 'form' = any (desk_forms(place)));
  origin.locale := (select context ->> 'locale'
    where context ->> 'locale' = any ((select locales from desk_names())::text[]));
  origin.page := (select context ->> 'page' where char_length(context ->> 'page') <= 300
    and context ->> 'page' ~ '^/([^/\\[:cntrl:][:space:]?#][^[:cntrl:][:space:]?#]*)?$');
  origin.referrer := (select lower(context ->> 'referrer')
    where context ->> 'referrer' ~* '^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$');
  origin.utm := coalesce((
    select jsonb_object_agg(key, left(value #>> '{}', 100)) from (
      select key, value from jsonb_each(case when jsonb_typeof(context -> 'utm') = 'object' then context -> 'utm'
        else '{}' end)
        where key ~ '^utm_[a-z_]{1,30}$' and jsonb_typeof(value) = 'string' and value #>> '{}' ~ '^[^[:cntrl:]]+$'
        order by key limit 10) as taken), '{}');
  if origin.form is not null or origin.locale is not null or origin.page is not null or origin.referrer is not null
    or origin.utm <> '{}' then
    insert into row_origins (row_id, table_name, form, locale, page, utm, referrer)
      values (which, place, origin.form, origin.locale, origin.page, origin.utm, origin.referrer)
      on conflict (row_id) do nothing;
  end if;
exception when others then
  -- An invalid header never loses a message.
  return;
end $$;
