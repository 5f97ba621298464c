import type { RouteEntry } from '#contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '#generated/routes.ts';
import type { PageNeeds } from '../../hosting/content-policy.ts';

/** A page as it will be sent. */
export interface BuiltPage {
  readonly route: RouteEntry;
  /** Its file, relative to the folder that is served: `services.html`. */
  readonly file: string;
  /** What it needs to be allowed; known when it is complete. */
  needs?: PageNeeds | undefined;
}

export interface BuiltSite {
  readonly dist: string;
  /** The folder in it that is served. */
  readonly client: string;
  /** The folder that the build before served, if there is one. */
  readonly last: string;
  readonly pages: readonly BuiltPage[];
}

export function builtPages(): readonly BuiltPage[] {
  return routes.map((route) => ({ route, file: `${route.url.slice(1)}.html` }));
}

/** Reads a page. Nothing keeps it: a site can have more of them than memory. */
export function readPage({ client }: Pick<BuiltSite, 'client'>, { file }: BuiltPage): string {
  return readFileSync(join(client, file), 'utf8');
}
