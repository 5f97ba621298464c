import { UserError } from '../../site/user-error.mjs';
import { formatDiagnostics } from '../diagnostics/print.ts';
import { writeFiles } from '../files.ts';
import type { FileChange } from '../files.ts';
import type { Edit, Values } from './contract.ts';
import { plan } from './plan.ts';
import type { EditedSite } from './site.ts';

/** Makes edits for a command and writes what they come to, all of it or nothing. @throws UserError where they are refused */
export async function writeEdits(
  site: EditedSite,
  edits: readonly (Edit | Values)[],
  { dryRun = false } = {},
): Promise<readonly FileChange[]> {
  const made = await plan(site, edits);
  if (made.ok) {
    if (!dryRun) writeFiles(site.project, made.files);
    return made.files;
  }
  const { place, why, problems } = made;
  const where = place ? `${place.file}:${place.line}:${place.column} ` : '';
  const details = problems.length > 0 ? `\n\n${formatDiagnostics(problems, { colour: false })}` : '';
  throw new UserError(`nothing was written. ${where}${why}${details}`);
}
