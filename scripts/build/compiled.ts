import { runPass, type PassResult } from '../../generator/generate.ts';
import { shownBefore } from '../../generator/paths.ts';
import { summarise } from '../../generator/write/summary.ts';
import { UserError } from '../../site/user-error.mjs';

/**
 * Requires that the generated files are up to date. Does not generate them: a build goes public, and people must review
 * and commit the generated files before, migrations above all.
 *
 * @throws {UserError} if the spec has mistakes, or the generated files are out of date
 */
export async function requireCompiled(root: string): Promise<void> {
  const started = performance.now();
  const result = await runPass({ root, check: true });
  if (isCompiled(result)) return;
  const milliseconds = performance.now() - started;
  console.error((await summarise(result, { check: true, milliseconds, before: shownBefore(root) })).text);
  throw new UserError(
    result.kind === 'broken'
      ? 'nothing was built: the spec has mistakes. Correct them, run `npm run generate`, and build again.'
      : 'nothing was built: the generated files are out of date.\n' +
          'Run `npm run generate`, review and commit the changes, and build again.',
  );
}

/** Whether all generated files that a build reads are up to date. It reads neither unmanaged files nor tests. */
function isCompiled(result: PassResult): boolean {
  return (
    result.kind === 'done' &&
    result.problems.length === 0 &&
    result.files.every(({ path, state }) => state === 'unchanged' || state === 'unmanaged' || !path.startsWith('site/'))
  );
}
