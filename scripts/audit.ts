/** The licences and known vulnerabilities of the packages that the project ships, for `npm run check`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences that require at most a notice, which `/licences.txt` contains. */
const ALLOWED = [
  ...'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 OFL-1.1 BlueOak-1.0.0'.split(' '),
  '(MPL-2.0 OR Apache-2.0)',
];

/** A package whose code runs on the server or is sent to visitors; its licence is `none` if it names none. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** The SPDX identifier, such as `MIT`. */
  readonly licence: string;
}

interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  /** Installed for a development package, or as an optional peer. */
  readonly devOptional?: boolean;
  readonly optional?: boolean;
}

/** The server's packages, and those that the last build put into the pages, which are development packages for npm. */
export function shippedPackages(root: string): ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, LockEntry>>;
  };
  const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');
  const serving = Object.entries(packages)
    .filter(([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional)
    .map(([path, { version = '', license = 'none' }]) => ({ name: nameOf(path), version, licence: license }));
  const list = join(root, 'dist', 'packages.json');
  const inPages = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as ShippedPackage[]) : [];
  return [...new Map([...serving, ...inPages].map((found) => [`${found.name}@${found.version}`, found])).values()];
}

/** The packages whose licence is not allowed. */
export function notAllowed(packages: readonly ShippedPackage[]): ShippedPackage[] {
  return packages.filter(({ licence }) => !ALLOWED.includes(licence));
}

interface Vulnerability {
  readonly severity: string;
  readonly via: readonly (string | { readonly title: string; readonly url: string })[];
}

/** Describes the severe vulnerabilities in the output of `npm audit --json`; undefined if the registry did not answer. */
export function readAudit(output: string, shipped: ReadonlySet<string>): readonly string[] | undefined {
  // npm prints warnings before the JSON.
  const { vulnerabilities } = JSON.parse(/\{.*\}/s.exec(output)?.[0] ?? '{}') as {
    vulnerabilities?: Readonly<Record<string, Vulnerability>>;
  };
  return (
    vulnerabilities &&
    Object.entries(vulnerabilities)
      .filter(([name, { severity }]) => shipped.has(name) && /^(?:high|critical)$/.test(severity))
      .map(describe)
  );
}

function describe([name, { severity, via }]: [string, Vulnerability]): string {
  const causes = via.map((cause) => (typeof cause === 'string' ? `through ${cause}` : `${cause.title} (${cause.url})`));
  return `  ${name}, ${severity}: ${causes.join(', ')}`;
}
