import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile } from '../file-lock.ts';
import { INSTALLATION, siteRoot } from '../site-root.mjs';
import type { EndedPublication, PublishPerson, RunningPublication } from './contract.ts';

/** A version that is built completely, in `releases/<version>/`. Recorded in `releases/<version>.json`. */
export interface Release {
  readonly version: string;
  readonly commit: string;
  /** The folder of its packages, by the hash of its lockfile. */
  readonly packages: string;
  readonly by: PublishPerson;
  /** The message of its tag; absent for a version that only added articles that fell due. */
  readonly tag?: string;
}

/** The version that the supervisor serves now. */
export interface Serving {
  readonly pid: number;
  /** The release; absent if it serves the project's folder. */
  readonly version?: string;
  /** The commit that it started from; absent if the folder had uncommitted changes, or is not a git checkout. */
  readonly commit?: string;
  /** The migrations in its folder when it started. The project's folder may have more since. */
  readonly migrations: readonly string[];
  /** Whether its database is a PostgreSQL of its own, which no publication can restore. */
  readonly postgres: boolean;
  /** The settings that end up in the pages, for `npm run publish` in another terminal. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Why the supervisor returned to the version before. */
interface FailedStart {
  readonly version: string;
  readonly why: string;
  /** The migrations of the failed version that the database keeps. */
  readonly kept: readonly string[];
}

/** The files of `.publish`, and their contents. */
interface Files {
  'running.json': RunningPublication & { readonly version?: string };
  'last.json': EndedPublication & { readonly noted?: true };
  'serving.json': Serving;
  'failed-start.json': FailedStart;
  /** Migrations that the database has run, or may have. */
  'migrations.json': readonly string[];
  'troubles.json': unknown;
}

/**
 * `.publish` in the site's folder: the releases, which one is served, and the state of publishing. It may be a link. A
 * file is replaced by a rename, so that it is complete whenever it is read.
 */
export type PublishFolder = ReturnType<typeof publishFolder>;

/** @param installation the folder of the project */
export function publishFolder(installation: string = INSTALLATION) {
  const root = join(siteRoot(installation), '.publish');
  const path = (...names: readonly string[]): string => join(root, ...names);
  const readText = (name: string): string | undefined => {
    try {
      return readFileSync(path(name), 'utf8').trim() || undefined;
    } catch {
      return undefined;
    }
  };
  const parse = <Content>(name: string): Content | undefined => {
    try {
      return JSON.parse(readFileSync(path(name), 'utf8')) as Content;
    } catch {
      return undefined;
    }
  };
  const writeText = (name: string, text: string): void => {
    ensure();
    const draft = path(`${name}.part`);
    writeFileSync(draft, text, { mode: 0o600, flush: true });
    renameSync(draft, path(name));
  };
  /** Creates the folder. */
  const ensure = (): void => void mkdirSync(path('releases'), { recursive: true, mode: 0o700 });
  const releaseFile = (version: string): string => join('releases', `${version}.json`);
  const readRelease = (version: string): Release | undefined => parse<Release>(releaseFile(version));
  const hold = (name: 'lock' | 'serving'): (() => void) | undefined => {
    ensure();
    return lockFile(path(name));
  };
  return {
    installation,
    root,
    path,
    ensure,
    read: <Name extends keyof Files>(name: Name): Files[Name] | undefined => parse<Files[Name]>(name),
    write: <Name extends keyof Files>(name: Name, content: Files[Name]): void =>
      writeText(name, `${JSON.stringify(content)}\n`),
    remove: (name: keyof Files | 'next'): void => rmSync(path(name), { force: true }),
    /** The folder of a release, complete or not. */
    releasePath: (version: string): string => path('releases', version),
    /** A complete release; `undefined` if there is none of that name. */
    release: readRelease,
    /** Records that a release is complete. */
    complete: (release: Release): void => writeText(releaseFile(release.version), `${JSON.stringify(release)}\n`),
    /** Forgets that a release is complete, before its folder is removed. */
    forget: (version: string): void => rmSync(path(releaseFile(version)), { force: true }),
    /** The complete releases, the latest first. */
    releases(): Release[] {
      const names = namesIn(path('releases')).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -5)] : []));
      return names
        .toSorted(byNumber)
        .toReversed()
        .flatMap((version) => readRelease(version) ?? []);
    },
    /** The names of all folders of releases, complete or not. */
    releaseFolders: (): string[] => namesIn(path('releases')).filter((name) => !/\.(?:json|part)$/.test(name)),
    /** The release that is served, and the one that the supervisor is asked to serve. */
    current: (): string | undefined => readText('current'),
    next: (): string | undefined => readText('next'),
    askFor: (version: string): void => writeText('next', `${version}\n`),
    /** Makes the requested release the current one. */
    takeNext: (): void => renameSync(path('next'), path('current')),
    setCurrent: (version: string): void => writeText('current', `${version}\n`),
    /**
     * Locks publishing (`lock`) or serving (`serving`) for this process. Returns the function that releases it;
     * `undefined` if another process holds it.
     */
    hold,
    /** Whether a process publishes or serves. */
    isHeld(name: 'lock' | 'serving'): boolean {
      const release = hold(name);
      release?.();
      return release === undefined;
    },
  };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Orders `2026-11-26-9` before `2026-11-26-10`. */
export function byNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
