import type { IncomingMessage } from 'node:http';
import { renderPage } from 'vike/server';

/** Settings of all renders. `nonce`: for the scripts in the pages, if a content security policy requires one. */
export const rendering: { nonce?: string } = {};

/** Renders the page of an address with Vike. */
export async function rendered(url: string, { headers }: IncomingMessage) {
  const { nonce } = rendering;
  const { httpResponse } = await renderPage({
    urlOriginal: url,
    headersOriginal: headers,
    ...(nonce !== undefined && { cspNonce: nonce }),
  });
  return httpResponse;
}
