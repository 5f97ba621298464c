/** The licences and known vulnerabilities of the packages that the project ships, for `npm run check`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences that require their notice, which `/licences.txt` contains, or nothing. */
export const ALLOWED = 'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 OFL-1.1 BlueOak-1.0.0'.split(' ');

/** A package whose code runs on the server or is sent to visitors. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX; `none` if the package does not say. */
  readonly licence: string;
}

interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  /** Installed for a development package, or as an optional peer. */
  readonly devOptional?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The packages that the server needs, and those that the last build put into the pages, which npm lists as development packages. */
export function shippedPackages(root: string): ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, LockEntry>>;
  };
  const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');
  const isTool = ({ dev, devOptional }: LockEntry): boolean => dev === true || devOptional === true;
  const partsOfTools = new Set(
    Object.values(packages).flatMap((entry) => (isTool(entry) ? Object.keys(entry.optionalDependencies ?? {}) : [])),
  );
  const serving = Object.entries(packages)
    .filter(([path, entry]) => path !== '' && !isTool(entry) && !partsOfTools.has(nameOf(path)))
    .map(([path, { version = '', license = 'none' }]) => ({ name: nameOf(path), version, licence: license }));
  const list = join(root, 'dist', 'packages.json');
  const inPages = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as ShippedPackage[]) : [];
  return [...new Map([...serving, ...inPages].map((found) => [`${found.name}@${found.version}`, found])).values()];
}

/** The packages whose licence is not allowed. One of several alternatives (`A OR B`) is enough; of `A AND B`, both are needed. */
export function notAllowed(packages: readonly ShippedPackage[], allowed = ALLOWED): ShippedPackage[] {
  const fits = (licence: string): boolean => {
    const plain = licence.replaceAll(/[()]/g, '');
    if (plain.includes(' AND ')) return plain.split(' AND ').every(fits);
    return plain.split(' OR ').some((one) => allowed.includes(one.trim()));
  };
  return packages.filter(({ licence }) => !fits(licence));
}

interface Vulnerability {
  readonly severity: string;
  readonly via: readonly (string | { readonly title: string; readonly url: string })[];
  readonly fixAvailable?: boolean | { readonly name: string; readonly version: string };
}

/** What npm prints: vulnerabilities, or why there is no answer. */
interface NpmAudit {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>;
  readonly message?: string;
  readonly error?: { readonly code?: string; readonly summary?: string };
  readonly statusCode?: number;
}

export type AuditResult =
  | { readonly kind: 'unavailable'; readonly reason: string }
  | { readonly kind: 'answered'; readonly shipped: readonly string[] };

const NETWORK_ERROR = /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOAUDIT)\b/;

/**
 * Reads the output of `npm audit --json`. A registry that offers no audit or cannot be reached is not a failure.
 *
 * @throws on any other output: a check that cannot fail would be worse than none
 */
export function readAudit(output: string, shipped: ReadonlySet<string>): AuditResult {
  const json = /\{.*\}/s.exec(output)?.[0] ?? '{}';
  const { vulnerabilities, message, error, statusCode } = JSON.parse(json) as NpmAudit;
  if (vulnerabilities === undefined) {
    const reason =
      message ?? (error?.summary || error?.code) ?? statusCode?.toString() ?? NETWORK_ERROR.exec(output)?.[0];
    if (reason === undefined) throw new Error(`npm audit printed no report:\n${output}`);
    return { kind: 'unavailable', reason };
  }
  const severe = Object.entries(vulnerabilities).filter(([, { severity }]) => /^(?:high|critical)$/.test(severity));
  return {
    kind: 'answered',
    shipped: severe.filter(([name]) => shipped.has(name)).map(describe),
  };
}

function describe([name, { severity, via, fixAvailable }]: [string, Vulnerability]): string {
  const causes = via.map((cause) => (typeof cause === 'string' ? `through ${cause}` : `${cause.title} (${cause.url})`));
  const fix = typeof fixAvailable === 'object' ? `; fixed in ${fixAvailable.name} ${fixAvailable.version}` : '';
  return `  ${name}, ${severity}: ${causes.join(', ')}${fix}`;
}
