import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { UserError } from '../../site/user-error.mjs';
import { capture } from '../process.mjs';
import { main } from '../report.mjs';
import { SITE_ROOT } from '../site.mjs';

/**
 * Requires that the generated files are up to date. Does not generate them: a build goes public, and people must review
 * and commit the generated files before, migrations above all. Uses a process of its own: a build goes on meanwhile.
 *
 * @throws {UserError} if the spec has mistakes or was changed since
 */
export async function requireCompiled(): Promise<void> {
  const env = { ...process.env, ...(process.stderr.isTTY && { FORCE_COLOR: '1' }) };
  const { code, output } = await capture(process.execPath, [fileURLToPath(import.meta.url)], { env });
  if (code !== 0) throw new UserError(output.trimEnd());
}

/** Prints what is out of date or wrong. Files that no build reads do not count: unmanaged ones and tests. */
async function check(): Promise<number> {
  const [{ runPass }, { shownBefore }, { summarise }] = await Promise.all([
    import('../../generator/generate.ts'),
    import('../../generator/files.ts'),
    import('../../generator/write/summary.ts'),
  ]);
  // A preview also shows texts that are not translated yet.
  const result = await runPass({ root: SITE_ROOT, check: true, translateLater: process.env['PREVIEW'] === 'on' });
  const isCurrent =
    result.kind === 'done' &&
    result.problems.length === 0 &&
    result.files.every(
      ({ path, state }) => state === 'unchanged' || state === 'unmanaged' || !path.startsWith('site/'),
    );
  if (isCurrent) return 0;
  const { text } = await summarise(result, { check: true, milliseconds: 0, before: shownBefore(SITE_ROOT) });
  const remedy = 'Run `npm run generate`, review and commit the changes, and build again.';
  console.log(`nothing was built: the generated files do not match the spec. ${remedy}\n\n${text}`);
  return 1;
}

if (import.meta.main) await main(check);
