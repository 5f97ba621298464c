import type { TestProject } from 'vitest/node';

import { ROOT } from '../../scripts/node.mjs';
import { plainEnv } from '../scripts/checkout.ts';
import { fixtureImports } from './fixture-site.ts';
import { runToEnd } from './process.ts';

/** Builds the fixture site of a vitest project once for all its tests, unless its build is up to date. */
export default async function buildFixtureSite(project: TestProject): Promise<void> {
  const { code, output } = await runToEnd(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], {
    cwd: ROOT,
    env: plainEnv({ SPEC: project.config.env['SPEC'], NODE_OPTIONS: fixtureImports }),
  });
  if (code !== 0) throw new Error(`The fixture site cannot be built:\n${output}`);
}
