/** `npm run texts`: gives all copy of the spec to translators, and writes back what they send. */
import { resolve } from 'node:path';

import { siteRoot } from '../site/site-root.mjs';
import { runCommand } from './command.ts';
import { UserError } from '../site/user-error.mjs';

const usage = `npm run texts -- --export [FILE]   all texts as a spreadsheet (FILE.csv, default texts.csv) or for translators' programs (FILE.xlf)
npm run texts -- --import FILE     writes what the file changes into spec/, all of it or nothing

  --to LANGUAGE  export one of several translations, fr beside the original
  --only PART    export a part: untranslated (alike in two languages), a page (home), or what a key begins with (forms/)
  --semicolon    export with semicolons between the columns, as Excel wants it where the comma is for decimals (Spain)
  --overwrite    export into a file that is there already
  --dry-run      import: show what would change, and write nothing
  --force        import: take the file's text also where the spec has changed since the export`;

const options = {
  export: { type: 'boolean', default: false },
  import: { type: 'boolean', default: false },
  only: { type: 'string' },
  to: { type: 'string' },
  semicolon: { type: 'boolean', default: false },
  overwrite: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  root: { type: 'string', default: '.' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

await runCommand({ usage, options, allowPositionals: true }, async (values, [file, ...more]) => {
  if (values.export === values.import) throw new UserError(`say --export or --import.\n\n${usage}`);
  if (file !== undefined && more.length > 0) throw new UserError(`one file at a time: ${[file, ...more].join(', ')}.\n\n${usage}`);
  const onlyFor = values.export ? (['dry-run', 'force'] as const) : (['only', 'to', 'semicolon', 'overwrite'] as const);
  for (const name of onlyFor) if (values[name]) throw new UserError(`--${name} does not go with --${values.export ? 'export' : 'import'}.\n\n${usage}`);
  const root = siteRoot(resolve(values.root));
  // Reading TypeScript takes a moment to load: not for a word that was mistyped.
  if (values.export) await (await import('./texts/export.ts')).exportTexts(root, file ?? 'texts.csv', values);
  else if (file === undefined) throw new UserError(`say which file to import.\n\n${usage}`);
  else await (await import('./texts/import.ts')).importTexts(root, file, { dryRun: values['dry-run'], force: values.force });
});
