import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { linkPackages } from '../copy.ts';
import { isBuilt } from '../stamp.mjs';

/** Packages beside the project's own, which some tests need. */
const PUBLISHED = join('tests', 'hosting', 'published', 'node_modules');
/** What makes a build faster, of the caches. */
const CACHES = ['display-font', 'share-images'];

/** A copy of the project in which anything may be broken. */
export interface Workspace {
  readonly root: string;
  /** Changes one file. */
  edit(file: string, change: (content: string) => string): void;
  /** Whether `dist/` holds a build of the unbroken project. */
  readonly built: boolean;
  /** After the unbroken project was built: keeps that build for {@link reset}. */
  keepBuild(): void;
  /** Makes everything as it was. */
  reset(options: { rebuilt: boolean }): void;
  remove(): void;
}

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=mutants', '-c', 'user.email=mutants@localhost', '-c', 'core.autocrlf=false', ...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64 << 20 });

/** The project's files as they are, saved or not committed, without what is made. */
export const filesOf = (root: string): string[] =>
  git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter((path) => path !== '' && existsSync(join(root, path)));

/** Copies a project into a folder of its own. The packages are those of the original. */
export function createWorkspace(from: string): Workspace {
  const base = mkdtempSync(join(tmpdir(), 'mutants-'));
  const root = join(base, 'project');
  const keptBuild = join(base, 'dist');
  for (const path of filesOf(from)) cpSync(join(from, path), join(root, path));
  linkPackages(root, from);
  if (existsSync(join(from, PUBLISHED))) symlinkSync(join(from, PUBLISHED), join(root, PUBLISHED), 'junction');
  for (const cache of CACHES.map((name) => join('node_modules', '.cache', name))) {
    if (existsSync(join(from, cache))) cpSync(join(from, cache), join(root, cache), { recursive: true });
  }
  git(root, 'init', '-q');
  // Links to folders are no folders for git: `node_modules/` in .gitignore does not cover them.
  writeFileSync(join(root, '.git', 'info', 'exclude'), 'node_modules\ndist\n');
  git(root, 'add', '--all');
  git(root, 'commit', '-q', '--allow-empty', '-m', 'As it is');
  if (existsSync(join(from, 'dist'))) cpSync(join(from, 'dist'), join(root, 'dist'), { recursive: true });
  let built = existsSync(join(root, 'dist')) && isBuilt(root);
  if (built) cpSync(join(root, 'dist'), keptBuild, { recursive: true });
  return {
    root,
    edit(file, change) {
      const path = join(root, file);
      writeFileSync(path, change(readFileSync(path, 'utf8')));
    },
    get built() {
      return built;
    },
    keepBuild() {
      cpSync(join(root, 'dist'), keptBuild, { recursive: true });
      built = true;
    },
    reset({ rebuilt }) {
      git(root, 'reset', '-q', '--hard');
      git(root, 'clean', '-q', '-f', '-d');
      if (!rebuilt) return;
      rmSync(join(root, 'dist'), { recursive: true, force: true });
      mkdirSync(dirname(join(root, 'dist')), { recursive: true });
      cpSync(keptBuild, join(root, 'dist'), { recursive: true });
    },
    remove: () => rmSync(base, { recursive: true, force: true }),
  };
}
