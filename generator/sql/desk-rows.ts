import { compileDeskTable } from '../compile/desk-table.ts';
import { localesOf } from '../compile/locales.ts';
import type { SiteSpec } from '../schema/index.ts';
import { textArray } from './desk-access.ts';
import { deskFunction } from './desk-function.ts';
import { quoted } from './quoted.ts';
import { privateSchema as s } from './requests.ts';

/** What lists go by is kept by triggers: how rows stand, what they are searched and sorted by, where they came from. */
export function deskRows(spec: SiteSpec): string {
  return `${[
    deskFunction({
      what: 'A text as it is searched: without accents, case, and characters that nobody sees.',
      name: 'folded',
      takes: 'value text',
      returns: 'text',
      language: 'sql',
      volatility: 'immutable',
      body: `  select lower(regexp_replace(normalize(value, nfd), '[\\u0300-\\u036f\\u00ad\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]', '', 'g'))`,
    }),
    deskFunction({
      what: 'Notes how a row stands when it comes in, and what it is found by whenever it changes.',
      name: 'note_state',
      takes: 'place text, entry jsonb, name_column text, email_column text, marks jsonb, columns text[]',
      returns: 'void',
      language: 'sql',
      body: `  insert into ${s}.row_states (row_id, table_name, created_at, form, status, name_key, email_key, search)
    select (entry ->> 'id')::uuid, place, (entry ->> 'created_at')::timestamptz,
      -- Where the browser did not say it, by the form's own words.
      coalesce((select o.form from ${s}.row_origins as o where o.row_id = (entry ->> 'id')::uuid),
        (select m.key from jsonb_each(marks) as m where starts_with(entry ->> (m.value ->> 'column'), m.value ->> 'with') limit 1)),
      (select initial from ${s}.desk_names()),
      left(${s}.folded(coalesce(entry ->> name_column, '')), 100), left(${s}.address_of(coalesce(entry ->> email_column, '')), 400),
      ${s}.folded(coalesce((select string_agg(entry ->> c.name, e'\\n' order by c.position) from unnest(columns) with ordinality as c (name, position)), ''))
    on conflict (row_id) do update set created_at = excluded.created_at, form = coalesce(row_states.form, excluded.form),
      name_key = excluded.name_key, email_key = excluded.email_key, search = excluded.search`,
    }),
    deskFunction({
      what: 'Runs when a row comes in or is changed by hand.',
      name: 'note_row',
      takes: '',
      returns: 'trigger',
      asOwner: true,
      body: `begin
  perform ${s}.note_state(tg_table_name, to_jsonb(new), tg_argv[0], tg_argv[1], tg_argv[2]::jsonb, tg_argv[3]::text[]);
  return null;
end`,
    }),
    deskFunction({
      what: 'Runs when a row is followed up, by the desk or by a command: from then on it stands so.',
      name: 'note_follow_up',
      takes: '',
      returns: 'trigger',
      asOwner: true,
      body: `begin
  update ${s}.row_states set
      status = coalesce(new.status, status), status_noted = status_noted or new.status is not null,
      assignee = case when new.assigned then new.assignee else assignee end,
      version = version + case when new.status is not null or new.assigned then 1 else 0 end,
      changed_at = new.noted_at, changed_by = new.person
    where row_id = new.row_id;
  return null;
end`,
    }),
  ].join('\n\n')}
drop trigger if exists follow_ups_noted on ${s}.follow_ups;
create trigger follow_ups_noted after insert on ${s}.follow_ups for each row execute function ${s}.note_follow_up();

-- Runs when a row is deleted, also by hand in a dashboard: what was noted about it goes too. Its state first: whoever is
-- changing the row holds that, and what they note is there to be deleted afterwards.
create or replace function ${s}.forget_row() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from ${s}.row_states where row_id = old.id;
  delete from ${s}.row_origins where row_id = old.id;
  delete from ${s}.undo where row_id = old.id;
  delete from ${s}.follow_ups where row_id = old.id;
  delete from ${s}.requests where row_id = old.id;
  if to_regclass('${s}.outbox') is not null then
    delete from ${s}.outbox where row_id = old.id;
  end if;
  return null;
end $$;
revoke all on function ${s}.forget_row() from public, anon, authenticated;

${deskOrigins(spec)}`;
}

/** What the database takes down of where a message came from. All of it is the visitor's own claim. */
function deskOrigins(spec: SiteSpec): string {
  const byTable = Object.keys(spec.tables).map(
    (table) =>
      `    when ${quoted(table)} then ${textArray(Object.keys(spec.forms).filter((form) => spec.forms[form]?.table === table))}`,
  );
  return deskFunction({
    what: 'Takes down where a message came from, as far as its header makes sense. What does not is left out, and never refused.',
    name: 'note_origin',
    takes: 'place text, which uuid, header text',
    returns: 'void',
    body: `declare
  said jsonb;
  told ${s}.row_origins;
begin
  if header is null or octet_length(header) > 2048 then
    return;
  end if;
  said := header::jsonb;
  if jsonb_typeof(said) <> 'object' then
    return;
  end if;
  told.form := (select said ->> 'form' where said ->> 'form' = any (case place
${byTable.join('\n')}
    else '{}'::text[] end));
  told.locale := (select said ->> 'locale' where said ->> 'locale' = any (${textArray(localesOf(spec))}));
  told.page := (select said ->> 'page' where char_length(said ->> 'page') <= 300 and said ->> 'page' ~ '^/([^/\\\\[:cntrl:][:space:]?#][^[:cntrl:][:space:]?#]*)?$');
  told.referrer := (select lower(said ->> 'referrer') where said ->> 'referrer' ~* '^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$');
  told.utm := coalesce((
    select jsonb_object_agg(key, left(value #>> '{}', 100)) from (
      select key, value from jsonb_each(case when jsonb_typeof(said -> 'utm') = 'object' then said -> 'utm' else '{}' end)
        where key ~ '^utm_[a-z_]{1,30}$' and jsonb_typeof(value) = 'string' and value #>> '{}' ~ '^[^[:cntrl:]]+$' order by key limit 10) as taken), '{}');
  if told.form is not null or told.locale is not null or told.page is not null or told.referrer is not null or told.utm <> '{}' then
    insert into ${s}.row_origins (row_id, table_name, form, locale, page, utm, referrer)
      values (which, place, told.form, told.locale, told.page, told.utm, told.referrer) on conflict (row_id) do nothing;
  end if;
exception when others then
  -- A message is never lost for what was said of it.
  return;
end`,
  });
}

/** What a table needs for its inbox: who sees it, and the trigger that keeps its list. Again whenever the table changes. */
export function deskTable(spec: SiteSpec, table: string): string {
  const { desk } = spec;
  if (!desk) return '';
  const { person, forms, columns } = compileDeskTable(spec, desk, table);
  const marks = Object.fromEntries(forms.flatMap(({ id, begins }) => (begins ? [[id, begins]] : [])));
  const texts = columns
    .filter(({ name }) => spec.tables[table]?.columns[name]?.type === 'text')
    .map(({ name }) => name);
  const values = [person.name ?? '', person.email ?? '', JSON.stringify(marks), `{${texts.join(',')}}`].map(quoted);
  const [name, email, formMarks, texted] = values;
  return `grant select on table public.${table} to desk;
drop policy if exists ${table}_desk on public.${table};
create policy ${table}_desk on public.${table}
  for select to desk
  using ((select ${s}.desk_sees(${quoted(table)})));

drop trigger if exists ${table}_note on public.${table};
create trigger ${table}_note after insert or update on public.${table}
  for each row execute function ${s}.note_row(${values.join(', ')});

-- Rows that are there already.
do $do$ begin
  perform ${s}.note_state(${quoted(table)}, to_jsonb(t), ${name}, ${email}, ${formMarks}::jsonb, ${texted}::text[]) from public.${table} as t;
end $do$;
update ${s}.row_states as r set status = f.status, status_noted = true, version = f.lines, changed_at = f.at
  from (select row_id, (array_agg(status order by noted_at desc, id))[1] as status, count(*)::integer as lines, max(noted_at) as at
    from ${s}.follow_ups where table_name = ${quoted(table)} and status is not null group by row_id) as f
  where r.row_id = f.row_id and not r.status_noted;`;
}
