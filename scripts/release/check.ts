import { entryOf, projectOf, specFolderOf } from '../../generator/paths.ts';
import { describeFindings, type Finding } from './finding.ts';
import { checkOutput } from './output.ts';
import { findPlaceholders } from './placeholders.ts';
import { checkSettings } from './settings.ts';
import { checkSpecForRelease } from './spec.ts';

/** Everything that keeps a checkout from going public, and what of it is told without being a fault. */
export interface ReleaseReport {
  readonly findings: readonly Finding[];
  readonly text: string;
}

/** Looks at the spec, the settings, git and the build, and collects what it finds. Takes no more than a few seconds. */
export async function checkRelease(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
  today: Date,
): Promise<ReleaseReport> {
  const spec = await checkSpecForRelease(root, today);
  const findings = [
    ...findPlaceholders(specFolderOf(root), projectOf(entryOf(root))),
    ...spec.findings,
    ...checkSettings(environment),
    ...(await checkOutput(root)),
  ];
  const off = spec.off.map(({ where, what, remedy }) => `  ${where}  ${what} (${remedy})`);
  const parts = [
    ...(findings.length > 0
      ? [`${findings.length} things keep the site from going public:\n\n${describeFindings(findings)}`]
      : []),
    ...(off.length > 0 ? [`Off, if that is meant:\n${off.join('\n')}`] : []),
  ];
  return { findings, text: parts.join('\n\n') };
}
