import { hash } from 'node:crypto';
import { compileDeskTable } from '../compile/desk.ts';
import type { Column, Desk, SiteSpec } from '../schema/index.ts';
import { fixedSql, quoted } from './text.ts';

/** In characters of up to four bytes. PostgreSQL rejects index entries of more than 2,704 bytes. */
const maxIndexedLength = 650;

/** Whether every value of a column fits into an index. */
function fitsIndex(column: Column | undefined): boolean {
  return column !== undefined && (column.type !== 'text' || column.max <= maxIndexedLength);
}

/** An index name of at most 63 characters: PostgreSQL truncates longer ones, which could then clash. */
function indexName(name: string): string {
  return name.length <= 63 ? name : `${name.slice(0, 50)}_${hash('sha256', name).slice(0, 12)}`;
}

/** Creates indexes on the columns by which the desk filters its lists; empty if there are none. */
export function deskFilters(spec: SiteSpec, desk: Desk): string {
  return Object.entries(spec.tables)
    .flatMap(([table, { columns }]) =>
      compileDeskTable(spec, desk, table)
        .filters.filter((name) => fitsIndex(columns[name]))
        .map(
          (name) => `create index if not exists ${indexName(`${table}_${name}_filter`)} on public.${table} (${name});`,
        ),
    )
    .join('\n');
}

/**
 * A table's policy for the desk, and the trigger that maintains its list. Runs again whenever one of them or the functions
 * of the trigger change, so that stored rows are searched like new ones.
 */
export function deskInbox(spec: SiteSpec, desk: Desk, table: string): string {
  const { person, forms, columns } = compileDeskTable(spec, desk, table);
  const marks = Object.fromEntries(forms.flatMap(({ id, begins }) => (begins ? [[id, begins]] : [])));
  const texts = columns
    .filter(({ name }) => spec.tables[table]?.columns[name]?.type === 'text')
    .map(({ name }) => name);
  const values = [person.name ?? '', person.email ?? '', JSON.stringify(marks), `{${texts.join(',')}}`].map(quoted);
  const [name, email, formMarks, textColumns] = values;
  return `grant select on table public.${table} to desk;
drop policy if exists ${table}_desk on public.${table};
create policy ${table}_desk on public.${table}
  for select to desk
  using ((select site_internal.desk_sees(${quoted(table)})));

drop trigger if exists ${table}_note on public.${table};
create trigger ${table}_note after insert or update on public.${table}
  for each row execute function site_internal.note_row(${values.join(', ')});

-- Existing rows, again whenever the functions change (${hash('sha256', fixedSql('desk-rows')).slice(0, 12)}).
do $do$ begin
  perform site_internal.note_state(${quoted(table)}, to_jsonb(t), ${name}, ${email}, ${formMarks}::jsonb, ${textColumns}::text[])
    from public.${table} as t;
end $do$;
update site_internal.row_states as r set status = f.status, status_noted = true, version = f.lines, changed_at = f.at
  from (select row_id, (array_agg(status order by noted_at desc, id))[1] as status, count(*)::integer as lines,
      max(noted_at) as at
    from site_internal.follow_ups where table_name = ${quoted(table)} and status is not null group by row_id) as f
  where r.row_id = f.row_id and not r.status_noted;`;
}
