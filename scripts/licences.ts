/** Checks that everything that the project ships of others may be shipped. */
import { notAllowed } from './audit/licences.ts';
import { shippedPackages } from './audit/shipped.ts';
import { ROOT } from './node.mjs';
import { main } from './report.mjs';
import { UserError } from '../site/user-error.mjs';

await main(async () => {
  const packages = shippedPackages(ROOT);
  const found = notAllowed(packages);
  if (found.length > 0) {
    const lines = found.map(({ name, version, licence }) => `  ${name} ${version}: ${licence}`);
    throw new UserError(
      `packages that are shipped have licences that nobody has agreed to:\n${lines.join('\n')}\n` +
        'Use another package, or read the licence and add it to ALLOWED in scripts/audit/licences.ts.',
    );
  }
  console.log(`${packages.length} packages are shipped, all under licences that are allowed`);
});
