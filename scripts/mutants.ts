/** `npm run mutants`: breaks the product on purpose, one way after the other, and tells which test notices. */
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

import { requirePassing } from './mutants/baseline.ts';
import { STATIC_CHECKS, examine, type Examination } from './mutants/examine.ts';
import { choose, digestOf, mistakesIn, readMutants, type Listed } from './mutants/mutant.ts';
import { endPrograms } from './mutants/program.ts';
import { RESULTS, findingOf, keepResults, readResults } from './mutants/results.ts';
import { codeOf, lineOf, summary, widthsOf, type Examined } from './mutants/table.ts';
import { createWorkspace } from './mutants/workspace.ts';
import { ROOT, projectEnv } from './node.mjs';
import { main, step } from './report.mjs';
import { UserError } from '../site/user-error.mjs';
import { requireDefaultSite } from './site.mjs';
import { setup } from './setup.mjs';
import { requireBrowser, wantNginx, wantPostgres } from './tools.mjs';

const USAGE = `Breaks the product on purpose in a copy, one mutant of tests/mutants/ after the other, and tells which test notices.

  npm run mutants                            all of them; about an hour
  npm run mutants -- ID…                     some of them
  npm run mutants -- --family forms          a family, or several
  npm run mutants -- --resume                without those that were examined since the last change of the project
  npm run mutants -- --list                  prints what there is, and the harm of each
  npm run mutants -- --check                 only tells which do not apply any more
  npm run mutants -- --report                prints what was found so far
  npm run mutants -- --limit 300             a mutant whose tests take longer than so many seconds counts as noticed

Ends with 1 if one is not noticed, or does not apply any more.
`;

interface Values {
  readonly resume: boolean;
  readonly limit: string;
}

async function examineAll(mutants: readonly Listed[], { resume, limit }: Values): Promise<number> {
  const seconds = Number(limit);
  if (!Number.isInteger(seconds) || seconds < 1) throw new UserError(`--limit is "${limit}". It has to be a whole number of seconds.`);
  const results = readResults(ROOT);
  const earlier = (mutant: Listed): Examined[] => {
    const finding = resume ? findingOf(results, mutant) : undefined;
    return finding ? [{ mutant, finding }] : [];
  };
  const open = mutants.filter((mutant) => earlier(mutant).length === 0);
  const widths = widthsOf(mutants);
  const examined = mutants.flatMap(earlier);
  for (const one of examined) console.log(lineOf(one, widths));
  if (open.length > 0) {
    await setup(join(ROOT, 'tests', 'hosting', 'published'), { title: 'Installing the published code of hosts (once, for the tests)' });
    const browser = await requireBrowser();
    const postgres = await wantPostgres();
    await wantNginx();
    const env = { ...projectEnv(), CHROMIUM_PATH: browser, ...(postgres === undefined ? {} : { POSTGRES_BIN: postgres }) };
    const workspace = await step('Copying the project', () => createWorkspace(ROOT));
    // An interruption leaves no copy behind.
    process.once('exit', () => workspace.remove());
    const examination: Examination = { workspace, env, limitMs: seconds * 1000, staticChecks: STATIC_CHECKS };
    try {
      const { project } = results;
      const passing = await step('What should notice passes without any mutant', () => requirePassing(open, results.passing, examination), { heartbeat: true });
      keepResults(ROOT, { project, passing, findings: {} });
      for (const mutant of open) {
        const finding = await examine(mutant, examination);
        examined.push({ mutant, finding });
        console.log(lineOf({ mutant, finding }, widths));
        keepResults(ROOT, { project, passing: [], findings: { [mutant.id]: { ...finding, digest: digestOf(mutant) } } });
      }
    } finally {
      workspace.remove();
    }
  }
  process.stdout.write(summary(examined));
  console.log(`For programs: ${RESULTS}`);
  return codeOf(examined);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    endPrograms();
    console.log('\nInterrupted. `npm run mutants -- --resume` goes on from here.');
    process.exit(130);
  });
}

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      family: { type: 'string', multiple: true, default: [] },
      resume: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      report: { type: 'boolean', default: false },
      limit: { type: 'string', default: '300' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return void process.stdout.write(USAGE);
  requireDefaultSite('The tests that notice mutants are those of the site in spec/.');
  const mutants = choose(await readMutants(ROOT), positionals, values.family);
  if (values.list) return void console.log(mutants.map(({ family, id, harm }) => `${family}  ${id}\n    ${harm}`).join('\n'));
  if (values.check) {
    const mistakes = mistakesIn(ROOT, mutants);
    console.log(mistakes.length > 0 ? mistakes.join('\n') : `All ${mutants.length} mutants apply.`);
    return mistakes.length > 0 ? 1 : 0;
  }
  if (!values.report) return examineAll(mutants, values);
  const results = readResults(ROOT);
  const known = mutants.flatMap((mutant) => {
    const finding = findingOf(results, mutant);
    return finding ? [{ mutant, finding }] : [];
  });
  if (known.length === 0) throw new UserError('Nothing is known of the project as it is now. Run `npm run mutants` first.');
  const widths = widthsOf(known.map(({ mutant }) => mutant));
  for (const one of known) console.log(lineOf(one, widths));
  process.stdout.write(summary(known));
  return codeOf(known);
});
