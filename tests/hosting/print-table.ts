/** `node tests/hosting/print-table.ts`: what each address answers, with hosts as columns, asked of the hosts themselves. */
import { deviated, type Row } from './expected.ts';
import { hostNames, type Answer } from './host.ts';
import { mismatches } from './mismatches.ts';
import { builtSite, startHosts } from './start.ts';
import { examples } from './table.ts';
import { ask } from './visit.ts';

const reasons: string[] = [];

function noteOf(why: string): string {
  if (!reasons.includes(why)) reasons.push(why);
  return `${reasons.indexOf(why) + 1}`;
}

function short({ status, headers }: Answer): string {
  return [status, headers['location'], headers['set-cookie'] && '+cookie'].filter(Boolean).join(' ');
}

function condition({ request = {} }: Row): string {
  return Object.entries(request)
    .map(([name, value]) => `${name.replace('accept-language', 'al')}: ${value.split(/[,;]/)[0] ?? ''}`)
    .join(', ');
}

const hosts = await startHosts();
try {
  console.log(['address', 'under', ...hostNames].join(' | '));
  console.log(['', '', ...hostNames].map(() => '---').join(' | '));
  for (const row of examples(builtSite())) {
    const cells = await Promise.all(
      hostNames.map(async (name) => {
        if (hosts[name] === undefined) return 'not installed';
        const answer = await ask(hosts[name], row);
        const deviation = row.deviations?.[name];
        const wrong = mismatches(answer, deviation ? deviated(row.expected, deviation) : row.expected).length > 0;
        return `${short(answer)}${deviation ? ` (${noteOf(deviation.why)})` : ''}${wrong ? ' WRONG' : ''}`;
      }),
    );
    console.log([`${row.about}: ${row.address}`, condition(row), ...cells].join(' | '));
  }
  console.log(`\n${reasons.map((why, index) => `(${index + 1}) ${why}`).join('\n')}`);
} finally {
  await Promise.all(Object.values(hosts).map((host) => host.stop()));
}
