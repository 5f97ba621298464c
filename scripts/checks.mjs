import { join } from 'node:path';

import { run, runQuietly } from './child.mjs';
import { ROOT, projectNode } from './node.mjs';
import { bad, dim, elapsed, good, step } from './report.mjs';

/** Several checks: each runs whatever became of the others, and all failures are named at the end. */
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

  /**
   * Runs one program of the project as a check while others run, and shows what it printed when it has ended.
   * @param {string} name
   * @param {string} script relative to the top of the repository
   * @param {readonly string[]} [args]
   */
  async runBeside(name, script, args = []) {
    const started = performance.now();
    const { code, output } = await runQuietly(projectNode(), [join(ROOT, script), ...args], {
      cwd: ROOT,
      env: this.#env,
    });
    console.log(`${code === 0 ? good('✓') : bad('✗')} ${name} ${dim(`(${elapsed(started)})`)}`);
    if (output.trim() !== '') console.log(output.trimEnd());
    if (code !== 0) this.fail(name, code);
  }

  /**
   * The checks that need no browser, side by side.
   * @param {Promise<unknown>} [building] a build that is under way: what it ships is looked at when it has ended
   */
  async runStatic(building = Promise.resolve()) {
    console.log(`${dim('→')} Generated files, types, lint, licences, side by side …`);
    await Promise.all([
      this.runBeside('Generated files are up to date', 'generator/cli.ts', ['--check']),
      this.runBeside('Types', 'scripts/typecheck.mjs'),
      this.runBeside('Lint', 'node_modules/oxlint/bin/oxlint', ['--deny-warnings']),
      building.then(() => this.runBeside('Licences of what is shipped', 'scripts/licences.ts')),
    ]);
  }

  /** Says how it went. @returns {number} the exit code of the first failure, 0 without one */
  summarise() {
    console.log();
    for (const { name, code } of this.#failures) console.log(bad(`✗ ${name} (exit code ${code})`));
    if (this.#failures.length === 0) console.log(good('✓ everything passes'));
    return this.#failures[0]?.code ?? 0;
  }
}
