import { PostgrestQueryBuilder } from '@supabase/postgrest-js';
import { defaultAnonKey, restPath } from '#generated/backend.ts';
import { requestTimeout } from '#generated/browser/request-timeout.ts';
import { pageLocale } from '../page-locale.ts';
import { forget, keep, recall } from '../session.ts';
import { stored } from '../storage.ts';

type Values = Readonly<Record<string, string>>;

/** The identity of a message: the database stores two requests with the same one once. */
export interface Message {
  /** The idempotency key. */
  readonly key: string;
  /** The moment of the first attempt. */
  readonly now: string;
}

function storageKey(formId: string): string {
  return `sent:${formId}`;
}

/** The message of a form with these values: the previous one, unless a value has changed. */
export function messageOf(formId: string, values: Values): Message {
  const previous = recall<Message & { readonly values: Values }>(storageKey(formId));
  if (previous && JSON.stringify(previous.values) === JSON.stringify(values)) return previous;
  const message = { key: uuid(), now: new Date().toISOString(), values };
  keep(storageKey(formId), message);
  return message;
}

/** To be called when a message is stored: the next one gets a new key, even with the same values. */
export function forgetMessage(formId: string): void {
  forget(storageKey(formId));
}

/** A random UUID (version 4), also on a page without TLS, where `crypto.randomUUID` is not offered. */
function uuid(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ ((random & 15) >> (Number(digit) / 4))).toString(16);
  });
}

/** The longest header that the database reads, in characters. */
const LONGEST_CONTEXT = 2048;

/**
 * The value of the header that says where a message comes from: the form, and how the visit began. The campaign is read
 * from the visit's first address, or from the current one in browsers that do not reveal it (before Firefox 147, Safari
 * 26.2). `boot.js` stores the referring site. Leaves the campaign out if the header would be too long. `trapped` marks a
 * message whose honeypot was filled in: the database stores it as spam.
 */
export function submissionContext(form: string, trapped = false): string {
  const campaign = [...new URL(firstAddress() ?? location.href).searchParams]
    .filter(([name]) => name.startsWith('utm_'))
    .map(([name, value]) => [name, [...value].slice(0, 100).join('')]);
  const context = {
    form,
    locale: pageLocale(),
    page: location.pathname,
    referrer: stored('referrer') ?? referringHost(),
    ...(trapped && { trap: true }),
  };
  const whole = inAscii({ ...context, utm: Object.fromEntries(campaign) });
  return whole.length > LONGEST_CONTEXT ? inAscii(context) : whole;
}

/** The host that linked to this page: the fallback where storage is blocked. */
function referringHost(): string {
  const host = URL.canParse(document.referrer) ? new URL(document.referrer).hostname : '';
  return host === location.hostname ? '' : host;
}

/** The address with which this tab entered the site. Needs the Navigation API. */
function firstAddress(): string | null | undefined {
  const { navigation } = globalThis as { navigation?: { entries(): readonly { readonly url: string | null }[] } };
  return navigation?.entries()[0]?.url;
}

/** The value of a URL parameter of the visit's first address, on one line and cut to a length in characters. */
export function parameterOf(name: string, maxLength: number): string {
  const value = new URL(firstAddress() ?? location.href).searchParams.get(name) ?? '';
  return [...value.replaceAll(/\p{Cc}/gu, ' ').trim()].slice(0, maxLength).join('');
}

/** JSON in ASCII, as headers require. */
function inAscii(value: object): string {
  return JSON.stringify(value).replaceAll(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The result of an insert. `reason` is for the console and never contains what the visitor typed. */
export type InsertOutcome =
  | { readonly kind: 'stored' }
  /** `databaseError`: refused. `rateLimited`: too many requests. `connectionError`: no readable response. */
  | { readonly kind: 'databaseError' | 'rateLimited' | 'connectionError'; readonly reason: string };

/** The headers and the signal of a request. */
interface InsertOptions {
  /** The idempotency key: the same for every attempt to send one message, which the database stores once. */
  readonly key: string;
  /** The `X-Submission-Context` header: where the message comes from. */
  readonly origin: string;
  readonly signal: AbortSignal;
}

/**
 * Inserts a row, with a timeout. Never throws, and aborts when the browser restores the page from the back/forward
 * cache, so that its form is usable.
 */
export async function attempt(
  table: string,
  row: Record<string, unknown>,
  options: Pick<InsertOptions, 'key' | 'origin'>,
): Promise<InsertOutcome> {
  const controller = new AbortController();
  const abort = (reason: string): void => controller.abort(reason);
  const timer = setTimeout(abort, requestTimeout, 'no answer in time');
  addEventListener('pageshow', ({ persisted }) => persisted && abort('the page was restored'), {
    signal: controller.signal,
  });
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(new Error(String(controller.signal.reason))));
  });
  try {
    return await Promise.race([insertRow(table, row, { ...options, signal: controller.signal }), aborted]);
  } catch (error) {
    return { kind: 'connectionError', reason: String(error) };
  } finally {
    clearTimeout(timer);
    abort('over');
  }
}

/** Inserts one row as the anonymous visitor. */
async function insertRow(
  table: string,
  row: Record<string, unknown>,
  { key, origin, signal }: InsertOptions,
): Promise<InsertOutcome> {
  const anonKey = backendKey();
  // The client misreads some responses (an empty 404 as success), so the response itself is checked too.
  let status = 0;
  let body = '';
  // The query builder alone: the whole client is half as large again.
  const rows = new PostgrestQueryBuilder(new URL(`${backendOrigin()}${restPath}/${table}`), {
    headers: {
      apikey: anonKey,
      Authorization: `Bearer ${anonKey}`,
      'Idempotency-Key': key,
      'X-Submission-Context': origin,
    },
    fetch: async (...request) => {
      const answer = await fetch(...request);
      body = await answer.clone().text();
      ({ status } = answer);
      return answer;
    },
  });
  const { error } = await rows.insert([row]).abortSignal(signal);
  if (status === 429) return { kind: 'rateLimited', reason: '429' };
  if ((status === 200 || status === 201) && !error) return { kind: 'stored' };
  const refused = status >= 400 && isJsonObject(body);
  return { kind: refused ? 'databaseError' : 'connectionError', reason: `${status} ${error?.code ?? ''}` };
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

/** The origin of the backend: a hosted Supabase project, or the site itself. */
export function backendOrigin(): string {
  return import.meta.env.PUBLIC_ENV__SUPABASE_URL.replace(/\/$/, '') || location.origin;
}

/** The backend's public (anon) key. */
export function backendKey(): string {
  return import.meta.env.PUBLIC_ENV__SUPABASE_URL ? import.meta.env.PUBLIC_ENV__SUPABASE_ANON_KEY : defaultAnonKey;
}
