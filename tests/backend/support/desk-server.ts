import { onTestFinished } from 'vitest';
import type { DeskPage, PageData } from '../../../site/desk/contract/pages.ts';
import type { Mail, Mailer } from '../../../site/desk/mail/mailer.ts';
import { createDesk, type RunningDesk } from '../../../site/desk/server/start-desk.ts';
import type { Publisher } from '../../../site/publish/publisher-contract.ts';
import { ownOrigins } from '../../../site/desk/server/guards.ts';
import type { Database } from '../../../site/server/database/database.ts';
import type { EmbeddedDatabase } from '../../../site/server/database/open.ts';
import { colleague, config as deskConfig } from './desk.ts';
import { openMigrated } from './embedded.ts';
import { keyTexts } from '../../support/key-texts.ts';

export const ORIGIN = 'http://127.0.0.1:3001';

/** A desk on an in-memory database, with what it has sent and logged. */
export type TestDesk = Awaited<ReturnType<typeof openTestDesk>>;

/** Sends requests as a browser does: with cookies, and with an `Origin` for changes. */
export type TestBrowser = ReturnType<typeof createBrowser>;

/** What a test may change about the desk. */
export interface TestDeskOptions {
  readonly database?: Database;
  readonly origin?: string;
  /** Handles a mail, instead of collecting it in `mails`. */
  readonly send?: (mail: Mail) => Promise<void>;
  /** Replaces `send`. */
  readonly mailer?: Mailer;
  readonly publisher?: Publisher;
}

let shared: Promise<EmbeddedDatabase> | undefined;

/**
 * The database of the desks of this process, without the people and rows of the previous test. It is never closed, since
 * test files share the process.
 */
export async function emptied(): Promise<Database> {
  shared ??= openMigrated();
  const database = await shared;
  // Truncating is ten times slower.
  const tables = [
    ...deskConfig.tables.map(({ key }) => `public.${key}`),
    ...['follow_ups', 'people', 'sign_in_links'].map((name) => `site_internal.${name}`),
  ];
  await database.script(tables.map((table) => `delete from ${table};`).join(' '));
  return database;
}

/** Opens a desk on an in-memory database. */
export async function openTestDesk(options: TestDeskOptions = {}) {
  const database = options.database ?? (await emptied());
  const { origin = ORIGIN } = options;
  const mails: Mail[] = [];
  const lines: string[] = [];
  const errors: unknown[] = [];
  const running = createDesk({
    config: deskConfig,
    database,
    origin,
    isOwnOrigin: ownOrigins(origin, true),
    secret: 'a secret of thirty-two characters.',
    renderPage: (page) =>
      `<!doctype html><html lang="${page.locale}"><body><pre>${JSON.stringify(page).replaceAll('<', '&lt;')}</pre></body></html>`,
    texts: keyTexts,
    mailer: options.mailer ?? { isLocal: false, send: options.send ?? (async (mail) => void mails.push(mail)) },
    assetsDir: import.meta.dirname,
    publisher: options.publisher,
    log: (line) => void lines.push(line),
    onError: (error) => void errors.push(error),
  });
  onTestFinished(() => running.close());
  /** A new browser. */
  const browser = () => createBrowser(running, origin);
  /** Adds a person. Returns their id. */
  const invite = async (email: string, role: string): Promise<string> => (await colleague(database, role, email)).id;
  /** Signs a browser in by the link in the mail. Returns the address that it is sent to. */
  const signIn = async (own: TestBrowser, email: string): Promise<string | null> => {
    const before = mails.length;
    await own.post('/login', { email });
    await running.settled();
    const { status, location, text } = await own.post('/login/link', { token: tokenOf(mails[before]?.text ?? '') });
    if (status !== 303) throw new Error(`The sign-in failed: ${status} ${text}`);
    return location;
  };
  return {
    database,
    running,
    mails,
    lines,
    errors,
    invite,
    browser,
    /** A new browser, signed in by the link in the mail. With a role, the person is added first. */
    async signedIn(email: string, role?: string) {
      if (role !== undefined) await invite(email, role);
      const own = browser();
      await signIn(own, email);
      return own;
    },
    signIn,
  };
}

/** Opens a desk, and signs an admin in. */
export async function openSignedIn() {
  const desk = await openTestDesk();
  return { desk, browser: await desk.signedIn('ana@firm.example', 'admin') };
}

/** The token of the link in a mail. */
export function tokenOf(text: string): string {
  return /token=([\w-]+)/.exec(text)?.[1] ?? '';
}

function createBrowser(running: RunningDesk, origin: string) {
  const cookies = new Map<string, string>();
  /** The raw response. */
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const response = await running.app.request(`${origin}${path}`, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const read = async (response: Response) => {
    const { status, headers } = response;
    const text = await response.text();
    const page = <Name extends PageData['page']>(name: Name) => {
      const shown = JSON.parse(text) as DeskPage;
      if (shown.page !== name) throw new Error(`The page is ${shown.page}: ${text}`);
      return shown as DeskPage & Extract<PageData, { page: Name }>;
    };
    return { status, headers, location: headers.get('location'), text, page };
  };
  const json = { accept: 'application/json' };
  return {
    cookies,
    ask,
    get: async (path: string, headers: Record<string, string> = {}) =>
      read(await ask(path, { headers: { ...json, ...headers } })),
    async post(
      path: string,
      form: Record<string, string | readonly string[]> = {},
      headers: Record<string, string> = {},
    ) {
      const body = new URLSearchParams();
      for (const [name, values] of Object.entries(form))
        for (const value of [values].flat()) body.append(name, value as string);
      const text = body.toString();
      const all = {
        ...json,
        origin,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(text.length),
        ...headers,
      };
      return read(await ask(path, { method: 'POST', headers: all, body: text }));
    },
  };
}
