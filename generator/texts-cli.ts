/** `npm run texts`: exports the site's texts for translators, and imports their translations. */
import { givenPath, siteRoot } from '../site/site-root.mjs';
import { runCommand } from './command.ts';
import { UserError } from '../site/user-error.mjs';

const usage = `npm run texts -- --export [FILE]   all texts as a spreadsheet (FILE.csv, default texts.csv) or XLIFF 1.2 (FILE.xlf)
npm run texts -- --import FILE     writes what the file changes into the spec, all of it or nothing
npm run texts -- --add LANGUAGE    declares one more language, to be translated

  --to LANGUAGE  export: the original and this translation only
  --only PART    export: a page (home), the beginning of keys (forms/), or untranslated (missing, or as in the original)
  --overwrite    export: replace an existing file
  --dry-run      import: show what would change, and write nothing`;

const options = {
  export: { type: 'boolean' },
  import: { type: 'boolean' },
  add: { type: 'string' },
  only: { type: 'string' },
  to: { type: 'string' },
  overwrite: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  root: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

await runCommand({ usage, options, allowPositionals: true }, async (values, [file, ...more]) => {
  const tasks = [values.export, values.import && file !== undefined, values.add].filter(Boolean);
  if (tasks.length !== 1 || more.length > 0)
    throw new UserError(`use one of --export [FILE], --import FILE and --add LANGUAGE.\n\n${usage}`);
  const root = siteRoot(values.root === undefined ? process.cwd() : givenPath(values.root));
  // The modules that read the spec load slowly, so they are imported only once the options are valid.
  const { addLanguage, exportTexts, importTexts } = await import('./texts/transfer.ts');
  if (values.export) await exportTexts(root, givenPath(file ?? 'texts.csv'), values);
  else if (values.add !== undefined) await addLanguage(root, values.add);
  else await importTexts(root, givenPath(file ?? ''), { dryRun: values['dry-run'] ?? false });
});
