import type { Notify } from './notify.ts';
import { privateSchema } from './requests.ts';
import { quoted } from './quoted.ts';

function list(names: readonly string[]): string {
  return `array[${names.map(quoted).join(', ')}]::text[]`;
}

const AGAIN = `and run "select * from ${privateSchema}.set_up()" in the SQL editor, unless the site''s own server (npm run serve) works on this database.`;

/** The block that says who is not told of new rows, and how many wait. */
function untold(tables: readonly string[]): string {
  return `
  select string_agg(name, ', ' order by name) into untold from unnest(${list(tables)}) as name
    where not exists (
      select from pg_trigger as t join pg_proc as f on f.oid = t.tgfoid
        where t.tgrelid = to_regclass(format('public.%I', name)) and t.tgname = name || '_notify' and t.tgenabled <> 'D'
          and f.oid = to_regprocedure('supabase_functions.http_request()'));
  if untold is not null then
    select count(*) into waiting from ${privateSchema}.outbox;
    what := format('Nobody is told of new rows in %s (%s wait): this is a hosted project without Database Webhooks.', untold, waiting);
    remedy := 'Switch them on (Integrations, Database Webhooks) ${AGAIN}';
    return next;
  end if;
`;
}

/** The block that has new rows told by whatever the database has for it, and with them those that have waited for it. */
function tell({ tables, url }: Notify): string {
  return `
  -- A hosted project that has Database Webhooks switched on calls the address itself. Every other database only notes the
  -- row for the site's server.
  webhooks := to_regprocedure('supabase_functions.http_request()') is not null;
  foreach told in array ${list(tables)} loop
    execute format('drop trigger if exists %I on public.%I', told || '_notify', told);
    execute format('create trigger %I after insert on public.%I for each row execute function %s', told || '_notify', told,
      case when webhooks then format('supabase_functions.http_request(%L, ''POST'', ''{"Content-Type":"application/json"}'', ''{}'', ''5000'')', ${quoted(url)})
        else '${privateSchema}.put_into_outbox()' end);
  end loop;
  if webhooks and to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is not null then
    for entry in delete from ${privateSchema}.outbox where table_name = any (${list(tables)}) returning table_name, row_id loop
      execute format('select to_jsonb(t) from public.%I as t where id = $1', entry.table_name) into waited using entry.row_id;
      perform net.http_post(url => ${quoted(url)}, headers => '{"Content-Type":"application/json"}', timeout_milliseconds => 5000,
        body => jsonb_build_object('type', 'INSERT', 'schema', 'public', 'table', entry.table_name, 'record', waited, 'old_record', null))
        where waited is not null;
    end loop;
  end if;
`;
}

/** What pg_cron and Database Webhooks do in a hosted project. Runs again whenever it changes. */
export function upkeep(notify: Notify | undefined): string {
  return `-- What a hosted project lacks of what this site needs there; nothing elsewhere, where the site's own server does it.
create or replace function ${privateSchema}.missing() returns table (what text, remedy text)
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  scheduled boolean := false;${notify ? '\n  untold text;\n  waiting bigint;' : ''}
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
    what := 'Nothing deletes what has been kept for its time: this is a hosted project without a job of pg_cron for it.';
    remedy := 'Switch pg_cron on (Integrations, Cron) ${AGAIN}';
    return next;
  end if;
${notify ? untold(notify.tables) : ''}end $$;
revoke all on function ${privateSchema}.missing() from public, anon, authenticated;

-- Has pg_cron${notify ? ' and Database Webhooks' : ''} do what a hosted project has no other server for, where they are switched on, and answers what is
-- missing. To be run again whenever one of them was switched on or off: select * from ${privateSchema}.set_up();
create or replace function ${privateSchema}.set_up() returns table (what text, remedy text)
language plpgsql set search_path = pg_catalog, pg_temp as $$${notify ? '\ndeclare\n  webhooks boolean;\n  told text;\n  entry record;\n  waited jsonb;' : ''}
begin
  -- At half past nine in the morning UTC. A job of this name that is there already is replaced.
  if exists (select from pg_extension where extname = 'pg_cron') then
    begin
      perform cron.schedule('site-purge', '30 9 * * *', 'select * from ${privateSchema}.purge()');
    exception when insufficient_privilege then
      null;
    end;
  end if;
${notify ? tell(notify) : ''}
  return query select * from ${privateSchema}.missing();
end $$;
revoke all on function ${privateSchema}.set_up() from public, anon, authenticated;

do $do$ declare
  problem record;
begin
  for problem in select * from ${privateSchema}.set_up() loop
    raise warning '% %', problem.what, problem.remedy;
  end loop;
end $do$;`;
}
