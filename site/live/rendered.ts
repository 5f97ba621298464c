import type { IncomingMessage } from 'node:http';
import { renderPage } from 'vike/server';

/** What the pages of this dev server have in common. `nonce`: that of the scripts in them, where a policy asks for one. */
export const rendering: { nonce?: string } = {};

/** Has Vike render the page of an address. */
export async function rendered(url: string, { headers }: IncomingMessage) {
  const { nonce } = rendering;
  const { httpResponse } = await renderPage({
    urlOriginal: url,
    headersOriginal: headers,
    ...(nonce !== undefined && { cspNonce: nonce }),
  });
  return httpResponse;
}
