import { runPass } from '../../generator/generate.ts';
import type { PassResult } from '../../generator/generate.ts';
import { shownBefore } from '../../generator/paths.ts';
import { summarise } from '../../generator/write/summary.ts';
import { UserError } from '../../site/user-error.mjs';

/**
 * Refuses to build from anything but what the spec says. It does not generate by itself: a build goes public, and what the
 * generator writes, migrations above all, is to be looked at and committed before that.
 *
 * @throws {UserError} when the spec has mistakes, or the generated files are not what it says
 */
export async function requireCompiled(root: string): Promise<void> {
  const started = performance.now();
  try {
    const result = await runPass({ root, check: true });
    if (isCompiled(result)) return;
    console.error(
      (await summarise(result, { check: true, milliseconds: performance.now() - started, before: shownBefore(root) }))
        .text,
    );
    throw new UserError(
      result.kind === 'broken'
        ? 'nothing was built: the spec has mistakes. Correct them, run `npm run generate`, and build again.'
        : 'nothing was built: the generated files are not what the spec says.\n' +
            'Run `npm run generate`, look at what it changes, commit it, and build again.',
    );
  } catch (error) {
    if (error instanceof UserError) throw new UserError(`nothing was built: ${error.message}`);
    throw error;
  }
}

/** Whether all that a build reads is as the spec says. A file that nobody asked for is not read, nor are tests. */
function isCompiled(result: PassResult): boolean {
  return (
    result.kind === 'done' &&
    result.problems.length === 0 &&
    result.files.every(({ path, state }) => state === 'unchanged' || state === 'unmanaged' || !path.startsWith('site/'))
  );
}
