/** `npm run bench`: measures what visitors and maintainers wait for, and compares it with the committed baseline. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

import { BASELINE, RESULT, compare, readResults, writeResults } from './bench/baseline.ts';
import { bytes } from './bench/bytes.ts';
import { build } from './bench/build.ts';
import { desk } from './bench/desk.ts';
import { generate } from './bench/generate.ts';
import { insert } from './bench/insert.ts';
import { lighthouse } from './bench/lighthouse.ts';
import { save } from './bench/save.ts';
import type { Section } from './bench/section.ts';
import { server } from './bench/server.ts';
import { touch } from './bench/touch.ts';
import { vitals } from './bench/vitals.ts';
import { ROOT } from './node.mjs';
import { main } from './report.mjs';
import { UserError } from '../site/user-error.mjs';
import { requireDefaultSite } from './site.mjs';

/** In this order. A section more is a line more. */
const sections: readonly Section[] = [bytes, touch, vitals, lighthouse, server, insert, desk, generate, build, save];

const USAGE = `Measures the site and what makes it, prints tables, and compares them with scripts/bench/baseline.json as ratios.

  npm run bench                              everything; Lighthouse alone takes half a minute a page
  npm run bench -- bytes                     one section, or several: ${sections.map(({ name }) => name).join(', ')}
  npm run bench -- lighthouse --pages blog   only the pages whose path contains this
  npm run bench -- server --seconds 10 --connections 100 --access-log
  npm run bench -- build --articles 0,1000   a site with so many articles more
  npm run bench -- --save                    makes what was measured the new baseline; commit it
`;

/** What a time may differ between two runs on a machine that does other things too. */
const NOISE = 0.2;

function whole(name: string, value: string, least = 1): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= least) return number;
  throw new UserError(`--${name} is "${value}". It has to be a whole number from ${least} on.`);
}

function chosen(names: readonly string[]): readonly Section[] {
  const unknown = names.find((name) => !sections.some((section) => section.name === name));
  if (unknown !== undefined)
    throw new UserError(`There is no section "${unknown}". There are: ${sections.map(({ name }) => name).join(', ')}.`);
  return names.length === 0 ? sections : sections.filter(({ name }) => names.includes(name));
}

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '4' },
      connections: { type: 'string', default: '50' },
      'access-log': { type: 'boolean', default: false },
      pages: { type: 'string', default: '' },
      articles: { type: 'string' },
      save: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return void process.stdout.write(USAGE);
  requireDefaultSite('The baseline has the figures of the site in spec/.');
  const toRun = chosen(positionals);
  const options = {
    seconds: whole('seconds', values.seconds),
    connections: whole('connections', values.connections),
    accessLog: values['access-log'],
    pages: values.pages,
    articles: values.articles?.split(',').map((count) => whole('articles', count, 0)),
  };
  if (toRun.some(({ onBuilt }) => onBuilt) && !existsSync(join(ROOT, 'dist', 'client')))
    throw new UserError('There is no built site. Run `npm run build` first.');
  const baseline = readResults(BASELINE);
  for (const section of toRun) {
    console.log(`\n## ${section.title}\n`);
    const figures = await section.run(options);
    console.log();
    process.stdout.write(compare(section.name, figures, baseline[section.name], section.exact ? 0 : NOISE));
    writeResults(RESULT, { [section.name]: figures });
    if (values.save) writeResults(BASELINE, { [section.name]: figures });
  }
  console.log(`\nFor programs: ${relative(ROOT, RESULT)}`);
});
