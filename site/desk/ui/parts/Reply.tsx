import type { ReactElement } from 'react';
import type { DeskTable } from '../../contract/config.ts';
import type { FullRow } from '../../contract/store.ts';
import { visible } from '../../visible.ts';
import { useUi } from '../ui.tsx';
import { Icon } from './Small.tsx';
import { mailAddress, telephone } from './Visitor.tsx';

/** How to answer: a mail that has begun in the visitor's language, or a call. */
export function Reply({ table, row }: { table: DeskTable; row: FullRow }): ReactElement | null {
  const { t, tIn, config, locale } = useUi();
  const { person } = table;
  const value = (column: string | undefined): string => (column && row.values[column]) || '';
  const theirs = config.locales.find(({ code }) => code === row.origin?.locale)?.code ?? locale;
  const name = visible(value(person.name)) ?? '';
  const body = tIn(theirs, name ? 'desk.reply.greeting' : 'desk.reply.greetingNobody', { name: oneLine(name) });
  const mail = mailAddress(value(person.email).trim(), {
    subject: tIn(theirs, 'desk.reply.subject', { firm: config.firm }),
    body: `${body}\r\n\r\n`,
  });
  const call = telephone(value(person.phone));
  if (!mail && !call) return null;
  return (
    <p className="actions">
      {mail ? (
        <a className="button button--primary" href={mail}>
          <Icon name="i-ph-envelope-simple" /> {t('desk.reply.mail')}
        </a>
      ) : null}
      {call ? (
        <a className="button" href={call}>
          <Icon name="i-ph-phone" /> {t('desk.reply.call')}
        </a>
      ) : null}
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
