import { listAddress, rowAddress } from '../addresses.ts';
import type { DeskConfig } from '../contract/config.ts';
import type { Counts, Overview, PlacedRow } from '../contract/store.ts';
import { labelIn, translate } from '../format.ts';
import { visible } from '../visible.ts';
import { oneLine } from './clean.ts';
import { composeMail, type MailSection } from './layout.ts';
import type { Mail } from './mailer.ts';
import type { Reader } from './row-mail.ts';

type Line = MailSection['lines'][number];

/** Composes the daily mail: reminders, rows of the reader, unread and overdue counts. Undefined if all are empty. */
export async function dailyMail(
  { reminders, mine, overdueTotals }: Overview,
  { unread }: Counts,
  { to, locale, texts }: Reader,
  config: DeskConfig,
  origin: string,
): Promise<Mail | undefined> {
  const label = labelIn(config, locale);
  const text = (key: string): string => translate(texts ?? {}, locale, key, { firm: config.firm });
  const rows = (placed: readonly PlacedRow[]): Line[] =>
    placed.map((row) => {
      const table = config.tables.find(({ key }) => key === row.table);
      const name = visible(row.values[table?.person.name ?? '']) ?? visible(row.values[table?.person.email ?? '']);
      const what = [oneLine(name ?? row.id.slice(0, 8), 80), label(table?.label ?? {})].join(' · ');
      return { text: what, href: `${origin}${rowAddress(row.table, row.id)}` };
    });
  const totals = (counts: Counts['unread'], only: 'unread' | 'overdue'): Line[] =>
    config.tables.flatMap(({ key, label: name }) =>
      counts[key] ? [{ text: `${label(name)}: ${counts[key]}`, href: `${origin}${listAddress(key, { only })}` }] : [],
    );
  const sections = [
    { label: text('desk.overview.reminders'), lines: rows(reminders) },
    { label: text('desk.overview.mine'), lines: rows(mine) },
    { label: text('desk.filter.unread'), lines: totals(unread, 'unread') },
    { label: text('desk.overview.overdue'), lines: totals(overdueTotals, 'overdue') },
  ].filter(({ lines }) => lines.length > 0);
  if (sections.length === 0) return undefined;
  const subject = text('desk.mail.daily.subject');
  return composeMail({
    to,
    locale,
    subject,
    heading: subject,
    lead: text('desk.mail.daily.lead'),
    link: { href: `${origin}/`, label: text('desk.mail.daily.open') },
    sections,
    smallPrint: text('desk.mail.daily.smallPrint'),
    firm: config.firm,
  });
}
