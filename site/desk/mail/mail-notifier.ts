import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { limits } from '#generated/server.ts';
import { backoff, createLoop, type Loop } from '../../server/notify/loop.ts';
import type { DeskParts } from '../server/environment.ts';
import { createDeskStore } from '../store/index.ts';
import type { Mail, Mailer } from './mailer.ts';
import {
  noteDaily,
  postpone,
  readMailedRow,
  recipientsOf,
  remove,
  takeDaily,
  takeDue,
  untilNext,
  type Daily,
  type MailEntry,
  type Recipient,
} from './outbox.ts';
import { dailyMail, rowMail } from './row-mails.ts';
import type { Reader } from './layout.ts';

/** Options of {@link createMailNotifier}. Times are in milliseconds. */
export interface MailNotifierOptions extends Pick<
  DeskParts,
  'database' | 'config' | 'texts' | 'mailer' | 'origin' | 'log'
> {
  readonly retryMs?: number;
  readonly longestMs?: number | undefined;
  /** The timeout for sending one mail. */
  readonly timeoutMs?: number;
  /** How often to look for rows that another process has inserted. */
  readonly lookAgainMs?: number;
}

/** How many mails to send at a time. Mail servers allow few connections. */
const AT_ONCE = 3;
/** How long to wait for a mail that is being sent when the server stops. */
const GRACE_MS = 2000;

/**
 * Sends each entry of the mail outbox once to each of its recipients, and the daily mails. Retries failures. If the
 * mail server's acknowledgement is lost, the mail is sent again with the same Message-ID, so that mail programs show it
 * once.
 */
export function createMailNotifier(options: MailNotifierOptions): Loop {
  const {
    database,
    config,
    mailer,
    origin,
    log,
    retryMs = 5000,
    longestMs = limits.retryDelay,
    timeoutMs = 60_000,
    lookAgainMs = 15_000,
  } = options;
  const tables = config.tables.map(({ key }) => key);
  const leaseMs = timeoutMs + retryMs;

  const notify = async (entry: MailEntry): Promise<void> => {
    const table = config.tables.find(({ key }) => key === entry.table);
    const row = table && (await readMailedRow(database, entry));
    if (row === undefined || table === undefined) return remove(database, entry);
    const recipients = await recipientsOf(database, entry);
    const missing = recipients.filter(({ id, wants }) => wants && !entry.notified.includes(id));
    let left = missing.length;
    let failure: string | undefined;
    for (const recipient of missing) {
      const mail = await rowMail(row, table, readerOf(options, recipient), config, origin);
      const id = mailId(options, `${row.id} ${recipient.id}${entry.followUp ? ` ${entry.followUp}` : ''}`);
      const outcome = await send(mailer, { ...mail, id }, loop.closing, timeoutMs);
      if (outcome === 'sent') {
        await postpone(database, entry, leaseMs, [recipient.id]);
        left -= 1;
      } else failure = outcome;
      // If the mail server cannot be reached, the next recipient would fail too.
      if (loop.closing.aborted || (failure !== undefined && !failure.startsWith('answer '))) break;
    }
    // An entry of a new row without recipients stays until there is one.
    if (left === 0 && (recipients.length > 0 || entry.notified.length > 0 || entry.followUp !== null)) {
      await remove(database, entry);
      if (missing.length > 0 || entry.notified.length > 0) log(`mail ${entry.table} delivered`);
      return;
    }
    const delay = failure === undefined ? 0 : backoff(entry.attempts, retryMs, longestMs);
    await postpone(database, entry, delay);
    if (failure !== undefined) log(`mail ${entry.table} failed: ${failure}, again in ${Math.ceil(delay / 1000)} s`);
  };
  const sendDaily = async (person: Daily): Promise<void> => {
    const store = createDeskStore(database, config, person.id);
    const [overview, counts] = [await store.overview(), await store.counts()];
    const mail = overview && counts && (await dailyMail(overview, counts, readerOf(options, person), config, origin));
    const id = mailId(options, `daily ${person.id} ${person.next}`);
    const outcome = mail === undefined ? 'sent' : await send(mailer, { ...mail, id }, loop.closing, timeoutMs);
    // A failed mail is retried when the lease expires.
    if (outcome === 'sent') await noteDaily(database, person.id);
    else log(`daily mail failed: ${outcome}`);
  };
  const loop = createLoop<MailEntry | Daily>(
    {
      name: 'mail',
      atOnce: AT_ONCE,
      take: async (limit) => {
        const due = await takeDue(database, tables, limit, leaseMs);
        return due.length === limit ? due : [...due, ...(await takeDaily(database, limit - due.length, leaseMs))];
      },
      deliver: (entry) => ('email' in entry ? sendDaily(entry) : notify(entry)),
      untilNext: () => untilNext(database, tables),
    },
    { log, retryMs, lookAgainMs },
  );
  return loop;
}

/** A person as the reader of a mail: in their language, or else the desk's default. */
export function readerOf(
  { config, texts }: Pick<DeskParts, 'config' | 'texts'>,
  { email, language }: Pick<Recipient, 'email' | 'language'>,
): Reader {
  const locale = config.locales.find(({ code }) => code === language)?.code ?? config.defaultLocale;
  return { to: email, locale, t: texts.in(locale) };
}

/** Derives the Message-ID from the subject matter, so that a mail that is sent twice has the same one. */
function mailId({ config }: MailNotifierOptions, what: string): string {
  const digest = createHash('sha256').update(what).digest('hex').slice(0, 32);
  return `${digest}@${new URL(config.siteOrigin).hostname}`;
}

/** Sends one mail. Returns `sent` or why it failed. */
async function send(mailer: Mailer, mail: Mail, closing: AbortSignal, timeoutMs: number): Promise<string> {
  const over = new AbortController();
  const sent = mailer.send(mail).then(() => 'sent', reasonOf);
  const late = setTimeout(timeoutMs, 'no answer in time', { signal: over.signal, ref: false }).catch(() => '');
  const stopped = (closing.aborted ? Promise.resolve() : once(closing, 'abort', { signal: over.signal }))
    .then(() => setTimeout(GRACE_MS, 'stopped', { signal: over.signal }))
    .catch(() => '');
  try {
    return await Promise.race([sent, late, stopped]);
  } finally {
    over.abort();
  }
}

/** Why a mail could not be sent, without the server's message: it may contain addresses. */
export function reasonOf(error: unknown): string {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  if (typeof responseCode === 'number') return `answer ${responseCode}`;
  if (code === 'ETIMEDOUT') return 'no answer in time';
  return typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? `no connection (${code})` : 'no connection';
}
