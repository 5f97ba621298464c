import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tags of a page that fetch a script or style sheet of the site. */
const TAGS = /<(?:script|link rel="stylesheet")[^>]*? (?:src|href)="(\/assets\/[^"]+)"/g;

/** Gives the digests of the files of a folder, by their addresses; each is read once. */
export function digestsIn(client: string): (path: string) => string {
  const digests = new Map<string, string>();
  return (path) => {
    const known =
      digests.get(path) ??
      createHash('sha256')
        .update(readFileSync(join(client, path)))
        .digest('base64');
    digests.set(path, known);
    return known;
  };
}

/** Lets browsers check every script and style sheet that a page names: what is not what was built does not run. */
export function addIntegrity(html: string, digest: (path: string) => string): string {
  return html.replace(TAGS, (tag, path: string) => `${tag} integrity="sha256-${digest(path)}"`);
}
