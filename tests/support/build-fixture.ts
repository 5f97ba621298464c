import { PROJECT } from '../../site/site-root.mjs';
import { plainEnv } from '../scripts/checkout.ts';
import { fixtureEnv } from './fixture-site.ts';
import { runToEnd } from './process.ts';

const program = [
  "const { isBuilt } = await import('./scripts/stamp.mjs')",
  "if (!isBuilt()) await import('./scripts/build.ts')",
].join(';\n');

/** Builds the fixture site once for all tests that run on its pages, unless its pages are current. */
export default async function buildFixtureSite(): Promise<void> {
  const { code, output } = await runToEnd(process.execPath, ['--input-type=module', '-e', program], {
    cwd: PROJECT,
    env: plainEnv(fixtureEnv),
  });
  if (code !== 0) throw new Error(`The fixture site cannot be built:\n${output}`);
}
