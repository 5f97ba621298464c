import { join } from 'node:path';

import { run } from './child.mjs';
import { ROOT, projectNode } from './node.mjs';
import { bad, good, step } from './report.mjs';

/** Several checks in a row: each runs whatever became of the one before, and all failures are named at the end. */
export class Checks {
  /** @type {{ name: string, code: number }[]} */
  #failures = [];
  /** @type {NodeJS.ProcessEnv} */
  #env;

  /** @param {NodeJS.ProcessEnv} env what the checks' programs see */
  constructor(env) {
    this.#env = env;
  }

  /** Notes a failure that some other code has found and shown.
   * @param {string} name
   * @param {number} [code]
   */
  fail(name, code = 1) {
    this.#failures.push({ name, code });
  }

  /**
   * Runs one program of the project as a check.
   * @param {string} name
   * @param {string} script relative to the top of the repository
   * @param {readonly string[]} [args]
   */
  async run(name, script, args = []) {
    let code = 0;
    await step(name, async () => {
      code = await run(projectNode(), [join(ROOT, script), ...args], { cwd: ROOT, env: this.#env });
      if (code !== 0) throw new Error(`exit code ${code}`);
    }).catch((/** @type {unknown} */ error) => {
      if (code === 0) throw error; // the program did not start at all
      this.fail(name, code);
    });
  }

  /** The checks that need no build and no browser. The first comes before anything could regenerate. */
  async runStatic() {
    await this.run('Generated files are up to date', 'generator/cli.ts', ['--check']);
    await this.run('Types', 'node_modules/typescript/bin/tsc', ['--noEmit']);
    await this.run('Lint', 'node_modules/oxlint/bin/oxlint', ['--deny-warnings']);
    await this.run('Licences of what is shipped', 'scripts/licences.ts');
  }

  /** Says how it went. @returns {number} the exit code of the first failure, 0 without one */
  summarise() {
    console.log();
    for (const { name, code } of this.#failures) console.log(bad(`✗ ${name} (exit code ${code})`));
    if (this.#failures.length === 0) console.log(good('✓ everything passes'));
    return this.#failures[0]?.code ?? 0;
  }
}
