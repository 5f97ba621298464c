import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pc from 'picocolors';
import { UserError } from './diagnostic.ts';
import { generate } from './generate.ts';
import { summarise } from './summary.ts';

const usage = `npm run generate [-- --check | --watch]
  compiles spec/ into site/generated, tests/generated and site/supabase
  --check   changes nothing; fails when the output is not what the spec says
  --watch   compiles again whenever the spec changes
  --root    the project's folder (default: this one)`;

const options = {
  check: { type: 'boolean' },
  watch: { type: 'boolean' },
  root: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const parse = () => {
  try {
    return parseArgs({ options, allowPositionals: false }).values;
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
};

const main = async (): Promise<void> => {
  const values = parse();
  if (values.help) {
    console.log(usage);
    return;
  }
  const root = resolve(values.root ?? '.');
  if (values.watch) {
    if (values.check) throw new UserError('--check and --watch do not go together.');
    const { watch } = await import('./watch.ts');
    await watch(root, ({ ok, text }) => (ok ? console.log : console.error)(text));
    console.log('Watching spec/ for changes.');
    return;
  }
  const start = performance.now();
  const check = values.check ?? false;
  const { text, ok } = await summarise(await generate({ root, check }), { check, milliseconds: performance.now() - start });
  (ok ? console.log : console.error)(text);
  if (!ok) process.exitCode = 1;
};

try {
  await main();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(`${pc.red('✗')} ${error.message}`);
  process.exitCode = 1;
}
