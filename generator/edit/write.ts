import { UserError } from '../../site/user-error.mjs';
import { formatDiagnostics } from '../diagnostics/print.ts';
import { writeFiles, type FileChange } from '../files.ts';
import type { Edit, Values } from './contract.ts';
import { plan } from './plan.ts';
import type { EditedSite } from './site.ts';

/** Plans edits for a command and writes all resulting files, or none. @throws UserError if the edits are rejected */
export async function writeEdits(
  site: EditedSite,
  edits: readonly (Edit | Values)[],
  { dryRun = false } = {},
): Promise<readonly FileChange[]> {
  const result = await plan(site, edits);
  if (result.ok) {
    if (!dryRun) writeFiles(site.project, result.files);
    return result.files;
  }
  const { place, why, problems } = result;
  const where = place ? `${place.file}:${place.line}:${place.column} ` : '';
  const details = problems.length > 0 ? `\n\n${formatDiagnostics(problems, { colour: false })}` : '';
  throw new UserError(`nothing was written. ${where}${why}${details}`);
}
