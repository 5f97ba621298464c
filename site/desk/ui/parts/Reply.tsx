import type { FullRow } from '../../contract/store.ts';
import { rowAddress } from '../../addresses.ts';
import { fillIn } from '../../../lib/fill-in.ts';
import { formatsOf, labelIn } from '../../format.ts';
import { displayName, oneLine, visible } from '../../visible.ts';
import { useUi } from '../ui.tsx';
import { Select, Submit } from './Form.tsx';
import { Icon } from './Small.tsx';
import { replyMail } from './reply-mail.ts';

const LONGEST_NAME = 120;
/** The maximum number of telephone numbers to choose from. */
const MOST_CALLS = 4;

/** Ways to answer: a prefilled mail in the visitor's language, or a call. */
export function Reply({ row }: { row: FullRow }) {
  const { t, textsIn, config, locale, frame, label, table: tableOf, telephones } = useUi();
  const table = tableOf(row.table);
  const { person } = table;
  const value = (column: string | undefined): string => (column && row.values[column]) || '';
  const language = config.locales.find(({ code }) => code === row.origin?.locale);
  const visitorLocale = language?.code ?? locale;
  const { longDay } = formatsOf(config, visitorLocale);
  const name = oneLine(visible(value(person.name)) ?? '', LONGEST_NAME);
  const theirs = textsIn(visitorLocale);
  const greeting = theirs(name ? 'desk.reply.greeting' : 'desk.reply.greetingNobody', { name });
  const here = new URLSearchParams(frame.address.split('?')[1]);
  const templates = config.templates.filter(({ tables }) => tables?.includes(table.key) ?? true);
  const template = templates.find(({ id }) => id === here.get('template'));
  const visitorLabel = labelIn(config, visitorLocale);
  const form = table.forms.find(({ id }) => id === row.form);
  const values = {
    name,
    company: oneLine(value(person.company), LONGEST_NAME),
    form: visitorLabel(form?.label ?? table.label),
    date: longDay(row.createdAt),
    colleague: frame.person ? displayName(frame.person) : '',
  };
  const text = template && fillIn(visitorLabel(template.body), values);
  const email = value(person.email).trim();
  const messages = table.columns
    .flatMap(({ kind, name: column }) => (kind === 'longText' ? visible(value(column)) : null))
    .filter((message) => message !== null);
  const subject = template?.subject
    ? fillIn(visitorLabel(template.subject), values)
    : theirs('desk.reply.subject', { firm: config.firm });
  const mail = replyMail(email, subject, text ?? `${greeting}\n`, {
    message: messages.join('\n\n'),
    lead: theirs('desk.reply.quote', { date: values.date }),
  });
  const given = telephones(value(person.phone), true);
  const numbers = [...given, ...messages.flatMap((message) => telephones(message))];
  const calls = [...new Map(numbers.map((each) => [each.href, each])).values()].slice(0, MOST_CALLS);
  const isOnlyOne = calls.length === 1 && given.length > 0 && !calls[0]?.hasExtension;
  if (!mail && calls.length === 0) return null;
  return (
    <div className="reply">
      {mail ? (
        <a
          className="button button--primary"
          href={mail.href}
          data-reply={`${rowAddress(row.table, row.id)}/reply`}
          data-rest={mail.rest || undefined}
        >
          <Icon name="i-ph-envelope-simple" /> {t('desk.reply.mail')}
        </a>
      ) : null}
      {mail && templates.length > 0 ? (
        <form method="get" action={rowAddress(row.table, row.id)} className="line">
          {here.has('in') ? <input type="hidden" name="in" value={here.get('in') ?? ''} /> : null}
          <Select
            name="template"
            aria-label={t('desk.reply.template')}
            empty={t('desk.reply.noTemplate')}
            options={templates.map(({ id, label: name }) => [id, label(name)])}
            defaultValue={template?.id ?? ''}
          />
          <Submit look="small still">{t('desk.reply.use')}</Submit>
        </form>
      ) : null}
      {mail ? <CopyButton className="button copies" text={email} label={t('desk.reply.copyAddress')} /> : null}
      {calls.map(({ href, shown: number }) => (
        <a key={href} className="button" href={href}>
          <Icon name="i-ph-phone" /> {isOnlyOne ? t('desk.reply.call') : t('desk.reply.callNumber', { number })}
        </a>
      ))}
      <a className="button below" href="#follow-up">
        {t('desk.followUp.title')}
      </a>
      {mail?.rest ? (
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
      ) : null}
      {text === undefined ? null : (
        <div className="reply__text">
          <textarea readOnly rows={10} defaultValue={text} lang={visitorLocale} aria-label={t('desk.reply.text')} />
          <CopyButton className="button button--small copies" text={text} label={t('desk.reply.copyText')} />
        </div>
      )}
    </div>
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
