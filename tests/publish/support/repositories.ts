import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { onTestFinished, vi } from 'vitest';
import { temporaryDirectory } from '../../support/temporary-directory.ts';

/**
 * Runs git as a programmer whose machine has no configuration, whatever this process sets for the code under test.
 * Returns its trimmed output.
 */
export function programmer(folder: string, ...args: readonly string[]): string {
  const who = [
    '-c',
    'user.name=Dev',
    '-c',
    'user.email=dev@firm.example',
    '-c',
    'core.hooksPath=/dev/null',
    '-c',
    'core.fsmonitor=',
  ];
  return execFileSync('git', [...who, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: PATH_OF_TESTS, HOME: '/dev/null', GIT_CONFIG_NOSYSTEM: '1', LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

/** Tests change PATH for the code under test. */
const PATH_OF_TESTS = process.env['PATH'];

/** Makes a repository with files in one commit on `main`, and a package that the studio needs. */
export function makeProject(files: Readonly<Record<string, string>> = { 'page.txt': 'one\n' }): string {
  const project = temporaryDirectory(onTestFinished);
  writeFile(project, 'node_modules/vite/index.js', '');
  programmer(project, 'init', '--quiet', '-b', 'main');
  commitAs(project, { '.gitignore': '/node_modules\n/.studio/\n.publish\n/tests/sites/\n', ...files }, 'Begin');
  return project;
}

/** Makes a bare repository with the commits of a project, which becomes its `origin`. */
export function makeOrigin(project: string): string {
  const origin = join(temporaryDirectory(onTestFinished), 'origin.git');
  programmer(project, 'clone', '--quiet', '--bare', project, origin);
  programmer(project, 'remote', 'add', 'origin', origin);
  return origin;
}

/** Writes files (`undefined` removes one) and commits all changes of a folder. Returns the commit. */
export function commitAs(
  folder: string,
  files: Readonly<Record<string, string | undefined>>,
  message: string,
  author: { readonly name: string; readonly email: string } = { name: 'Dev', email: 'dev@firm.example' },
): string {
  for (const [file, content] of Object.entries(files))
    if (content === undefined) programmer(folder, 'rm', '--quiet', '--', file);
    else writeFile(folder, file, content);
  programmer(folder, 'add', '--all');
  programmer(folder, 'commit', '--quiet', '--allow-empty', `--author=${author.name} <${author.email}>`, '-m', message);
  return programmer(folder, 'rev-parse', 'HEAD');
}

export function writeFile(folder: string, file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

export function readFile(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

/** Gives the code under test a machine whose only git configuration is this text. Returns its home. */
export function useMachine(config = ''): string {
  const home = temporaryDirectory(onTestFinished);
  writeFileSync(join(home, '.gitconfig'), config);
  vi.stubEnv('HOME', home);
  vi.stubEnv('XDG_CONFIG_HOME', join(home, 'xdg'));
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  onTestFinished(() => void vi.unstubAllEnvs());
  return home;
}

/** Writes a shell script. Returns its path. */
export function writeScript(folder: string, name: string, ...lines: readonly string[]): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, ['#!/bin/sh', ...lines, ''].join('\n'), { mode: 0o755 });
  return path;
}
