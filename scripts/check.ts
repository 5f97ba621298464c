/**
 * `npm run check`: all checks of CI, except for the tests in a browser.
 *
 *     npm run check -- types lint    only these
 *     npm run check -- --release     also the checks before the site goes public
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import { PROJECT, sitePrefix } from '../site/site-root.mjs';
import { UserError } from '../site/user-error.mjs';
import { notAllowed, readAudit, shippedPackages } from './audit.ts';
import { install } from './install.mjs';
import { ROOT } from './node.mjs';
import { capture, run, tail } from './process.mjs';
import { bad, dim, elapsed, good, main } from './report.mjs';
import { SITE_ROOT } from './site.mjs';

type Result = Awaited<ReturnType<typeof capture>>;

interface Check {
  readonly title: string;
  readonly run: () => Result | Promise<Result>;
}

/** TypeScript is a Go program, and would spend a third of its time on freeing memory. */
const WITH_MEMORY = { GOGC: 'off', GOMEMLIMIT: '2GiB', ...process.env };

function runProgram(script: string, ...args: readonly string[]): Promise<Result> {
  return capture(process.execPath, [join(ROOT, script), ...args], { cwd: ROOT, env: WITH_MEMORY });
}

const CHECKS: Readonly<Record<string, Check>> = {
  generate: { title: 'Generated files are up to date', run: checkGenerated },
  types: { title: 'Types', run: checkTypes },
  lint: { title: 'Lint', run: () => runProgram('node_modules/oxlint/bin/oxlint', '--deny-warnings') },
  format: { title: 'Format', run: () => runProgram('node_modules/oxfmt/bin/oxfmt', '--check', '.') },
  licences: { title: 'Licences of shipped packages', run: checkLicences },
  audit: { title: 'Known vulnerabilities of shipped packages', run: checkVulnerabilities },
};

/** The projects of `tests/vitest.config.ts` that open no browser. */
const WITHOUT_BROWSER = ['unit', 'parts', 'generator', 'backend', 'hosting', 'site'];
const NAMES = [...Object.keys(CHECKS), 'tests'];

/** On GitHub, mistakes in the spec become annotations on the lines of the pull request. */
function checkGenerated(): Promise<Result> {
  const format = process.env['GITHUB_ACTIONS'] === 'true' ? ['--format', 'github'] : [];
  return runProgram('generator/cli.ts', '--check', ...format);
}

/**
 * Checks the types of the project and of its tests, which use their own site; or those of the site that `SPEC` selects.
 */
async function checkTypes(): Promise<Result> {
  const cache = SITE_ROOT === PROJECT ? 'node_modules/.cache' : `${sitePrefix()}.cache`;
  // Each checker also checks the imports of its files: on few cores, two take longer than one.
  const checkers = Math.max(1, Math.floor(availableParallelism() / 4));
  const check = (folder: string, name: string): Promise<Result> => {
    const options = ['-p', join(folder, 'tsconfig.json'), '--noEmit', '--checkers', String(checkers)];
    const incremental = ['--incremental', '--tsBuildInfoFile', `${cache}/${name}.tsbuildinfo`];
    return runProgram('node_modules/typescript/bin/tsc', ...options, ...incremental);
  };
  const own = await check(SITE_ROOT, 'types');
  return own.code === 0 && SITE_ROOT === PROJECT ? check(join(ROOT, 'tests'), 'types-tests') : own;
}

function checkLicences(): Result {
  const packages = shippedPackages(ROOT);
  const found = notAllowed(packages).map(({ name, version, licence }) => `  ${name} ${version}: ${licence}`);
  if (found.length === 0)
    return { code: 0, output: `${packages.length} packages are shipped, all under allowed licences` };
  return failure(
    `shipped packages have licences that are not allowed:\n${found.join('\n')}\n` +
      'Use another package, or read the licence and add it to ALLOWED in scripts/audit.ts.',
  );
}

async function checkVulnerabilities(): Promise<Result> {
  // Not `--omit=dev`: packages in the bundles for visitors are development packages for npm.
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { output } = await capture(npm, ['audit', '--json'], { cwd: ROOT });
  const found = readAudit(output, new Set(shippedPackages(ROOT).map(({ name }) => name)));
  if (found === undefined)
    return { code: 0, output: `The packages could not be audited: the registry did not answer.\n${tail(output)}` };
  if (found.length === 0) return { code: 0, output: 'No severe vulnerability is known in any shipped package.' };
  return failure(
    `shipped packages have known vulnerabilities:\n${found.join('\n')}\n` +
      'Install a version without them: npm install --save-exact --ignore-scripts <package>@<version>',
  );
}

function failure(message: string): Result {
  return { code: 1, output: `${bad('Error:')} ${message}` };
}

/** Runs a check and prints its outcome. Returns its exit code. */
async function report({ title, run: check }: Check): Promise<number> {
  const started = performance.now();
  const { code, output } = await check();
  console.log(`${code === 0 ? good('✓') : bad('✗')} ${title} ${dim(`(${elapsed(started)})`)}`);
  if (output.trim() !== '') console.log(output.trimEnd());
  return code;
}

await main(async () => {
  const args = process.argv.slice(2);
  const release = args.includes('--release');
  const chosen = args.filter((arg) => arg !== '--release');
  const unknown = chosen.find((name) => !NAMES.includes(name));
  if (unknown !== undefined)
    throw new UserError(`There is no check "${unknown}". The checks are: ${NAMES.join(', ')}, and --release.`);
  const names = chosen.length > 0 ? chosen : NAMES;
  const checks = Object.entries(CHECKS).flatMap(([name, check]) => (names.includes(name) ? [check] : []));
  const codes = await Promise.all(checks.map(report));
  if (release) {
    // Imported here: it loads the generator.
    const { checkRelease, describeFindings } = await import('./release/check.ts');
    const findings = await checkRelease(SITE_ROOT, process.env);
    // Skips the tests: their output would push the list out of sight.
    if (findings.length > 0) {
      console.log(`\n${describeFindings(findings)}`);
      console.log(bad(`✗ Ready to go public: ${findings.length} problems`));
      return 1;
    }
  }
  // These tests test the engine, which is the same for every site.
  if (names.includes('tests') && SITE_ROOT === PROJECT) {
    await install(join(ROOT, 'tests', 'hosting', 'published'));
    codes.push(await run(process.execPath, [join(ROOT, 'scripts', 'build.ts')], { cwd: ROOT }));
    const projects = WITHOUT_BROWSER.flatMap((name) => ['--project', name]);
    const vitest = ['run', '--config', 'tests/vitest.config.ts', ...projects];
    const script = join(ROOT, 'node_modules/vitest/vitest.mjs');
    codes.push(await run(process.execPath, [script, ...vitest], { cwd: ROOT }));
  }
  return codes.find((code) => code !== 0) ?? 0;
});
