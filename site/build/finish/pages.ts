import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes, type RouteEntry } from '#generated/routes.ts';
import type { PageNeeds } from '../../hosting/content-policy.ts';

/** A page as it will be sent. */
export interface BuiltPage {
  readonly route: RouteEntry;
  /** Its file, relative to the folder that is served: `servicios.html`. */
  readonly file: string;
  /** What it needs to be allowed; known when it is complete. */
  needs?: PageNeeds;
}

/** What Vike has built. */
export interface BuiltSite {
  /** The build's folder. */
  readonly dist: string;
  /** The folder in it that is served. */
  readonly client: string;
  readonly pages: readonly BuiltPage[];
}

/** The page of every route. */
export const builtPages = (): readonly BuiltPage[] => routes.map((route) => ({ route, file: `${route.url.slice(1)}.html` }));

/** Reads a page. Nothing keeps it: a site can have more of them than memory. */
export const readPage = ({ client }: Pick<BuiltSite, 'client'>, { file }: BuiltPage): string => readFileSync(join(client, file), 'utf8');
