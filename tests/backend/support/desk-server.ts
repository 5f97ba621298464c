import { afterAll, onTestFinished } from 'vitest';
import type { DeskConfig } from '../../../site/desk/contract/config.ts';
import type { DeskPage, PageData } from '../../../site/desk/contract/pages.ts';
import type { Mail } from '../../../site/desk/mail/mailer.ts';
import { createDesk, type RunningDesk } from '../../../site/desk/server/app.ts';
import type { Publisher } from '../../../site/desk/publish/publisher.ts';
import { ownOrigins } from '../../../site/desk/server/own-origin.ts';
import type { Database } from '../../../site/server/database/database.ts';
import { desk as config } from '#generated/desk.ts';
import type { EmbeddedDatabase } from '../../../site/server/database/embedded.ts';
import { openMigrated } from './embedded.ts';

export const ORIGIN = 'http://127.0.0.1:3001';

/** The desk of the project's own spec. */
export const deskConfig: DeskConfig = config ?? fail();

function fail(): never {
  throw new Error('The spec has no desk');
}

export interface TestDesk {
  readonly database: Database;
  readonly running: RunningDesk;
  readonly mails: readonly Mail[];
  readonly lines: readonly string[];
  readonly errors: readonly unknown[];
  /** Adds a person. Returns their id. */
  invite(email: string, role: string): Promise<string>;
  /** A new browser. */
  browser(): TestBrowser;
  /** A new browser, signed in by the link in the mail. With a role, the person is added first. */
  signedIn(email: string, role?: string): Promise<TestBrowser>;
}

/** A response of the desk. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  page<Name extends PageData['page']>(name: Name): DeskPage & Extract<PageData, { page: Name }>;
}

/** Sends requests as a browser does: with cookies, and with an `Origin` for changes. */
export interface TestBrowser {
  readonly cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<TestAnswer>;
  post(
    path: string,
    form?: Record<string, string | readonly string[]>,
    headers?: Record<string, string>,
  ): Promise<TestAnswer>;
  /** The raw response. */
  ask(path: string, init?: RequestInit): Promise<Response>;
}

/** What a test may change about the desk. */
export interface TestDeskOptions {
  readonly database?: Database;
  readonly origin?: string;
  /** Handles a mail, instead of collecting it in `mails`. */
  readonly send?: (mail: Mail) => Promise<void>;
  readonly publisher?: Publisher;
}

let shared: Promise<EmbeddedDatabase> | undefined;
afterAll(async () => (await shared)?.close());

/** The database of a test file, without the people and rows of the previous test. */
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
export async function openTestDesk(options: TestDeskOptions = {}): Promise<TestDesk> {
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
    texts: {},
    mailer: { isLocal: false, send: options.send ?? (async (mail) => void mails.push(mail)) },
    assetsDir: import.meta.dirname,
    publisher: options.publisher,
    log: (line) => void lines.push(line),
    onError: (error) => void errors.push(error),
  });
  onTestFinished(() => running.close());
  const browser = (): TestBrowser => createBrowser(running, origin);
  const invite = async (email: string, role: string): Promise<string> => {
    const [row] = await database.query<{ id: string }>(
      `insert into site_internal.people (id, email, email_verified, name, role, created_at, updated_at, invited_at)
       values (gen_random_uuid()::text, $1, true, $1, $2, now(), now(), now()) returning id`,
      [email, role],
    );
    return row?.id ?? '';
  };
  return {
    database,
    running,
    mails,
    lines,
    errors,
    invite,
    browser,
    async signedIn(email, role) {
      if (role !== undefined) await invite(email, role);
      const own = browser();
      const before = mails.length;
      await own.post('/login', { email });
      await running.settled();
      const token = tokenOf(mails[before]?.text ?? '');
      const answer = await own.post('/login/link', { token });
      if (answer.status !== 303) throw new Error(`The sign-in failed: ${answer.status} ${answer.text}`);
      return own;
    },
  };
}

/** The token of the link in a mail. */
export function tokenOf(text: string): string {
  return /token=([\w-]+)/.exec(text)?.[1] ?? '';
}

function createBrowser(running: RunningDesk, origin: string): TestBrowser {
  const cookies = new Map<string, string>();
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
  const read = async (response: Response): Promise<TestAnswer> => {
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      page(name) {
        const page = JSON.parse(text) as DeskPage;
        if (page.page !== name) throw new Error(`The page is ${page.page}: ${text}`);
        return page as never;
      },
    };
  };
  const json = { accept: 'application/json' };
  return {
    cookies,
    ask,
    get: async (path, headers = {}) => read(await ask(path, { headers: { ...json, ...headers } })),
    async post(path, form = {}, headers = {}) {
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
