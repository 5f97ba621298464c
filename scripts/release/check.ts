import { entryOf, projectOf, specFolderOf } from '../../generator/paths.ts';
import { describeFindings, type Finding } from './finding.ts';
import { checkOutput } from './output.ts';
import { findPlaceholders } from './placeholders.ts';
import { checkSettings } from './settings.ts';
import { checkSpecForRelease } from './spec.ts';

/** Checks the spec, the settings, git and the build. What is merely off is listed in the text without being a finding. */
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
  const found = `${findings.length} things keep the site from going public:\n\n${describeFindings(findings)}`;
  const off = spec.off.map(({ where, what, remedy }) => `  ${where}  ${what} (${remedy})`).join('\n');
  const parts = [findings.length > 0 ? found : '', off === '' ? '' : `Off, if that is meant:\n${off}`];
  return { findings, text: parts.filter((part) => part !== '').join('\n\n') };
}
