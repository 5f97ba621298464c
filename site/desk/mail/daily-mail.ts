import { listAddress, rowAddress } from '../addresses.ts';
import type { DeskConfig } from '../contract/config.ts';
import type { Counts, Overview, ListedRow } from '../contract/store.ts';
import { formatsOf, labelIn } from '../format.ts';
import { oneLine, visible } from '../visible.ts';
import { composeMail, mailTexts, type MailSection, type Reader } from './layout.ts';
import type { Mail } from './mailer.ts';

type Line = MailSection['lines'][number];

/** Composes the daily mail: requests of rights, reminders, rows of the reader, unread and overdue counts. Undefined if all are empty. */
export async function dailyMail(
  { reminders, rights, mine, overdueTotals }: Overview,
  { unread }: Counts,
  reader: Reader,
  config: DeskConfig,
  origin: string,
): Promise<Mail | undefined> {
  const { locale, t } = reader;
  const label = labelIn(config, locale);
  const text = mailTexts(reader, 'daily', { firm: config.firm });
  const { shortDay } = formatsOf(config, locale);
  const rows = (placed: readonly ListedRow[]): Line[] =>
    placed.map((row) => {
      const until = row.rightsDue === null ? [] : [t('desk.rights.tag', { day: shortDay(row.rightsDue) })];
      const table = config.tables.find(({ key }) => key === row.table);
      const name = visible(row.values[table?.person.name ?? '']) ?? visible(row.values[table?.person.email ?? '']);
      const what = [oneLine(name ?? row.id.slice(0, 8), 80), label(table?.label ?? {}), ...until].join(' · ');
      return { text: what, href: `${origin}${rowAddress(row.table, row.id)}` };
    });
  const totals = (counts: Counts['unread'], only: 'unread' | 'overdue'): Line[] =>
    config.tables.flatMap(({ key, label: name }) =>
      counts[key] ? [{ text: `${label(name)}: ${counts[key]}`, href: `${origin}${listAddress(key, { only })}` }] : [],
    );
  const sections = [
    { label: t('desk.rights.open'), lines: rows(rights) },
    { label: t('desk.overview.reminders'), lines: rows(reminders) },
    { label: t('desk.overview.mine'), lines: rows(mine) },
    { label: t('desk.filter.unread'), lines: totals(unread, 'unread') },
    { label: t('desk.overview.overdue'), lines: totals(overdueTotals, 'overdue') },
  ].filter(({ lines }) => lines.length > 0);
  if (sections.length === 0) return undefined;
  const subject = text('subject');
  return composeMail(reader, {
    firm: config.firm,
    subject,
    heading: subject,
    lead: text('lead'),
    link: { href: `${origin}/`, label: text('open') },
    sections,
    smallPrint: text('smallPrint'),
  });
}
