import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { copyProject } from './copy-project.ts';
import { isInSpec } from '../../site/site-root.mjs';
import { FIXTURE_ROOT } from './fixture-site.ts';

const OF_SITE = ['site/generated', 'site/supabase', 'tests/generated'];

/** What a build keeps for the next one, in files named after what they were made from. */
const CACHES = ['display-font', 'pictures', 'share-images'];

export function copyFixtureSpec(to: string): void {
  for (const name of readdirSync(FIXTURE_ROOT).filter((name) => isInSpec(FIXTURE_ROOT, name)))
    cpSync(join(FIXTURE_ROOT, name), join(to, name), { recursive: true });
}

/** Copies what was generated from it. */
export function copyFixtureOutputs(to: string): void {
  for (const name of OF_SITE) cpSync(join(FIXTURE_ROOT, name), join(to, name), { recursive: true });
}

/** Copies the project with the fixture site in place of the real one: its spec is in `spec/`. */
export function copyFixtureProject(to: string): void {
  copyProject(to);
  placeFixtureSite(to);
}

/** Puts the fixture site in the place of whatever spec a copy of the project has, with all that belongs to it. */
export function placeFixtureSite(to: string): void {
  for (const name of ['spec', 'site/public', ...OF_SITE]) rmSync(join(to, name), { recursive: true, force: true });
  copyFixtureSpec(join(to, 'spec'));
  copyFixtureOutputs(to);
  for (const name of CACHES) {
    const kept = join(FIXTURE_ROOT, '.cache', name);
    if (existsSync(kept)) cpSync(kept, join(to, 'node_modules', '.cache', name), { recursive: true });
  }
}
