import type { RouteEntry } from '#contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '#generated/routes.ts';
import type { PageNeeds } from '../../hosting/content-policy.ts';

/** A page of the build. */
export interface BuiltPage {
  readonly route: RouteEntry;
  /** Its file, relative to the served folder: `services.html`. */
  readonly file: string;
  /** What its policy must allow; set by `completePages`. */
  needs?: PageNeeds | undefined;
}

export interface BuiltSite {
  readonly dist: string;
  /** The served folder in it. */
  readonly client: string;
  /** The served folder of the previous build, which may not exist. */
  readonly last: string;
  readonly pages: readonly BuiltPage[];
}

export function builtPages(): readonly BuiltPage[] {
  return routes.map((route) => ({ route, file: `${route.url.slice(1)}.html` }));
}

/** Reads a page's HTML. Not cached, to bound the memory. */
export function readPage({ client }: Pick<BuiltSite, 'client'>, { file }: BuiltPage): string {
  return readFileSync(join(client, file), 'utf8');
}
