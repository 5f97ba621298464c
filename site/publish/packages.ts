import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import type { PublishFolder } from './folder.ts';
import { npmInstall } from './programs.ts';

/*
 * The packages of releases are in `.publish/packages/<hash of the lockfile>/`, and each release links its own. The
 * project's `node_modules` is a programmer's: it may be replaced while a release runs.
 */

const LOCKFILE = 'package-lock.json';

/** The name of the folder with a checkout's packages. */
export function packagesName(checkout: string): string {
  return createHash('sha256')
    .update(readFileSync(join(checkout, LOCKFILE)))
    .digest('hex')
    .slice(0, 16);
}

/** The folder with a checkout's packages: those of its lockfile if a release uses them, else the project's. */
export function packagesOf(folder: PublishFolder, checkout: string): string {
  const own = existsSync(join(checkout, LOCKFILE)) && folder.path('packages', packagesName(checkout), 'node_modules');
  return own && existsSync(own) ? own : join(folder.installation, 'node_modules');
}

/**
 * Links the packages of a release, and installs them first if its lockfile is new.
 *
 * @returns the name of their folder
 */
export async function linkRelease(folder: PublishFolder, release: string): Promise<string> {
  const name = packagesName(release);
  const complete = folder.path('packages', name);
  if (!existsSync(complete)) {
    const draft = `${complete}.part`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    for (const file of ['package.json', LOCKFILE]) copyFileSync(join(release, file), join(draft, file));
    await npmInstall(draft);
    renameSync(draft, complete);
  }
  rmSync(join(release, 'node_modules'), { recursive: true, force: true });
  symlinkSync(join(complete, 'node_modules'), join(release, 'node_modules'), 'junction');
  return name;
}

/** Removes the packages that no complete release uses. */
export function prunePackages(folder: PublishFolder): void {
  const used = new Set(folder.releases().map(({ packages }) => packages));
  const root = folder.path('packages');
  for (const name of existsSync(root) ? readdirSync(root) : [])
    if (!used.has(name)) rmSync(join(root, name), { recursive: true, force: true });
}
