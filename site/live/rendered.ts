import type { IncomingMessage, ServerResponse } from 'node:http';
import { renderPage } from 'vike/server';

/** Settings of all renders. `nonce`: for the scripts in the pages, if a content security policy requires one. */
export const rendering: { nonce?: string } = {};

/** Renders the page of an address with Vike and sends it. */
export async function sendPage(
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
  status: 200 | 404 = 200,
): Promise<void> {
  const { nonce } = rendering;
  const { httpResponse } = await renderPage({
    urlOriginal: url,
    headersOriginal: request.headers,
    ...(nonce !== undefined && { cspNonce: nonce }),
  });
  for (const [name, value] of httpResponse.headers) if (!response.hasHeader(name)) response.setHeader(name, value);
  // A page that fails to render keeps its error status.
  response.statusCode = httpResponse.statusCode === 200 ? status : httpResponse.statusCode;
  response.end(httpResponse.body);
}
