import type { ReactElement } from 'react';
import type { DeskTable } from '../../contract/config.ts';
import type { FullRow } from '../../contract/store.ts';
import { rowAddress } from '../../addresses.ts';
import { visible } from '../../visible.ts';
import { useUi } from '../ui.tsx';
import { Icon } from './Small.tsx';
import { mailAddress, telephone } from './Visitor.tsx';

/** Mail programs take an address of about 2,000 characters. */
const MOST_QUOTED = 1000;

/** How to answer: a mail that has begun in the visitor's language, or a call. */
export function Reply({ table, row }: { table: DeskTable; row: FullRow }): ReactElement | null {
  const { t, tIn, config, locale } = useUi();
  const { person } = table;
  const value = (column: string | undefined): string => (column && row.values[column]) || '';
  const language = config.locales.find(({ code }) => code === row.origin?.locale);
  const theirs = language?.code ?? locale;
  const formats = config.locales.find(({ code }) => code === theirs)?.formats;
  const name = visible(value(person.name)) ?? '';
  const greeting = tIn(theirs, name ? 'desk.reply.greeting' : 'desk.reply.greetingNobody', { name: oneLine(name) });
  const mail = mailAddress(value(person.email).trim(), {
    subject: tIn(theirs, 'desk.reply.subject', { firm: config.firm }),
    body: [greeting, '', '', ...quoted(), ''].join('\r\n'),
  });
  function quoted(): readonly string[] {
    const { format } = new Intl.DateTimeFormat(formats, { timeZone: config.timeZone, dateStyle: 'long' });
    const written = table.columns.filter(({ kind }) => kind === 'longText').map(({ name: column }) => value(column));
    const text = written.filter((each) => visible(each) !== null).join('\n\n');
    if (text === '') return [];
    const cut = text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED).toWellFormed()}…` : text;
    const date = format(new Date(row.createdAt));
    return [tIn(theirs, 'desk.reply.quote', { date }), ...cut.split('\n').map((line) => `> ${line}`)];
  }
  const call = telephone(value(person.phone));
  if (!mail && !call) return null;
  return (
    <p className="actions">
      {mail ? (
        <a className="button button--primary" href={mail} data-reply={`${rowAddress(row.table, row.id)}/reply`}>
          <Icon name="i-ph-envelope-simple" /> {t('desk.reply.mail')}
        </a>
      ) : null}
      {call ? (
        <a className="button" href={call}>
          <Icon name="i-ph-phone" /> {t('desk.reply.call')}
        </a>
      ) : null}
      <a className="button below" href="#follow-up">
        {t('desk.followUp.title')}
      </a>
    </p>
  );
}

// A name has no lines, and no signs that turn what follows around.
function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, 120);
}
