import { basename, join, relative } from 'node:path';
import { UserError } from '../../site/user-error.mjs';
import { pathKey, type LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import { localesOf } from '../compile/locales.ts';
import { publicFilesOf } from '../check/project.ts';
import { loadSpec } from '../read/load.ts';
import { valueAt } from '../read/shape.ts';
import { locateAll } from '../read/locate/locate-all.ts';
import { entryOf, projectOf } from '../paths.ts';
import { formatDiagnostics } from '../diagnostics/print.ts';
import { checkSpec } from '../check/index.ts';
import { editedFiles, withCopy, writeAll } from './apply.ts';
import { compare } from './compare.ts';
import type { Change, Mistake } from './compare.ts';
import { readCsv } from './csv.ts';
import { languagesOf, readTexts } from './export.ts';
import { formatOf, readText } from './format.ts';
import { showChanges, showMistakes } from './show.ts';
import { readXliff } from './xliff.ts';

/** `--import`: writes what a file changes into the spec, once the generator accepts all of it. */
export async function importTexts(
  root: string,
  file: string,
  { dryRun, force }: { dryRun: boolean; force: boolean },
): Promise<void> {
  const name = basename(file);
  const read = formatOf(file) === 'csv' ? readCsv : readXliff;
  const content = readText(file);
  const { spec, units } = await readTexts(root);
  const rows = read(languagesOf(spec), name, content);
  const { changes, mistakes } = compare(localesOf(spec), units, rows, { force });
  if (mistakes.length > 0) throw new UserError(`\n${showMistakes(root, name, mistakes)}`);
  const texts = `${rows.length} ${rows.length === 1 ? 'text' : 'texts'} in ${name}`;
  if (changes.length === 0) {
    console.log(`${texts}, as the spec has ${rows.length === 1 ? 'it' : 'them'}. Nothing to do.`);
    return;
  }
  const project = projectOf(entryOf(root));
  const files = editedFiles(project, changes);
  const diagnostics = await withCopy(root, files, (copy) => verify(root, copy, changes));
  if (diagnostics.length > 0)
    throw new UserError(
      `the generator does not accept these texts.\n\n${showRefusal(root, name, changes, diagnostics)}`,
    );
  console.log(showChanges(root, changes));
  const wordings = changes.length === 1 ? '1 wording' : `${changes.length} wordings`;
  const places = files.size === 1 ? '1 file' : `${files.size} files`;
  if (dryRun) {
    console.log(`\n${texts}: ${wordings} would change in ${places}. Nothing was written.`);
    return;
  }
  writeAll(project, files);
  console.log(`\n${texts}: changed ${wordings} in ${places}. Now: npm run generate`);
}

/** What the generator says of the changed spec. That it reads the texts as the file has them is made sure of too. */
async function verify(root: string, copy: string, changes: readonly Change[]): Promise<LocatedDiagnostic[]> {
  const project = projectOf(entryOf(root));
  const entry = join(copy, relative(project, entryOf(root)));
  const loaded = await loadSpec(entry);
  if (!loaded.ok) return loaded.diagnostics;
  for (const { unit, locale, text } of changes) {
    const found = valueAt(loaded.spec, [...unit.paths[0], locale]);
    if (found !== text)
      throw new Error(`${unit.key} was not written as it was meant: ${JSON.stringify({ text, found })}`);
  }
  return locateAll(entry, checkSpec(loaded.spec, publicFilesOf(root)));
}

/** The generator's messages, those about a text of the file with its row. */
function showRefusal(
  root: string,
  name: string,
  changes: readonly Change[],
  diagnostics: readonly LocatedDiagnostic[],
): string {
  const byPath = new Map(
    changes.flatMap((change) => change.unit.paths.map((path) => [pathKey([...path, change.locale]), change])),
  );
  const mistakes: Mistake[] = [];
  const others: LocatedDiagnostic[] = [];
  for (const diagnostic of diagnostics) {
    const change = byPath.get(pathKey(diagnostic.path));
    if (!change) others.push(diagnostic);
    else
      mistakes.push({
        ...change,
        message: diagnostic.message,
        ...(diagnostic.hint !== undefined && { hint: diagnostic.hint }),
      });
  }
  return [
    ...(others.length > 0 ? [formatDiagnostics(others, { colour: false })] : []),
    ...(mistakes.length > 0 ? [showMistakes(root, name, mistakes)] : []),
  ].join('\n');
}
