import { entryOf, projectOf, specFolderOf } from '../../generator/paths.ts';
import { describeFindings, type Finding } from './finding.ts';
import { checkOutput } from './output.ts';
import { findPlaceholders } from '../../generator/read/placeholders.ts';
import { checkSettings } from './settings.ts';
import { checkSpecForRelease } from './spec.ts';

/** Checks the spec, the settings, git and the build. Lists disabled features in the text, not as findings. */
export async function checkRelease(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
  today: Date,
): Promise<{ readonly findings: readonly Finding[]; readonly text: string }> {
  const spec = await checkSpecForRelease(root, today);
  const findings = [
    ...findPlaceholders(specFolderOf(root), projectOf(entryOf(root))),
    ...spec.findings,
    ...checkSettings(environment),
    ...(await checkOutput(root)),
  ];
  const found = `${findings.length} problems keep the site from going public:\n\n${describeFindings(findings)}`;
  const off = spec.off.map(({ where, what, remedy }) => `  ${where}  ${what} (${remedy})`).join('\n');
  const parts = [findings.length > 0 ? found : '', off === '' ? '' : `Disabled (check that this is intended):\n${off}`];
  return { findings, text: parts.filter((part) => part !== '').join('\n\n') };
}
