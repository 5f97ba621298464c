import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { valueAt } from '../read/shape.ts';
import { exportOf, follow } from '../read/locate/follow.ts';
import type { Expression } from '../read/locate/source.ts';
import { walk } from '../read/locate/walk.ts';
import { applyToValue } from './change.ts';
import type { Edit, JsonObject, Values } from './contract.ts';
import { specifierOf } from './imports.ts';
import type { NewFile } from './pages.ts';
import { printObject } from './print.ts';
import { EditError } from './edit-error.ts';
import { rewrite } from './rewrite.ts';
import { Rewriting } from './state.ts';
import type { EditState } from './state.ts';

/** Applies one edit in memory, as a whole or not at all. @throws CannotEdit */
export function applyEdit(state: EditState, edit: Edit | Values): void {
  const { value, file } = applyToValue(state.value, edit, state.locales);
  const main = state.drafts.open(state.entry);
  const site = main && exportOf(state.drafts, main, 'default');
  if (!site) throw new EditError('edit/code', 'The spec does not export the site by default.');
  const rewriting = new Rewriting(state);
  if (file) writeEntryFile(rewriting, site, file, value);
  rewrite(rewriting, site, state.value, value, []);
  rewriting.finish();
  state.value = value;
}

/** Writes a new entry of a list to a file in the folder of the other entries. */
function writeEntryFile(
  rewriting: Rewriting,
  site: Expression,
  { list, index, name, folder, helper, title }: NewFile,
  spec: unknown,
): void {
  const { state } = rewriting;
  const { drafts } = state;
  const entry = valueAt(spec, [...list, index]);
  rewriting.codes.set(entry, (listFile) => {
    const neighbour = follow(drafts, walk(drafts, site, [...list, Math.max(0, index - 1)]).step.value).source.fileName;
    const own = neighbour === listFile ? join(dirname(state.entry), folder) : dirname(neighbour);
    const file = join(own, `${name}.ts`);
    if (drafts.read(file) !== undefined || existsSync(file))
      throw new EditError('edit/taken', `The file ${file} exists already. Choose another name.`);
    const call = rewriting.imported(file, '#schema', helper);
    const code = `${call}(${printObject(entry as JsonObject, rewriting.printing(file), true)})`;
    rewriting.files.set(file, `/** ${title.replaceAll('*/', '* /')}. */\nexport default ${code};\n`);
    return rewriting.imported(listFile, specifierOf(listFile, file), 'default', name);
  });
}
