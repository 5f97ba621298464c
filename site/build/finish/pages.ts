import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes, type RouteEntry } from '#generated/routes.ts';

/** A page as it will be sent. */
export interface BuiltPage {
  readonly route: RouteEntry;
  /** Its file, relative to the folder that is served: `servicios.html`. */
  readonly file: string;
  /** A step that changes it also writes it. */
  html: string;
}

/** What Vike has built. */
export interface BuiltSite {
  /** The build's folder. */
  readonly dist: string;
  /** The folder in it that is served. */
  readonly client: string;
  readonly pages: readonly BuiltPage[];
}

/** Reads the page of every route. */
export function readPages(client: string): readonly BuiltPage[] {
  return routes.map((route) => {
    const file = `${route.url.slice(1)}.html`;
    return { route, file, html: readFileSync(join(client, file), 'utf8') };
  });
}
