import { readChecked } from '../../generator/check/project.ts';
import { entryOf, projectOf, specFolderOf } from '../../generator/paths.ts';
import { findPlaceholders } from '../../generator/read/placeholders.ts';
import type { Finding } from './finding.ts';

/** The placeholders and samples in a site's spec, and the generator's warnings unless the spec is invalid. */
export async function checkSpecForRelease(root: string): Promise<readonly Finding[]> {
  const checked = await readChecked(root);
  const warnings = checked.ok ? await checked.review() : [];
  return [
    ...findPlaceholders(specFolderOf(root), projectOf(entryOf(root))),
    ...warnings.map(({ location: { file, line, column }, message, hint }) => ({
      where: `${file}:${line}:${column}`,
      what: message,
      remedy: hint ?? 'Change it.',
    })),
  ];
}
