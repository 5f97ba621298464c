import { readChecked } from '../../generator/check/project.ts';
import type { Finding } from './finding.ts';

/** The generator's warnings about a spec. Returns nothing for an invalid spec, which the generator reports. */
export async function checkSpecForRelease(root: string): Promise<readonly Finding[]> {
  const checked = await readChecked(root);
  if (!checked.ok) return [];
  return (await checked.review()).map(({ location: { file, line, column }, message, hint }) => ({
    where: `${file}:${line}:${column}`,
    what: message,
    remedy: hint ?? 'Change it.',
  }));
}
