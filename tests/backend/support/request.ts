import { anonKey, lead } from './tables.ts';

/** What a test changes about the request that supabase-js would send. */
export interface RequestChange {
  readonly method?: string;
  readonly path?: string;
  /** `null` leaves a header out. */
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly body?: BodyInit | null;
}

/** The insert that supabase-js sends, with changes. */
export function insertRequest({
  method = 'POST',
  path = '/rest/v1/leads',
  headers = {},
  body,
}: RequestChange = {}): Request {
  const all = { apikey: anonKey, authorization: `Bearer ${anonKey}`, 'content-type': 'application/json', ...headers };
  const sent = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null);
  const bodyless = method === 'GET' || method === 'HEAD';
  return new Request(`http://localhost${path}`, {
    method,
    headers: sent,
    body: bodyless ? null : (body ?? JSON.stringify(lead)),
    duplex: 'half',
  } as RequestInit);
}

/** Sends a lead to a server as a page does. Returns the status of the response. */
export async function sendLead(
  url: string,
  change: object,
  more: Readonly<Record<string, string>> = {},
): Promise<number> {
  const request = insertRequest({ body: JSON.stringify({ ...lead, ...change }) });
  const { status } = await fetch(`${url}${new URL(request.url).pathname}`, {
    method: 'POST',
    headers: { ...Object.fromEntries(request.headers), ...more },
    body: await request.text(),
  });
  return status;
}
