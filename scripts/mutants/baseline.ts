import { UserError } from '../../site/user-error.mjs';
import { buildOnce, runCheck, type Examination } from './examine.ts';
import type { Listed } from './mutant.ts';
import { runTests } from './tests.ts';

/** Tests that run on the built site. */
const ON_BUILT = /^tests\/(?:browser|generated|hosting|scripts)\//;

/** Whether any of the mutants needs a build of the unbroken project. */
const needsBuild = (mutants: readonly Listed[]): boolean => mutants.some(({ build, tests }) => build === true || tests.some((test) => ON_BUILT.test(test)));

/**
 * Sees to it that what should notice the mutants passes without them, or its failures would say nothing.
 *
 * @returns what was run, to be known the next time
 */
export async function requirePassing(mutants: readonly Listed[], known: readonly string[], examination: Examination): Promise<string[]> {
  const { workspace: { root }, env, limitMs } = examination;
  if (needsBuild(mutants)) await buildOnce(examination);
  const checks = examination.staticChecks.filter(({ name }) => !known.includes(name));
  for (const check of checks) {
    const complaint = await runCheck(examination, check);
    if (complaint) throw new UserError(`Before any mutant: ${complaint.file} fails: ${complaint.message}`);
  }
  const passed: string[] = [];
  for (const [only, some] of Map.groupBy(mutants, (mutant) => mutant.only)) {
    const keyOf = (file: string): string => (only === undefined ? file : `${file} -t ${only}`);
    const files = [...new Set(some.flatMap(({ tests }) => tests))].filter((file) => !known.includes(keyOf(file)));
    if (files.length === 0) continue;
    const failed = await runTests(root, env, { files, only, bail: false, limitMs: limitMs * 10 });
    // A busy machine makes tests fail that pass when they have it for themselves.
    const again = failed.length > 0 ? await runTests(root, env, { files: [...new Set(failed.map(({ file }) => file))], only, bail: false, limitMs: limitMs * 10 }) : [];
    if (again.length > 0) {
      throw new UserError(`Before any mutant these tests fail:\n${again.map(({ file, title, message }) => `  ${file} › ${title}: ${message}`).join('\n')}\nMend them first.`);
    }
    passed.push(...files.map(keyOf));
  }
  return [...checks.map(({ name }) => name), ...passed];
}
