/** Asks npm for known security problems of what the project ships; part of CI, since it needs the network. */
import { readAudit } from './audit/report.ts';
import { shippedPackages } from './audit/shipped.ts';
import { capture } from './child.mjs';
import { ROOT } from './node.mjs';
import { dim, main } from './report.mjs';
import { UserError } from '../site/user-error.mjs';

await main(async () => {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // All packages, not `--omit=dev`: what is sent to visitors is a development package by npm's book.
  const { output } = await capture(npm, ['audit', '--json'], { cwd: ROOT });
  const verdict = readAudit(output, new Set(shippedPackages(ROOT).map(({ name }) => name)));
  if (verdict.kind === 'unavailable') {
    console.log(
      `The packages could not be audited: the registry gives no answer (${verdict.reason}). Nothing is known against them, nor for them.`,
    );
    return;
  }
  if (verdict.others.length > 0)
    console.log(dim(`Known problems of packages that are not shipped:\n${verdict.others.join('\n')}`));
  if (verdict.shipped.length > 0) {
    throw new UserError(
      `packages that are shipped have known security problems:\n${verdict.shipped.join('\n')}\n` +
        'Install a version without them: npm install --save-exact --ignore-scripts <package>@<version>',
    );
  }
  console.log('No severe problem is known of any package that is shipped.');
});
