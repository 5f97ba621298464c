import { ROOT } from '../../scripts/node.mjs';
import { plainEnv } from '../scripts/checkout.ts';
import { fixtureEnv } from './fixture-site.ts';
import { runToEnd } from './process.ts';

/** Builds the fixture site once for all tests, unless its build is up to date. */
export default async function buildFixtureSite(): Promise<void> {
  const { code, output } = await runToEnd(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], {
    cwd: ROOT,
    env: plainEnv(fixtureEnv),
  });
  if (code !== 0) throw new Error(`The fixture site cannot be built:\n${output}`);
}
