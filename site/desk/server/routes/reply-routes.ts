import { setTimeout } from 'node:timers/promises';
import { rowAddress } from '../../addresses.ts';
import type { DeskTextKey } from '../../../texts/desk.ts';
import type { Delivery, FullRow, ReplyText } from '../../contract/store.ts';
import { draftReply, LONGEST_SUBJECT, replyAddress, quote, type ReplyDraft } from '../../reply-draft.ts';
import { isId } from '../../../server/database/database.ts';
import { displayName, visible, linesOf, oneLine } from '../../format.ts';
import type { Desk, DeskApp, DeskContext } from '../environment.ts';
import { readForm, type Form, goTo, found, rejected, rowIn, localeOf } from '../route-helpers.ts';
import { rowPage, type RowPage } from './row-routes.ts';
import type { Mail, Mailer } from '../../mail/mailer.ts';

type ReplyPart = RowPage['reply'] & object;

const LONGEST_TEXT = 10_000;
/** The text of a reply has its signature already. */
const NO_SIGNATURES = { firm: undefined, own: null };
/** How long a response waits for the mail server. After that the mail is sent in the background. */
const PATIENCE_MS = 20_000;
/** A line break, or another character that a header line cannot contain. */
const NOT_ONE_LINE = /[\p{Cc}\u2028\u2029]/u;

const NOTICES: Readonly<Record<'sent' | 'sending', DeskTextKey>> = {
  sent: 'desk.notice.replied',
  sending: 'desk.notice.replying',
};

/** Sends replies, and records those that people write in their own mail program. */
export function addReplyRoutes(app: DeskApp, desk: Desk): void {
  const { live } = desk;

  app.get('/inbox/:table/:id/reply', (context) => {
    const { table, id } = rowIn(context);
    return context.redirect(rowAddress(table.key, id), 303);
  });

  app.post('/inbox/:table/:id/mailto', async (context) => {
    const { table, id } = rowIn(context);
    found(await context.var.store.reply(table.key, id));
    live.events.emit('rows', table.key);
    return context.body(null, 204);
  });

  app.post('/inbox/:table/:id/reply', async (context) => {
    const { store, person } = context.var;
    const { table, id } = rowIn(context);
    const form = await readForm(context);
    const show = async (reply: Omit<ReplyPart, 'id'>): Promise<Response> =>
      rowPage(context, found(await store.read(table.key, id)), { reply });
    const row = found(await store.answered(table.key, id));
    const draft = draftReply({ ...desk, row, person, locale: localeOf(context), signatures: NO_SIGNATURES });
    const recipient = found(desk.mailer.isLocal ? undefined : replyAddress(draft));
    const operation = form.text('reply');
    const entered = { subject: form.text('subject'), text: form.text('text') };
    if (form.given('insert') !== undefined) return show(inserted(form, entered));
    const error = isId(operation) ? errorIn(entered) : 'failed';
    if (error !== undefined) return show({ entered, error });
    const begun = await store
      .send(table.key, id, operation, { ...entered, recipient })
      .catch(rejected('invalidRecipient'));
    const author = { name: displayName(person), address: person.email };
    const reply = { ...entered, id: operation, recipient, author, quoted: draft.quoted, date: new Date() };
    const state = begun === 'new' ? await send(context, row, reply, form) : found(begun);
    live.events.emit('rows', table.key);
    if (state !== 'sent' && state !== 'sending')
      return show({ entered, error: state === 'invalidRecipient' ? 'failed' : state });
    return goTo(context, rowAddress(table.key, id) + new URL(context.req.url).search, {
      tone: state === 'sent' ? 'success' : 'info',
      text: NOTICES[state],
      values: { email: recipient, row: `${table.key}/${id}/reply` },
    });
  });
}

/** Sends a recorded reply, and records what became of it. Returns `sending` if the mail server takes long to answer. */
async function send(context: DeskContext, row: FullRow, reply: Reply, form: Form): Promise<Delivery | 'sending'> {
  const { desk, store } = context.var;
  const { mailer, config, log } = desk;
  const done = Promise.withResolvers<Delivery>();
  desk.background(async () => {
    const delivery = await sendReply(mailer, reply, config.siteOrigin);
    await store.sent(row.table, row.id, reply.id, delivery).finally(() => done.resolve(delivery));
    log(`reply ${row.table} ${delivery}`);
    if (delivery === 'sent')
      await sendCopy(mailer, reply, config.siteOrigin).catch(() => log(`reply ${row.table}: the copy was not sent`));
  });
  const waited = new AbortController();
  const late = setTimeout(PATIENCE_MS, 'sending' as const, { signal: waited.signal, ref: false });
  const state = await Promise.race([done.promise, late.catch(() => 'sending' as const)]);
  waited.abort();
  if (state === 'sent') await mark(context, row, form);
  return state;
}

/** Gives an answered row the status that the form asks for, unless somebody has changed the row in the meantime. */
async function mark({ var: { store } }: DeskContext, row: FullRow, form: Form): Promise<void> {
  const [status, version] = [form.text('mark'), form.text('version')];
  if (status === '' || !/^\d{1,9}$/.test(version)) return;
  await store.change(row.table, row.id, Number(version), { status }).catch(rejected('unknownStatus'));
}

/** The reply's form after a template was chosen. What somebody has typed stays below it. */
function inserted(form: Form, { subject, text }: { subject: string; text: string }): Omit<ReplyPart, 'id'> {
  const isTyped = text !== form.text('suggested-text');
  const isOwnSubject = subject !== form.text('suggested-subject');
  return {
    template: form.text('template'),
    ...(isTyped && { kept: text }),
    ...(isOwnSubject && { entered: { subject } }),
  };
}

function errorIn({ subject, text }: { subject: string; text: string }): ReplyPart['error'] {
  if (visible(text) === null) return 'empty';
  if (text.length > LONGEST_TEXT) return 'tooLong';
  return visible(subject) === null || subject.length > LONGEST_SUBJECT || NOT_ONE_LINE.test(subject)
    ? 'subject'
    : undefined;
}

/** A reply that the desk sends. */
export interface Reply extends ReplyText {
  /** Its id, from which the Message-ID is derived. */
  readonly id: string;
  /** The colleague who wrote it: gets the answer, and a copy. */
  readonly author: { readonly name: string; readonly address: string };
  readonly quoted: ReplyDraft['quoted'];
  /** When it was written. The copy has the same time. */
  readonly date: Date;
}

/** Errors without an answer of the mail server that come up before the message is handed over. */
const BEFORE_THE_MESSAGE: ReadonlySet<unknown> = new Set([
  'EDNS',
  'EAUTH',
  'ETLS',
  'EREQUIRETLS',
  'EENVELOPE',
  'ECONFIG',
]);

/**
 * Sends a reply to the one person whom it names. It never rejects: `unsure` means that the mail server may have taken the
 * mail without saying so, so that it must not be sent again by itself.
 */
async function sendReply(mailer: Mailer, reply: Reply, siteOrigin: string): Promise<Delivery> {
  try {
    await mailer.send(mailOf(reply, siteOrigin));
    return 'sent';
  } catch (error) {
    return isRefusal(error) ? 'failed' : 'unsure';
  }
}

/** Sends the author a copy of a reply. Rejects if the mail server does not accept it. */
async function sendCopy(mailer: Mailer, reply: Reply, siteOrigin: string): Promise<void> {
  await mailer.send({ ...mailOf(reply, siteOrigin), copyTo: reply.author.address });
}

function mailOf({ id, recipient, subject, text, author, quoted, date }: Reply, siteOrigin: string): Mail {
  const quotedLines = { ...quoted, message: linesOf(quoted.message).join('\n') };
  return {
    to: recipient,
    date,
    subject: oneLine(subject, LONGEST_SUBJECT),
    text: `${text}\n\n${quote(quotedLines)}`.trimEnd() + '\n',
    author: { ...author, name: oneLine(author.name, LONGEST_SUBJECT) },
    id: `${id}@${new URL(siteOrigin).hostname}`,
  };
}

/** Whether an error proves that the mail server has not taken the mail. */
function isRefusal(error: unknown): boolean {
  const { responseCode, code, originalCode, timeoutType } = error as Readonly<Record<string, unknown>>;
  return (
    typeof responseCode === 'number' ||
    BEFORE_THE_MESSAGE.has(code) ||
    originalCode === 'ECONNREFUSED' ||
    timeoutType === 'CONNECT_TIMEOUT'
  );
}
