import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { expect } from 'vitest';

import { visitorAddress } from '../browser.ts';

/** What the front does with a request instead of passing it on. */
export type Treatment =
  | 'as ever'
  /** Nobody answers. */
  | 'unreachable'
  /** The site answers, and the answer is lost. */
  | 'lost'
  /** Waits until the promise is kept. */
  | Promise<unknown>
  /** Answers with a status and JSON. */
  | { readonly status: number; readonly json: object };

export interface Seen {
  readonly method: string;
  readonly path: string;
}

/**
 * Stands between a browser and the site, since not every driver can intercept requests: it says whose browser it is, fails on
 * demand, and lets each page note what goes wrong in it.
 */
export interface Front {
  readonly url: string;
  /** What the browser has asked for since the visitor came. */
  readonly seen: Seen[];
  /** How many requests have no answer yet. Firefox keeps no page that is left while it waits for one. */
  pending(): number;
  /** The next visitor: another address, a language, nothing that fails. */
  nextVisitor(languages: string): void;
  /** From now on treats requests so whose path matches. */
  treat(path: RegExp, treatment: Treatment): void;
  close(): void;
}

/** Runs before anything else of a page. What it notes is read by `readWatch`. */
function watch(): void {
  const noted = {
    complaints: [] as string[],
    atBody: undefined as undefined | { dark: boolean; colour: string | undefined },
  };
  Object.assign(window, { noted });
  const note = (what: string, why: unknown): unknown => noted.complaints.push(`${what}: ${String(why)}`);
  addEventListener(
    'error',
    ({ message, target }: ErrorEvent) => {
      const address =
        target instanceof HTMLLinkElement ? target.href : target instanceof HTMLScriptElement ? target.src : undefined;
      if (address === undefined) note('error', message);
      else if (address.startsWith(location.origin)) note('does not load', address);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note('rejection', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    note('blocked', `${violatedDirective} ${blockedURI} ${sample}`),
  );
  const { error } = console;
  console.error = (...values) => {
    note('console', values.join(' '));
    error(...values);
  };
  const observer = new MutationObserver(() => {
    if (!document.body) return;
    observer.disconnect();
    noted.atBody = {
      dark: document.documentElement.classList.contains('dark'),
      colour: document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content,
    };
  });
  observer.observe(document, { childList: true, subtree: true });
}

const SCRIPT = `(${watch.toString()})()`;
const DIGEST = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** Lets the page run the script that watches it. */
function withWatch(html: string): string {
  return html.replace('<head>', () => `<head><script>${SCRIPT}</script>`);
}

/** For what is visited as it is: at the desk a request has to come from the desk's own address. */
export function nothingBetween(url: string): Front {
  return {
    url,
    seen: [],
    pending: () => 0,
    nextVisitor: () => undefined,
    treat: () => expect.fail('Nothing is between the browser and the server.'),
    close: () => undefined,
  };
}

export async function startFront(site: string): Promise<Front> {
  const seen: Seen[] = [];
  let rules: { path: RegExp; treatment: Treatment }[] = [];
  let visitor: Record<string, string> = {};

  const answer = async (asked: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url: path = '/', method = 'GET' } = asked;
    seen.push({ method, path });
    const { treatment } = rules.find((rule) => rule.path.test(path)) ?? { treatment: 'as ever' };
    if (treatment === 'unreachable') return void asked.socket.destroy();
    if (treatment instanceof Promise) await treatment;
    else if (typeof treatment === 'object') {
      response.writeHead(treatment.status, { 'content-type': 'application/json' }).end(JSON.stringify(treatment.json));
      return;
    }
    const wantsPage = asked.headers.accept?.includes('text/html') === true;
    // A page is changed on its way, so it comes as it is and whole.
    const { 'if-none-match': _, 'accept-encoding': encoding, ...rest } = asked.headers;
    const headers = {
      ...rest,
      ...visitor,
      ...(!wantsPage && encoding !== undefined && { 'accept-encoding': encoding }),
    };
    const onward = request(site + path, { method, headers });
    onward.on('error', () => response.destroy());
    onward.on('response', (received) => {
      if (treatment === 'lost') return void received.resume().on('end', () => asked.socket.destroy());
      return void passOn(received, response);
    });
    asked.pipe(onward);
  };

  let pending = 0;
  const server = createServer((asked, response) => {
    pending += 1;
    response.once('close', () => (pending -= 1));
    void answer(asked, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    pending: () => pending,
    nextVisitor: (languages) => {
      seen.length = 0;
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

/** Passes an answer on, with the script that watches it if it is a page. */
async function passOn(received: IncomingMessage, response: ServerResponse): Promise<void> {
  const { statusCode = 502, headers } = received;
  if (headers['content-type']?.startsWith('text/html') !== true) {
    received.pipe(response.writeHead(statusCode, headers));
    return;
  }
  const { 'content-length': _, etag: __, ...kept } = headers;
  const policy = String(headers['content-security-policy'] ?? '').replace('script-src ', `script-src ${DIGEST} `);
  response.writeHead(statusCode, { ...kept, 'content-security-policy': policy }).end(withWatch(await text(received)));
}
