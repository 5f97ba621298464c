/** The licences and known vulnerabilities of the packages that the project ships, for `npm run check`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences that require at most a notice, which `/licences.txt` contains. */
export const ALLOWED = 'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 OFL-1.1 BlueOak-1.0.0'.split(' ');

/** A package whose code runs on the server or is sent to visitors. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** The SPDX identifier; `none` if the package has none. */
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

/** The server's packages, and those that the last build put into the pages, which are development packages for npm. */
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

/** The packages whose licence is not allowed. For `A OR B`, one has to be allowed; for `A AND B`, both. */
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

/** The output of `npm audit --json`: vulnerabilities, or the reason for a failure. */
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
 * Reads the output of `npm audit --json`. An unreachable registry, or one without audits, is not a failure.
 *
 * @throws on any other output, so that the check cannot pass by accident
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
