import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviated, type Row } from './expected.ts';
import { hostNames, type Answer, type Host, type HostName } from './host.ts';
import { mismatches } from './mismatches.ts';
import { builtSite, startHosts } from './start.ts';
import { everyAddress, examples } from './table.ts';
import { ask } from './visit.ts';

let hosts: Partial<Record<HostName, Host>> = {};
beforeAll(async () => {
  hosts = await startHosts();
});
afterAll(() => Promise.all(Object.values(hosts).map((host) => host.stop())));

const site = builtSite();

function title({ about, address, request = {} }: Row): string {
  return `${about}: ${address}${Object.entries(request)
    .map(([name, value]) => ` [${name}: ${value}]`)
    .join('')}`;
}

for (const name of hostNames) {
  describe(`${name} answers as in the table`, () => {
    const answerOf = (row: Row): Promise<Answer> => ask(hosts[name], row);
    it.each([...examples(site), ...everyAddress(site)].map((row) => [title(row), row] as const))(
      '%s',
      async (_, row) => {
        const answer = await answerOf(row);
        const deviation = row.deviations?.[name];
        expect(mismatches(answer, deviation ? deviated(row.expected, deviation) : row.expected)).toEqual([]);
        // A deviation that the host no longer has must be removed from the table.
        if (deviation)
          expect(mismatches(answer, row.expected), `the host no longer deviates: ${deviation.why}`).not.toEqual([]);
        expect(answer.headers['location'] ?? '/').toMatch(/^\/(?![/\\])/);
      },
    );
  });
}
