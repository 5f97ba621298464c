/** `npm run texts`: gives all copy of the spec to translators, and writes back what they send. */
import { resolve } from 'node:path';

import { siteRoot } from '../site/site-root.mjs';
import { runCommand } from './diagnostics/command.ts';
import { UserError } from '../site/user-error.mjs';

const usage = `npm run texts -- --export [FILE]   all texts as a spreadsheet (FILE.csv, default texts.csv) or for translators' programs (FILE.xlf)
npm run texts -- --import FILE     writes what the file changes into the spec, all of it or nothing
npm run texts -- --add LANGUAGE    gives every text in the spec one more language, to be translated

  --to LANGUAGE  export one of several translations, fr beside the original
  --only PART    export a part: untranslated (alike in two languages), a page (home), or what a key begins with (forms/)
  --semicolon    export with semicolons between the columns, as Excel wants it where the comma is for decimals (Spain)
  --overwrite    export over an existing file
  --dry-run      import: show what would change, and write nothing
  --force        import: take the file's text also where the spec has changed since the export`;

const options = {
  export: { type: 'boolean', default: false },
  import: { type: 'boolean', default: false },
  add: { type: 'string' },
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
  const tasks = [values.export, values.import, values.add !== undefined].filter(Boolean).length;
  if (tasks !== 1) throw new UserError(`say --export or --import, or --add with a language.\n\n${usage}`);
  if (file !== undefined && more.length > 0)
    throw new UserError(`one file at a time: ${[file, ...more].join(', ')}.\n\n${usage}`);
  const optionsOf = {
    export: ['only', 'to', 'semicolon', 'overwrite'],
    import: ['dry-run', 'force'],
    add: [],
  } as const;
  const task = values.export ? 'export' : values.import ? 'import' : 'add';
  for (const name of Object.values(optionsOf).flat()) {
    if (values[name] && !(optionsOf[task] as readonly string[]).includes(name))
      throw new UserError(`--${name} does not go with --${task}.\n\n${usage}`);
  }
  const root = siteRoot(resolve(values.root));
  // Reading TypeScript takes a moment to load: not for a word that was mistyped.
  if (values.export) await (await import('./texts/export.ts')).exportTexts(root, file ?? 'texts.csv', values);
  else if (values.add !== undefined) await (await import('./texts/add.ts')).addLanguage(root, values.add);
  else if (file === undefined) throw new UserError(`say which file to import.\n\n${usage}`);
  else
    await (
      await import('./texts/import.ts')
    ).importTexts(root, file, { dryRun: values['dry-run'], force: values.force });
});
