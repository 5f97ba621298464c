import { request } from 'node:http';
import type { Answer, Asked } from './host.ts';

/**
 * Sends a request to a server. Unlike fetch, it adds no headers, follows no redirects and does not normalise the
 * address.
 */
export function askOverHttp(
  origin: string,
  { method = 'GET', address, headers = {} }: Asked,
  body = '',
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path: address, method, headers, agent: false }, (incoming) => {
      let text = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (part: string) => {
        text += part;
      });
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: joined(incoming.headers), body: text }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

function joined(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  );
}
