import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { copyProject } from './copy-project.ts';
import { isInSpec } from '../../site/site-root.mjs';
import { FIXTURE_ROOT } from './fixture-site.ts';

const OF_SITE = ['site/generated', 'site/supabase', 'tests/generated'];

/** Build caches, whose files are named after a hash of their inputs. */
const CACHES = ['display-font', 'pictures', 'share-images'];

export function copyFixtureSpec(to: string): void {
  for (const name of readdirSync(FIXTURE_ROOT).filter((name) => isInSpec(FIXTURE_ROOT, name)))
    cpSync(join(FIXTURE_ROOT, name), join(to, name), { recursive: true });
}

/** Copies what was generated from the fixture spec. */
export function copyFixtureOutputs(to: string): void {
  for (const name of OF_SITE) cpSync(join(FIXTURE_ROOT, name), join(to, name), { recursive: true });
}

/** Copies the project with the fixture site's spec in `spec/`. */
export function copyFixtureProject(to: string): void {
  copyProject(to);
  placeFixtureSite(to);
}

/** Replaces the spec of a copy, and everything generated from it, by the fixture site's. */
function placeFixtureSite(to: string): void {
  for (const name of ['spec', 'site/public', ...OF_SITE]) rmSync(join(to, name), { recursive: true, force: true });
  copyFixtureSpec(join(to, 'spec'));
  copyFixtureOutputs(to);
  for (const name of CACHES) {
    const cache = join(FIXTURE_ROOT, '.cache', name);
    if (existsSync(cache)) cpSync(cache, join(to, 'node_modules', '.cache', name), { recursive: true });
  }
}

/** Copies the fixture site's last build, if there is one: the next build reuses what has not changed. */
export function copyFixtureBuild(to: string): void {
  const build = join(FIXTURE_ROOT, 'dist');
  if (existsSync(build)) cpSync(build, join(to, 'dist'), { recursive: true });
}
