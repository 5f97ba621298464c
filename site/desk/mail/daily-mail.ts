import { html } from 'hono/html';
import { listAddress, rowAddress } from '../addresses.ts';
import type { DeskConfig } from '../contract/config.ts';
import type { Counts, Overview, PlacedRow } from '../contract/store.ts';
import { labelIn, translate } from '../format.ts';
import { visible } from '../visible.ts';
import { oneLine } from './clean.ts';
import { layout } from './layout.ts';
import type { Mail } from './mailer.ts';
import type { Reader } from './row-mail.ts';

interface Line {
  readonly text: string;
  readonly href: string;
}

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
  const parts = [
    { heading: text('desk.overview.reminders'), lines: rows(reminders) },
    { heading: text('desk.overview.mine'), lines: rows(mine) },
    { heading: text('desk.filter.unread'), lines: totals(unread, 'unread') },
    { heading: text('desk.overview.overdue'), lines: totals(overdueTotals, 'overdue') },
  ].filter(({ lines }) => lines.length > 0);
  if (parts.length === 0) return undefined;
  const subject = text('desk.mail.daily.subject');
  const lead = text('desk.mail.daily.lead');
  const open = text('desk.mail.daily.open');
  const smallPrint = text('desk.mail.daily.smallPrint');
  const listed = parts.map(
    ({ heading, lines }) => `${heading}\n${lines.map(({ text: what, href }) => `    ${what}\n    ${href}`).join('\n')}`,
  );
  return {
    to,
    subject,
    text: `${lead}\n\n${open}: ${origin}/\n\n${listed.join('\n\n')}\n\n-- \n${smallPrint}\n`,
    html: await layout({
      locale,
      subject,
      heading: subject,
      lead,
      link: { href: `${origin}/`, label: open },
      content: html`${parts.map(
        ({ heading, lines }) =>
          html`<p class="quiet" style="margin: 16px 0 0; color: #555b66; font-size: 14px">${heading}</p>
            ${lines.map(
              ({ text: what, href }) =>
                html`<p style="margin: 4px 0 0"><a class="text" href="${href}" style="color: #16181d">${what}</a></p>`,
            )}`,
      )}`,
      smallPrint,
      firm: config.firm,
    }),
  };
}
