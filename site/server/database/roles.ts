import type { Connection } from './database.ts';

/** The roles that hosted Supabase has and that the migrations name, and the one that the desk works as. */
const ROLES = ['anon', 'authenticated', 'service_role', 'desk'] as const;
/** Those that the connected user acts as. */
const ACTED_AS = ['anon', 'desk'] as const;

/**
 * Creates missing roles, and lets the connected user act as `anon` and `desk`. Roles belong to the whole server:
 * another database on the same server may have created them, or be doing so right now.
 */
export async function ensureRoles(connection: Connection): Promise<void> {
  await connection.script(`${ROLES.map(createRole).join('\n')}\n${ACTED_AS.map(allow).join('\n')}`);
}

/** What an administrator has to run where the connected user may not create roles. */
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

// A superuser may become any role; anyone else a role that it is a member of, which PostgreSQL 16 calls the right to set it.
function allow(role: string): string {
  return `do $$ begin
  if not pg_catalog.pg_has_role(current_user, '${role}', case
    when pg_catalog.current_setting('server_version_num')::integer >= 160000 then 'set' else 'member'
  end) then
    execute pg_catalog.format('grant ${role} to %I', current_user);
  end if;
end $$;`;
}
