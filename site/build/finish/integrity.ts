import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSite } from './pages.ts';

/** The tags of a page that fetch a script or style sheet of the site. */
const TAGS = /<(?:script|link rel="stylesheet")[^>]*? (?:src|href)="(\/assets\/[^"]+)"/g;

/** Lets browsers check every script and style sheet that a page names: what is not what was built does not run. */
export function addIntegrity({ client, pages }: BuiltSite): void {
  const digests = new Map<string, string>();
  const digest = (path: string): string => {
    const known = digests.get(path) ?? createHash('sha256').update(readFileSync(join(client, path))).digest('base64');
    digests.set(path, known);
    return known;
  };
  for (const page of pages) {
    page.html = page.html.replace(TAGS, (tag, path: string) => `${tag} integrity="sha256-${digest(path)}"`);
    writeFileSync(join(client, page.file), page.html);
  }
}
