-- The templates for replies that people have added or changed at the desk, and those of the spec that they have removed.
-- The other templates of the spec are not here.
create table if not exists site_internal.templates (
  id text primary key constraint templates_id check (id ~ '^[a-zA-Z0-9_-]{1,64}$'),
  label jsonb,
  tables text[],
  subject jsonb,
  body jsonb,
  removed boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  constraint templates_whole check (removed or (label is not null and body is not null))
);
-- The signature below the replies of people without one of their own.
create table if not exists site_internal.signature (
  single boolean primary key default true check (single),
  body jsonb not null,
  version integer not null default 1
);
alter table site_internal.people add column if not exists signature text;
alter table site_internal.people drop constraint if exists people_signature;
alter table site_internal.people add constraint people_signature check (char_length(signature) <= 1000);
alter table site_internal.templates enable row level security;
alter table site_internal.signature enable row level security;
revoke all on table site_internal.templates, site_internal.signature from public, anon, authenticated, desk;

-- Refuses texts that do not have each language of the site, or that are too long. Those of one line have no line breaks.
create or replace function site_internal.desk_texts(given jsonb, longest integer, one_line boolean) returns void
language plpgsql set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  language text;
begin
  foreach language in array (select locales from desk_names())::text[] loop
    if coalesce(btrim(given ->> language, e' \n\t'), '') = '' or char_length(given ->> language) > longest
      or (one_line and given ->> language ~ '[[:cntrl:]\u2028\u2029]') then
      raise exception using errcode = '22023', message = 'invalidTemplate';
    end if;
  end loop;
end $$;

-- What replies are written with: the templates of this table, the firm's signature and the current person's own.
create or replace function site_internal.desk_templates() returns jsonb
language sql stable security definer set search_path = pg_catalog, site_internal, pg_temp as $$
  select jsonb_build_object(
    'templates', coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', id, 'label', label,
        'tables', to_jsonb(tables), 'subject', subject, 'body', body, 'removed', removed, 'version', version))
        order by created_at, id) from templates), '[]'),
    'signature', (select jsonb_build_object('body', body, 'version', version) from signature),
    'own', p.signature)
    from people as p where p.id = desk_person()
$$;

-- Adds or changes a template, unless somebody else has changed it since `based_on`.
create or replace function site_internal.desk_set_template(which text, based_on integer, given jsonb) returns text
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  places text[] := case when jsonb_typeof(given -> 'tables') = 'array'
    then array(select jsonb_array_elements_text(given -> 'tables')) end;
begin
  if not desk_may('templates') then
    return null;
  end if;
  perform desk_texts(given -> 'label', 80, true);
  perform desk_texts(given -> 'body', 8000, false);
  if given -> 'subject' is not null then
    perform desk_texts(given -> 'subject', 200, true);
  end if;
  if exists (select from unnest(places) as place where cardinality(desk_statuses(place)) = 0) then
    raise exception using errcode = '22023', message = 'invalidTemplate';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('templates', 0));
  if coalesce((select version from templates where id = which), 0) <> based_on then
    return 'conflict';
  end if;
  insert into templates as t (id, label, tables, subject, body)
    values (which, given -> 'label', places, given -> 'subject', given -> 'body')
    on conflict (id) do update set label = excluded.label, tables = excluded.tables, subject = excluded.subject,
      body = excluded.body, removed = false, version = t.version + 1;
  perform audit_note('template', null, null,
    jsonb_build_object('template', given -> 'label' ->> (select (locales::text[])[1] from desk_names())));
  return 'saved';
end $$;

-- Removes a template. With `hidden` it is one of the spec, which is no longer offered; otherwise one of the spec has its
-- own text again.
create or replace function site_internal.desk_drop_template(which text, based_on integer, hidden boolean, called text)
returns text
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  if not desk_may('templates') then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('templates', 0));
  if coalesce((select version from templates where id = which), 0) <> based_on then
    return 'conflict';
  end if;
  if hidden then
    insert into templates as t (id, removed) values (which, true)
      on conflict (id) do update set removed = true, version = t.version + 1;
  else
    delete from templates where id = which;
  end if;
  perform audit_note('template', null, null, jsonb_build_object('template', left(called, 80),
    case when hidden then 'removed' else 'restored' end, true));
  return 'saved';
end $$;

-- Changes the firm's signature, unless somebody else has changed it since `based_on`.
create or replace function site_internal.desk_set_signature(based_on integer, given jsonb) returns text
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  if not desk_may('templates') then
    return null;
  end if;
  perform desk_texts(given, 1000, false);
  perform pg_advisory_xact_lock(hashtextextended('templates', 0));
  if coalesce((select version from signature), 0) <> based_on then
    return 'conflict';
  end if;
  insert into signature as s (body) values (given)
    on conflict (single) do update set body = excluded.body, version = s.version + 1;
  perform audit_note('template', null, null, '{"signature": true}');
  return 'saved';
end $$;

-- Changes the current person's own signature; an empty one is none.
create or replace function site_internal.desk_sign(given text) returns boolean
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  update people set signature = nullif(btrim(given, e' \n\t'), ''), updated_at = clock_timestamp()
    where id = desk_person();
  return found;
end $$;

grant execute on function
  site_internal.desk_templates, site_internal.desk_set_template, site_internal.desk_drop_template,
  site_internal.desk_set_signature, site_internal.desk_sign
  to desk;
