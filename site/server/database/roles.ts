import type { Connection } from './database.ts';

/** The roles of hosted Supabase that the migrations refer to, and the desk's role. */
const ROLES = ['anon', 'authenticated', 'service_role', 'desk'] as const;
/** The roles that the connected user switches to with `set role`. */
const ACTED_AS = ['anon', 'desk'] as const;

/**
 * Creates missing roles, and lets the connected user switch to `anon` and `desk`. Roles belong to the whole server, so
 * another of its databases may have created them, or may be doing so concurrently.
 */
export async function ensureRoles(connection: Connection): Promise<void> {
  await connection.script(`${ROLES.map(createRole).join('\n')}\n${ACTED_AS.map(allow).join('\n')}`);
}

/** The SQL for an administrator to run if the connected user may not create roles. */
export function rolesByHand(): string {
  return [
    ...ROLES.map((role) => `create role ${role} nologin noinherit;`),
    `grant ${ACTED_AS.join(', ')} to <the user of DATABASE_URL>;`,
  ]
    .map((line) => `  ${line}`)
    .join('\n');
}

function createRole(role: string): string {
  return `do $$ begin
  if not exists (select from pg_catalog.pg_roles where rolname = '${role}') then
    create role ${role} nologin noinherit;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;`;
}

// A superuser may switch to any role, other users to roles they are a member of (PostgreSQL 16: with the option SET).
function allow(role: string): string {
  return `do $$ begin
  if not pg_catalog.pg_has_role(current_user, '${role}', case
    when pg_catalog.current_setting('server_version_num')::integer >= 160000 then 'set' else 'member'
  end) then
    execute pg_catalog.format('grant ${role} to %I', current_user);
  end if;
end $$;`;
}
