import type { Finding } from './finding.ts';
import { checkOutput } from './output.ts';
import { checkSettings } from './settings.ts';
import { checkSpecForRelease } from './spec.ts';

/** Checks the spec, the settings, git and the build. */
export async function checkRelease(root: string, environment: NodeJS.ProcessEnv): Promise<readonly Finding[]> {
  return [...(await checkSpecForRelease(root)), ...checkSettings(environment), ...(await checkOutput(root))];
}
