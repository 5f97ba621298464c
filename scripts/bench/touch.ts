import process from 'node:process';

import { withBrowser } from './browser.ts';
import { markdownTable } from './markdown.ts';
import type { Section } from './section.ts';
import { countRounds } from './touch/rounds.ts';
import { isInsert, timeTouch, touchAndSend, withVisitor } from './touch/visitor.ts';

/** In milliseconds: a cable, a mobile network, one far away. */
const LATENCIES = [0, 150, 400];
const VISITS = 5;

/** Whether the form has been in sight before, for the second after which its modules are fetched. */
const SIGHTS = [
  { seen: false, what: 'at once' },
  { seen: true, what: 'after a second in sight' },
] as const;

/** What a visitor waits for whose browser fills in the form and who sends at once. */
export const touch: Section = {
  name: 'touch',
  title: 'How long a form that is touched and sent at once takes (390 px, 1.6 Mbit/s, medians)',
  exact: false,
  onBuilt: true,
  async run() {
    return withBrowser(async (browser, origin) => {
      const rounds = await withVisitor(browser, origin, (page) =>
        countRounds(page, () => touchAndSend(page), isInsert),
      );
      process.stdout.write(
        `${rounds.length} round trips until the message is sent: ${rounds.map((paths) => paths.length).join(', then ')} files.\n\n`,
      );
      const rows: string[][] = [];
      const figures: Record<string, number> = { 'round trips': rounds.length };
      for (const latency of LATENCIES) {
        for (const { seen, what: touched } of SIGHTS) {
          const visits: { readonly sent: number; readonly told: number }[] = [];
          for (let visit = 0; visit < VISITS; visit++)
            visits.push(await withVisitor(browser, origin, (page) => timeTouch(page, latency, seen)));
          const [sent, told] = (['sent', 'told'] as const).map((what) => median(visits.map((visit) => visit[what])));
          rows.push([`${latency} ms`, touched, String(sent), String(told)]);
          const name = `${latency} ms${seen ? `, ${touched}` : ''}`;
          Object.assign(figures, { [`${name}, sent after ms`]: sent, [`${name}, told after ms`]: told });
        }
      }
      process.stdout.write(markdownTable(['latency', 'touched', 'sent after ms', 'told after ms'], rows));
      return figures;
    });
  },
};

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);
}
