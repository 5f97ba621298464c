import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package whose code runs on the server or is sent to visitors. */
export interface Shipped {
  readonly name: string;
  readonly version: string;
  /** SPDX; `none` where the package does not say. */
  readonly licence: string;
}

interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      {
        version?: string;
        license?: string;
        dev?: boolean;
        devOptional?: boolean;
        optionalDependencies?: Readonly<Record<string, string>>;
      }
    >
  >;
}

/**
 * What the project ships of others: the packages that serving needs, and those that the last build has put into the
 * pages, which are development packages by npm's book. Without a build it is the former alone. A tool of development that a
 * package names as an optional peer (`devOptional`) serves nothing, and the container omits it.
 */
export function shippedPackages(root: string): Shipped[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const isTool = ({ dev, devOptional }: Lock['packages'][string]): boolean => dev === true || devOptional === true;
  // What a tool brings along for each platform is no more served than the tool.
  const ofTools = new Set(
    Object.values(packages)
      .filter(isTool)
      .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies)),
  );
  const serving = Object.entries(packages)
    .filter(([path, entry]) => path !== '' && !isTool(entry) && !ofTools.has(path.replace(/^.*node_modules\//, '')))
    .map(([path, { version = '', license = 'none' }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      licence: license,
    }));
  const list = join(root, 'dist', 'packages.json');
  const sent = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Shipped[]) : [];
  return [...new Map([...serving, ...sent].map((found) => [`${found.name}@${found.version}`, found])).values()];
}
