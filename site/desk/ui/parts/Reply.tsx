import { queryIn, rowAddress } from '../../addresses.ts';
import type { PageOf } from '../../contract/pages.ts';
import type { DeskTemplate } from '../../contract/config.ts';
import type { FullRow } from '../../contract/store.ts';
import {
  draftReply,
  LONGEST_SUBJECT,
  messagesOf,
  type ReplyDraft,
  replyMail,
  type ReplyMail,
} from '../../reply-draft.ts';
import { useUi, type Ui } from '../ui.tsx';
import { FieldError, Icon, Panel, Check, Field, Form, InputField, invalid, Select, Submit } from './elements.tsx';

type RowPage = PageOf<'row'>;

/** The maximum number of telephone numbers to choose from. */
const MOST_CALLS = 4;

/** The parameters of this page's address. */
function parametersOf({ frame }: Ui): URLSearchParams {
  return new URLSearchParams(queryIn(frame.address));
}

/** The templates for the row of a page. */
function templatesFor({ row, replying }: RowPage): readonly DeskTemplate[] {
  return replying.templates.filter(({ tables }) => tables?.includes(row.table) ?? true);
}

/** The beginning of a reply to a row, with the template of this id. */
function draftOf(ui: Ui, { row, replying: { signatures } }: RowPage, template: DeskTemplate | undefined): ReplyDraft {
  const { config, texts, locale, frame } = ui;
  const person = frame.person ?? { name: null, email: '' };
  return draftReply({ config, texts, row, person, locale, template, signatures });
}

/** Ways to answer: the form below or a prefilled mail, in the visitor's language, or a call. */
export function Reply({ page }: { page: RowPage }) {
  const { row, reply } = page;
  const ui = useUi();
  const { t, table: tableOf, telephones } = ui;
  const { person } = tableOf(row.table);
  const templates = templatesFor(page);
  const template = templates.find(({ id }) => id === parametersOf(ui).get('template'));
  const draft = draftOf(ui, page, template);
  const mail = replyMail(draft);
  const given = telephones(row.values[person.phone ?? ''] ?? '', true);
  const messages = messagesOf(row, tableOf(row.table));
  const numbers = [...given, ...messages.flatMap((message) => telephones(message))];
  const calls = [...new Map(numbers.map((each) => [each.href, each])).values()].slice(0, MOST_CALLS);
  const isOnlyOne = calls.length === 1 && given.length > 0 && !calls[0]?.hasExtension;
  if (!mail && calls.length === 0) return null;
  return (
    <div className="reply">
      {reply ? (
        <a className="button button--primary" href="#reply-text">
          <Icon name="i-ph-envelope-simple" /> {t('desk.reply.mail')}
        </a>
      ) : null}
      {mail ? <MailLink row={row} mail={mail} isOther={Boolean(reply)} /> : null}
      {mail && !reply && templates.length > 0 ? (
        <TemplateForm row={row} templates={templates} chosen={template} />
      ) : null}
      {mail ? (
        <CopyButton className="button button--small copies" text={draft.email} label={t('desk.reply.copyAddress')} />
      ) : null}
      {calls.map(({ href, shown: number }) => (
        <a key={href} className="button button--small" href={href}>
          <Icon name="i-ph-phone" /> {isOnlyOne ? t('desk.reply.call') : t('desk.reply.callNumber', { number })}
        </a>
      ))}
      <a className="button button--small below" href="#follow-up">
        {t('desk.followUp.title')}
      </a>
      {mail ? <LongMail mail={mail} /> : null}
      {mail && !reply && template ? (
        <div className="reply__text">
          <textarea
            readOnly
            rows={10}
            defaultValue={draft.text}
            lang={draft.locale}
            aria-label={t('desk.reply.text')}
          />
          <CopyButton className="button button--small copies" text={draft.text} label={t('desk.reply.copyText')} />
        </div>
      ) : null}
    </div>
  );
}

/** The form of a reply that the desk sends. It shows rejected input again, and what was typed before a template. */
export function ReplyForm({ page }: { page: RowPage }) {
  const { row, reply, address } = page;
  const ui = useUi();
  const { t } = ui;
  if (!reply) return null;
  const templates = templatesFor(page);
  const chosen = reply.template ?? parametersOf(ui).get('template');
  const draft = draftOf(
    ui,
    page,
    templates.find(({ id }) => id === chosen),
  );
  const { kept, error, entered = {} } = reply;
  const suggested = kept === undefined ? draft.text : `${draft.text.trimEnd()}\n\n${kept}`;
  const { subject = draft.subject, text = suggested } = entered;
  return (
    <Panel id="reply" title={t('desk.reply.title')} look="first">
      <p>
        {t('desk.reply.to')} <bdi>{draft.email}</bdi>
      </p>
      {error ? <FieldError id="reply-error">{t(`desk.reply.error.${error}`)}</FieldError> : null}
      <Form
        action={`${rowAddress(row.table, row.id)}/reply${queryIn(address)}`}
        className="stack"
        id="reply-form"
        data-row={`${row.table}/${row.id}/reply`}
        data-fresh={reply.template}
      >
        {/* The default button: Enter in the subject neither sends the reply nor inserts a template. */}
        <button type="submit" disabled hidden>
          {t('desk.reply.send')}
        </button>
        <input type="hidden" name="reply" value={reply.id} />
        <input type="hidden" name="version" value={row.version} />
        <input type="hidden" name="suggested-text" value={draft.text} />
        <input type="hidden" name="suggested-subject" value={draft.subject} />
        {templates.length > 0 ? <TemplateChoice templates={templates} chosen={chosen ?? ''} /> : null}
        <InputField
          name="subject"
          label={t('desk.reply.subjectLabel')}
          lang={draft.locale}
          maxLength={LONGEST_SUBJECT}
          autoComplete="off"
          defaultValue={subject}
          {...invalid(error === 'subject', 'reply-error')}
        />
        <Field id="reply-text" label={t('desk.reply.text')}>
          <textarea
            id="reply-text"
            name="text"
            rows={10}
            maxLength={10_000}
            lang={draft.locale}
            defaultValue={text}
            {...invalid(error !== undefined && error !== 'subject', 'reply-error')}
          />
          <small>{t(draft.quoted.message === '' ? 'desk.reply.copyNote' : 'desk.reply.quoteNote')}</small>
        </Field>
        <MarkAnswered row={row} />
        <p className="actions">
          <Submit look="primary">{t('desk.reply.send')}</Submit>
        </p>
      </Form>
    </Panel>
  );
}

/** A checkbox that gives an open row the status of an answered one once the reply is sent. */
function MarkAnswered({ row }: { row: FullRow }) {
  const ui = useUi();
  const { statuses } = ui.table(row.table);
  const isOpen = statuses.some(({ key, tone }) => key === row.status && tone === 'open');
  const answered = isOpen ? statuses.find(({ tone }) => tone === 'waiting') : undefined;
  if (!answered) return null;
  return (
    <Check name="mark" value={answered.key} defaultChecked>
      {ui.t('desk.reply.mark', { status: ui.label(answered.label) })}
    </Check>
  );
}

interface TemplateProps {
  readonly templates: readonly DeskTemplate[];
}

/** Chooses a template in the reply's form. The page comes back with its text. */
function TemplateChoice({ templates, chosen }: TemplateProps & { chosen: string }) {
  const { t, label } = useUi();
  return (
    <div className="line">
      <Select
        name="template"
        aria-label={t('desk.reply.template')}
        empty={t('desk.reply.noTemplate')}
        options={templates.map(({ id, label: name }) => [id, label(name)])}
        defaultValue={chosen}
      />
      <Submit look="small still" name="insert" value="yes">
        {t('desk.reply.use')}
      </Submit>
    </div>
  );
}

/** Chooses a template for the mail that opens in the person's own program. */
function TemplateForm({ row, templates, chosen }: TemplateProps & { row: FullRow; chosen: DeskTemplate | undefined }) {
  const ui = useUi();
  const list = parametersOf(ui).get('in');
  return (
    <form method="get" action={rowAddress(row.table, row.id)} className="line">
      {list === null ? null : <input type="hidden" name="in" value={list} />}
      <Select
        name="template"
        aria-label={ui.t('desk.reply.template')}
        empty={ui.t('desk.reply.noTemplate')}
        options={templates.map(({ id, label }) => [id, ui.label(label)])}
        defaultValue={chosen?.id ?? ''}
      />
      <Submit look="small still">{ui.t('desk.reply.use')}</Submit>
    </form>
  );
}

/** A link that opens the reply in the person's own mail program; `isOther` if the desk can send one too. */
function MailLink({ row, mail, isOther }: { row: FullRow; mail: ReplyMail; isOther: boolean }) {
  const { t } = useUi();
  return (
    <a
      className={isOther ? 'button button--small' : 'button button--primary'}
      href={mail.href}
      data-reply={`${rowAddress(row.table, row.id)}/mailto`}
      data-rest={mail.rest || undefined}
    >
      <Icon name="i-ph-envelope-simple" /> {t(isOther ? 'desk.reply.ownProgram' : 'desk.reply.mail')}
    </a>
  );
}

/** What to do with a text that is too long for a mail program. */
function LongMail({ mail: { rest } }: { mail: ReplyMail }) {
  const { t } = useUi();
  if (rest === '') return null;
  return (
    <>
      <p
        className="reply__note copies"
        id="reply-note"
        role="status"
        data-copied={t('desk.reply.restCopied')}
        data-failed={t('desk.notice.notCopied')}
      >
        {t('desk.reply.long')}
      </p>
      <p className="reply__note by-hand">{t('desk.reply.longByHand')}</p>
    </>
  );
}

function CopyButton({ text, label, className }: { text: string; label: string; className: string }) {
  const { t } = useUi();
  const results = { 'data-copied': t('desk.notice.copied'), 'data-failed': t('desk.notice.notCopied') };
  return (
    <button className={className} type="button" data-copy={text} aria-live="polite" {...results}>
      {label}
    </button>
  );
}
