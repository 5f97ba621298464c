import type { TableRule, TableRules } from '#contract';
import { ApiError, permissionDenied } from './api-error.ts';

/** The target of a request that passed all checks before its body. */
export interface Accepted {
  readonly table: string;
  readonly rule: TableRule;
}

/** The rules of a table, if visitors may insert into it. The name comes from the URL: `constructor` must not match. */
export function ruleOf(tables: TableRules, table: string): TableRule | undefined {
  return Object.hasOwn(tables, table) ? tables[table] : undefined;
}

/** The table name in `/rest/v1/<table>`; the table may not exist. */
export function tableOf(pathname: string, restPath: string): string | undefined {
  if (!pathname.startsWith(`${restPath}/`)) return undefined;
  try {
    return decodeURIComponent(pathname.slice(restPath.length + 1));
  } catch {
    return undefined;
  }
}

/**
 * Checks a request before its body is read.
 *
 * @throws {ApiError} unless it is a plain insert, with the right key, into a table that visitors may insert into
 */
export function acceptRequest(
  request: Request,
  url: URL,
  restPath: string,
  tables: TableRules,
  anonKey: string,
): Accepted {
  requireKey(request.headers, anonKey);
  const table = tableOf(url.pathname, restPath);
  const rule = table === undefined ? undefined : ruleOf(tables, table);
  if (table === undefined || rule === undefined) {
    throw new ApiError(404, {
      code: 'PGRST205',
      message: `Could not find the table 'public.${table ?? ''}' in the schema cache`,
    });
  }
  if (request.method !== 'POST') {
    throw new ApiError(
      405,
      { code: 'PGRST117', message: `Unsupported HTTP method: ${request.method}` },
      { allow: 'POST' },
    );
  }
  refuseMoreThanInsert(request.headers.get('prefer') ?? '', url.searchParams, table);
  requireJson(request.headers.get('content-type'));
  return { table, rule };
}

function requireKey(headers: Headers, anonKey: string): void {
  const unauthorized = (message: string, hint: string): ApiError =>
    new ApiError(401, { code: 'PGRST301', message, hint }, { 'www-authenticate': 'Bearer' });
  const key = headers.get('apikey');
  if (key === null) throw unauthorized('No API key found in request', 'No `apikey` request header was found.');
  const authorization = headers.get('authorization');
  const bearer = authorization === null ? anonKey : /^Bearer\s+(\S+)$/i.exec(authorization)?.[1];
  if (key !== anonKey || bearer !== anonKey) throw unauthorized('Invalid API key', 'Double check your API key.');
}

/** An upsert needs the UPDATE privilege and returning rows needs SELECT; the anonymous role has neither. */
function refuseMoreThanInsert(prefer: string, parameters: URLSearchParams, table: string): void {
  const preferences = prefer.split(',').map((preference) => preference.trim().toLowerCase());
  const wants = (name: string): boolean => preferences.some((preference) => preference.startsWith(`${name}=`));
  if (wants('resolution') || parameters.has('on_conflict')) {
    throw permissionDenied(table, 'Rows can be inserted, not merged: leave out `resolution` and `on_conflict`.');
  }
  if (wants('return') && !preferences.includes('return=minimal')) {
    throw permissionDenied(table, 'Rows cannot be read back: leave out `select()`.');
  }
}

function requireJson(contentType: string | null): void {
  const type = contentType?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return;
  throw new ApiError(400, { code: 'PGRST102', message: `Content-Type not acceptable: ${type ?? 'none'}` });
}
