/**
 * The two kinds of hosted project. Until 2026, the API roles had all privileges on new objects in `public`; in newer
 * projects they need grants.
 */
export const HOSTED_KINDS = ['classic', '2026'] as const;

export type HostedKind = (typeof HOSTED_KINDS)[number];

const API_ROLES = 'anon, authenticated, service_role';

/** Creates the roles, on a cluster whose superuser is `supabase_admin`. */
export const HOSTED_ROLES = `
create role postgres login nosuperuser createdb createrole replication bypassrls;
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role authenticator login noinherit;
create role supabase_functions_admin login noinherit createrole;
grant ${API_ROLES} to authenticator;
grant ${API_ROLES}, pg_read_all_data, pg_monitor, pg_signal_backend, supabase_functions_admin to postgres;
alter role postgres set search_path = "$user", public, extensions;
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';`;

function byDefault(
  change: (objects: string, privileges: string) => string,
  privileges: Readonly<Record<string, string>>,
): string {
  return ['postgres', 'supabase_admin']
    .flatMap((owner) =>
      Object.entries(privileges).map(
        ([objects, which]) => `alter default privileges for role ${owner} in schema public ${change(objects, which)};`,
      ),
    )
    .join('\n');
}

/** Sets up the database of a new project. */
export function projectSql(kind: HostedKind): string {
  return `
create schema extensions;
create extension pgcrypto schema extensions;
create extension "uuid-ossp" schema extensions;
grant all on schema extensions to postgres;
grant usage on schema public, extensions to postgres, ${API_ROLES};
${byDefault((objects, privileges) => `grant ${privileges} on ${objects} to postgres, ${API_ROLES}`, { tables: 'all', functions: 'all', sequences: 'all' })}
${
  kind === 'classic'
    ? ''
    : byDefault((objects, privileges) => `revoke ${privileges} on ${objects} from ${API_ROLES}`, {
        tables: 'select, insert, update, delete',
        functions: 'execute',
        sequences: 'usage, select',
      })
}`;
}

/** *Integrations → Cron* in the dashboard: the real extension, with the privileges of a project's owner. */
export const CRON_SQL = `
create extension pg_cron;
grant usage on schema cron to postgres with grant option;
grant all on all functions in schema cron to postgres with grant option;
grant all on all tables in schema cron to postgres with grant option;
revoke all on table cron.job from postgres;
grant select on table cron.job to postgres with grant option;`;

/**
 * *Integrations → Database Webhooks* in the dashboard. Only hosted projects have the extension that sends them: here
 * `net.http_post` records requests in `net.sent`.
 */
export const WEBHOOKS_SQL = `
create schema net;
create table net.sent (id bigint generated always as identity, url text, body jsonb, params jsonb, headers jsonb, timeout integer);
create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds integer default 5000)
returns bigint language sql security definer set search_path = net
  as $$ insert into net.sent (url, body, params, headers, timeout) values ($1, $2, $3, $4, $5) returning id $$;
grant usage on schema net to supabase_functions_admin, postgres, ${API_ROLES};
grant select on net.sent to postgres;
create schema supabase_functions;
grant usage on schema supabase_functions to postgres, ${API_ROLES};
grant all on schema supabase_functions to supabase_functions_admin;
create function supabase_functions.http_request() returns trigger
language plpgsql security definer set search_path = supabase_functions as $$
begin
  perform net.http_post(tg_argv[0], jsonb_build_object('old_record', old, 'record', new, 'type', tg_op, 'table', tg_table_name,
    'schema', tg_table_schema), tg_argv[3]::jsonb, tg_argv[2]::jsonb, tg_argv[4]::integer);
  return new;
end $$;
alter function supabase_functions.http_request() owner to supabase_functions_admin;
revoke all on function supabase_functions.http_request() from public;
grant execute on function supabase_functions.http_request() to postgres, ${API_ROLES};`;

/** Switches both off as the dashboard does, with all dependent objects. */
export const CRON_OFF_SQL = 'drop extension pg_cron cascade';
export const WEBHOOKS_OFF_SQL = 'drop schema supabase_functions cascade; drop schema net cascade';
