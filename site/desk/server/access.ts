import { HTTPException } from 'hono/http-exception';
import type { DeskConfig, DeskPower, DeskRole, DeskTable } from '../contract/config.ts';
import { isId } from '../../server/database/database.ts';
import type { DeskContext } from './environment.ts';
import type { SignedIn } from './sign-in.ts';

/** The role of a person; one without tables and powers if the spec no longer has it. */
export function roleOf({ roles }: DeskConfig, { role }: Pick<SignedIn, 'role'>): DeskRole {
  return roles.find(({ name }) => name === role) ?? { name: role, label: {}, tables: [], powers: [] };
}

/** Whether a person's role has a power. */
export function may(config: DeskConfig, person: Pick<SignedIn, 'role'>, power: DeskPower): boolean {
  return roleOf(config, person).powers.includes(power);
}

/** Returns a value. Without one, the response is the page for what does not exist, or not for this person. */
export function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new HTTPException(404);
  return value;
}

/** Responds with 404 unless the person's role has one of the powers. */
export function requirePower({ var: { desk, person } }: DeskContext, ...powers: readonly DeskPower[]): void {
  found(powers.find((power) => may(desk.config, person, power)));
}

/** The table in the path, if the person sees it; otherwise responds with 404. */
export function tableIn(context: DeskContext): DeskTable {
  const { config } = context.var.desk;
  const key = context.req.param('table') ?? '';
  const isVisible = roleOf(config, context.var.person).tables.includes(key);
  return found(isVisible ? config.tables.find((table) => table.key === key) : undefined);
}

/** The table and the row id in the path. The row may not exist. */
export function rowIn(context: DeskContext): { readonly table: DeskTable; readonly id: string } {
  const id = (context.req.param('id') ?? '').toLowerCase();
  return { table: tableIn(context), id: found(isId(id) ? id : undefined) };
}

/** Reads an assignee from a form: nobody, the reader or a colleague. */
export function readAssignee(value: string, { email }: Pick<SignedIn, 'email'>): string | null {
  return value === '' || value === 'none' ? null : value === 'me' ? email : value.toLowerCase();
}

/** Returns a handler for rejections by the database with one of these names. It throws other errors again. */
export function rejected<Name extends string>(...names: readonly Name[]): (error: unknown) => Name {
  return (error) => {
    const name = names.find((each) => error instanceof Error && error.message === each);
    if (name === undefined) throw error;
    return name;
  };
}
