import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { expect } from 'vitest';

import { visitorAddress } from '../browser.ts';

/** What the proxy does with a request. */
export type Treatment =
  /** Forwards the request. */
  | 'normal'
  /** Breaks the connection without a response. */
  | 'unreachable'
  /** Forwards the request, and drops the response. */
  | 'lost'
  /** Holds the request until the promise resolves. */
  | Promise<unknown>
  /** Responds with a status and JSON. */
  | { readonly status: number; readonly json: object };

/**
 * A proxy between a browser and the site, since not every driver can intercept requests: it sets the visitor's address,
 * fails on demand, and injects a script that records what goes wrong in a page.
 */
export interface SiteProxy {
  readonly url: string;
  /** The number of pending requests. Firefox does not cache a page that is left during one. */
  pending(): number;
  /** Begins the next visitor: another address, these languages, no treatments. */
  nextVisitor(languages: string): void;
  /** Treats requests whose path matches like this from now on. */
  treat(path: RegExp, treatment: Treatment): void;
  close(): void;
}

/** Runs in the page before its own scripts. `Visitor.recorded` reads what it records. */
function watch(): void {
  const recorded = {
    complaints: [] as string[],
    atBody: undefined as undefined | { dark: boolean; colour: string | undefined },
  };
  Object.assign(window, { recorded });
  const record = (what: string, why: unknown): unknown => recorded.complaints.push(`${what}: ${String(why)}`);
  addEventListener(
    'error',
    ({ message, target }: ErrorEvent) => {
      const address =
        target instanceof HTMLLinkElement ? target.href : target instanceof HTMLScriptElement ? target.src : undefined;
      if (address === undefined) record('error', message);
      else if (address.startsWith(location.origin)) record('does not load', address);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => record('rejection', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    record('blocked', `${violatedDirective} ${blockedURI} ${sample}`),
  );
  const { error } = console;
  console.error = (...values) => {
    record('console', values.join(' '));
    error(...values);
  };
  const observer = new MutationObserver(() => {
    if (!document.body) return;
    observer.disconnect();
    recorded.atBody = {
      dark: document.documentElement.classList.contains('dark'),
      colour: document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content,
    };
  });
  observer.observe(document, { childList: true, subtree: true });
}

const SCRIPT = `(${watch.toString()})()`;
const DIGEST = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** Injects the watching script into a page. */
function withWatch(html: string): string {
  return html.replace('<head>', () => `<head><script>${SCRIPT}</script>`);
}

/** A stand-in for visiting a server directly: the desk accepts requests only from its own origin. */
export function withoutProxy(url: string): SiteProxy {
  return {
    url,
    pending: () => 0,
    nextVisitor: () => undefined,
    treat: () => expect.fail('There is no proxy between the browser and the server.'),
    close: () => undefined,
  };
}

export async function startProxy(site: string): Promise<SiteProxy> {
  let rules: { path: RegExp; treatment: Treatment }[] = [];
  let visitor: Record<string, string> = {};

  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url: path = '/', method = 'GET' } = incoming;
    const { treatment } = rules.find((rule) => rule.path.test(path)) ?? { treatment: 'normal' };
    if (treatment === 'unreachable') return void incoming.socket.destroy();
    if (treatment instanceof Promise) await treatment;
    else if (typeof treatment === 'object') {
      response.writeHead(treatment.status, { 'content-type': 'application/json' }).end(JSON.stringify(treatment.json));
      return;
    }
    const wantsPage = incoming.headers.accept?.includes('text/html') === true;
    // Pages are modified on the way, so they are requested uncompressed and unconditionally.
    const { 'if-none-match': _, 'accept-encoding': encoding, ...rest } = incoming.headers;
    const headers = {
      ...rest,
      ...visitor,
      ...(!wantsPage && encoding !== undefined && { 'accept-encoding': encoding }),
    };
    const onward = request(site + path, { method, headers });
    onward.on('error', () => response.destroy());
    onward.on('response', (received) => {
      if (treatment === 'lost') return void received.resume().on('end', () => incoming.socket.destroy());
      return void passOn(received, response);
    });
    incoming.pipe(onward);
  };

  let pending = 0;
  const server = createServer((incoming, response) => {
    pending += 1;
    response.once('close', () => (pending -= 1));
    void answer(incoming, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pending: () => pending,
    nextVisitor: (languages) => {
      rules = [];
      visitor = { ...visitorAddress(), 'accept-language': languages };
    },
    treat: (path, treatment) => void rules.unshift({ path, treatment }),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Forwards a response; pages get the watching script and its hash in their policy. */
async function passOn(received: IncomingMessage, response: ServerResponse): Promise<void> {
  const { statusCode = 502, headers } = received;
  if (headers['content-type']?.startsWith('text/html') !== true) {
    received.pipe(response.writeHead(statusCode, headers));
    return;
  }
  const { 'content-length': _, etag: __, ...rest } = headers;
  const policy = String(headers['content-security-policy'] ?? '').replace('script-src ', `script-src ${DIGEST} `);
  response.writeHead(statusCode, { ...rest, 'content-security-policy': policy }).end(withWatch(await text(received)));
}
