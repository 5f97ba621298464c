-- Extensions that a hosted project still needs. Elsewhere the site's own server does their work.
create or replace function site_internal.missing() returns table (what text, remedy text)
language plpgsql stable set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  again constant text := ' and run "select * from site_internal.set_up()" in the SQL editor, unless the site''s own '
    || 'server (npm run serve) works on this database.';
  scheduled boolean := false;
  unnotified text;
  waiting bigint;
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
    what := 'Expired rows are not deleted: this hosted project has no pg_cron job that deletes them.';
    remedy := 'Switch pg_cron on (Integrations, Cron)' || again;
    return next;
  end if;
  select string_agg(name, ', ' order by name) into unnotified from notify_target(), unnest(tables) as name
    where not exists (
      select from pg_trigger as t join pg_proc as f on f.oid = t.tgfoid
        where t.tgrelid = to_regclass(format('public.%I', name)) and t.tgname = name || '_notify' and t.tgenabled <> 'D'
          and f.oid = to_regprocedure('supabase_functions.http_request()'));
  if unnotified is not null then
    select count(*) into waiting from outbox;
    what := format('Nobody is notified of new rows in %s (%s wait): this hosted project has no Database Webhooks.',
      unnotified, waiting);
    remedy := 'Switch them on (Integrations, Database Webhooks)' || again;
    return next;
  end if;
end $$;

-- Sets up pg_cron and Database Webhooks in a hosted project where they are enabled, and returns what is missing. Run it
-- again after enabling or disabling one: select * from site_internal.set_up();
create or replace function site_internal.set_up() returns table (what text, remedy text)
language plpgsql set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  webhooks constant boolean := to_regprocedure('supabase_functions.http_request()') is not null;
  target record;
  place text;
  entry record;
  waited jsonb;
begin
  -- At 09:30 UTC. Replaces an existing job of this name.
  if exists (select from pg_extension where extname = 'pg_cron') then
    begin
      perform cron.schedule('site-purge', '30 9 * * *', 'select * from site_internal.purge()');
    exception when insufficient_privilege then
      null;
    end;
  end if;

  -- A hosted project with Database Webhooks calls the address itself. Every other database queues the row for the site's
  -- server. Messages whose honeypot was filled in go nowhere.
  select * into target from notify_target();
  for place in select c.relname from pg_trigger as t join pg_class as c on c.oid = t.tgrelid
      where c.relnamespace = 'public'::regnamespace and t.tgname = c.relname || '_notify' loop
    execute format('drop trigger %I on public.%I', place || '_notify', place);
    if place <> all (target.tables) then
      delete from outbox where table_name = place;
    end if;
  end loop;
  foreach place in array target.tables loop
    execute format('create trigger %I after insert on public.%I for each row
      when (current_setting(''site_internal.trapped'', true) is distinct from ''true'') execute function %s',
      place || '_notify', place, case when webhooks then format('supabase_functions.http_request(%L, %L, %L, %L, %L)',
          target.url, 'POST', '{"Content-Type":"application/json"}', '{}', '5000')
        else 'site_internal.put_into_outbox()' end);
  end loop;
  if webhooks and cardinality(target.tables) > 0
      and to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is not null then
    for entry in delete from outbox where table_name = any (target.tables) returning table_name, row_id loop
      execute format('select to_jsonb(t) from public.%I as t where id = $1', entry.table_name)
        into waited using entry.row_id;
      perform net.http_post(url => target.url, headers => '{"Content-Type":"application/json"}',
        timeout_milliseconds => 5000,
        body => jsonb_build_object('type', 'INSERT', 'schema', 'public', 'table', entry.table_name, 'record', waited,
          'old_record', null))
        where waited is not null;
    end loop;
  end if;
  return query select * from missing();
end $$;

do $do$ declare
  problem record;
begin
  for problem in select * from site_internal.set_up() loop
    raise warning '% %', problem.what, problem.remedy;
  end loop;
end $do$;
