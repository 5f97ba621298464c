import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { localTime } from './local-time.mjs';
import { PROJECT, sitePrefix, siteRoot } from './site-root.mjs';
import { UserError } from './user-error.mjs';

/** The sources of a build. */
const INPUTS = ['spec', 'generator', 'site', 'scripts', 'package.json', 'package-lock.json'];
/** Those that belong to the default site; other sites have them in their own folder. */
const OF_DEFAULT_SITE = ['spec/', 'site/generated/', 'site/public/', 'site/supabase/'];
/** Settings that end up in the built files. */
const SETTINGS = ['SITE_URL', 'SUPABASE_URL', 'SUPABASE_ANON_KEY', 'NGINX_BACKEND'];
/** Files and folders that tools create inside these sources. */
const CREATED =
  /^(?:node_modules|dist|dist\.next|\.cache|\.data|\.publish|\.studio|\.vite|\.temp|\.branches|\.DS_Store)$/;
/** The stamp's file in the build's folder. */
const STAMP = '.stamp';

/** When the next article appears, in the firm's time zone: `2027-01-15T09:00`. */
export interface Due {
  readonly at: string;
  readonly timeZone: string;
}

interface Stamp {
  readonly fingerprint: string;
  readonly due?: Due | undefined;
}

/**
 * The paths of all files in a folder, or the path of a file, in the same order on every machine. Skips links to
 * folders, which may be circular.
 */
export function filesOf(root: string, path: string): string[] {
  const isFolder = statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory();
  if (isFolder !== true) return isFolder === undefined ? [] : [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => !CREATED.test(name))
    .filter(
      (entry) => !entry.isSymbolicLink() || statSync(join(root, path, entry.name), { throwIfNoEntry: false })?.isFile(),
    )
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesOf(root, `${path}/${name}`));
}

/**
 * A hash of everything that the build of the project, or of the site's folder in it, reads.
 *
 * @param isRead selects files, by their paths in the project
 */
export function fingerprint(root = siteRoot(), isRead: (path: string) => boolean = () => true): string {
  const own = root === siteRoot() ? sitePrefix() : '';
  const project = own === '' ? root : PROJECT;
  const excluded = own === '' ? [] : OF_DEFAULT_SITE;
  const paths = [...INPUTS, ...(own === '' ? [] : [own.slice(0, -1)])]
    .flatMap((input) => filesOf(project, input))
    .filter((path) => !excluded.some((folder) => path.startsWith(folder)) && isRead(path));
  const hash = createHash('sha256').update(JSON.stringify(SETTINGS.map((name) => process.env[name] ?? '')));
  for (const path of paths) hash.update(`\0${path}\0`).update(readFileSync(join(project, path)));
  return hash.digest('hex');
}

/** Whether `dist/` is a complete build of the current files, with all articles that are due. */
export function isBuilt(root = siteRoot()): boolean {
  const { fingerprint: built, due } = readStamp(root) ?? {};
  const isDue = due !== undefined && due.at <= localTime(new Date(), due.timeZone);
  return built !== undefined && !isDue && built === fingerprint(root);
}

/** The stamp of the last complete build; undefined without one. */
export function readStamp(root = siteRoot()): Stamp | undefined {
  try {
    return JSON.parse(readFileSync(join(root, 'dist', STAMP), 'utf8')) as Stamp;
  } catch {
    return undefined;
  }
}

/**
 * Records a complete build in its folder. The fingerprint is the one from before the build, which excludes changes made
 * meanwhile.
 */
export function writeStamp(print: string, dist = join(siteRoot(), 'dist'), due?: Due): void {
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, STAMP), `${JSON.stringify({ fingerprint: print, due } satisfies Stamp)}\n`);
}

/** The generator's list of the generated files with their hashes. A build contains the one it was made from. */
const MANIFEST = 'manifest.json';

/** Reads the site's current manifest. */
export function readManifest(root: string): string {
  return readFileSync(join(root, 'site', 'generated', MANIFEST), 'utf8');
}

/** The manifest's path in a build's folder. */
export function builtManifest(dist: string): string {
  return join(dist, MANIFEST);
}

/**
 * Requires that `dist/` was built from the current generated files: the server reads redirects, tables and migrations
 * from them, which would not match the pages of another build.
 *
 * @throws {UserError} if `dist/` is missing or was built from other files
 */
export function requireCurrentBuild(root: string): void {
  const dist = join(root, 'dist');
  if (!existsSync(builtManifest(dist)))
    throw new UserError(
      `There is no built site in ${dist}. Run \`npm run build\` first, or \`npm start\` for everything at once.`,
    );
  if (readFileSync(builtManifest(dist), 'utf8') === readManifest(root)) return;
  throw new UserError(
    'dist/ is out of date: the generated files changed since the build.\n' +
      'Run `npm run build` and start again, or undo the change.',
  );
}
