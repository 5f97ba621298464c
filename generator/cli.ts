import { runCommand } from './command.ts';
import { asJson, formatForGithub } from './diagnostics/print.ts';
import { givenPath, siteRoot } from '../site/site-root.mjs';
import { UserError } from '../site/user-error.mjs';
import { runPass } from './generate.ts';
import { shownBefore, shownSpec } from './files.ts';
import { diagnosticsOf, summarise } from './write/summary.ts';

const usage = `npm run generate [-- --check [--strict] | --accept | --watch] [--format text|json|github]
  compiles the spec into site/generated, tests/generated and site/supabase
  --check   writes nothing; fails if the output is not up to date with the spec, and with --strict if there are warnings
  --accept  also writes changes that delete or hide stored rows, such as a shorter retention period
  --translate-later  accepts texts that only the default language has, as the studio does when it saves
  --watch   compiles again whenever the spec changes
  --format  the format of errors and warnings: text (default), json for programs, github for annotations on a pull request
  --root    the project's folder (default: this one)`;

const options = {
  check: { type: 'boolean' },
  strict: { type: 'boolean' },
  accept: { type: 'boolean' },
  'translate-later': { type: 'boolean' },
  watch: { type: 'boolean' },
  format: { type: 'string' },
  root: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

await runCommand({ usage, options }, async (values) => {
  const root = siteRoot(values.root === undefined ? process.cwd() : givenPath(values.root));
  if (values.accept && (values.check || values.watch))
    throw new UserError('--accept cannot be combined with --check or --watch.');
  if (values.watch) {
    if (values.check) throw new UserError('--check cannot be combined with --watch.');
    const { watch } = await import('./watch.ts');
    await watch(root, ({ ok, text }) => (ok ? console.log : console.error)(text));
    console.log(`Watching ${shownSpec(root)} for changes.`);
    return;
  }
  const start = performance.now();
  const check = values.check ?? false;
  const strict = values.strict ?? false;
  if (strict && !check) throw new UserError('--strict requires --check.');
  const { format = 'text' } = values;
  if (!['text', 'json', 'github'].includes(format)) throw new UserError('--format must be text, json or github.');
  const result = await runPass({
    root,
    check,
    accept: values.accept ?? false,
    translateLater: values['translate-later'],
  });
  const { text, ok } = await summarise(result, {
    check,
    strict,
    milliseconds: performance.now() - start,
    before: shownBefore(root),
  });
  const diagnostics = diagnosticsOf(result);
  if (format === 'json') console.log(JSON.stringify({ ok, diagnostics: diagnostics.map(asJson) }, null, 2));
  else (ok ? console.log : console.error)(text);
  if (format === 'github' && diagnostics.length > 0) console.log(formatForGithub(diagnostics));
  if (!ok) process.exitCode = 1;
});
