import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tags that load a script or style sheet of the site. */
const TAGS = /<(?:script|link rel="stylesheet")[^>]*? (?:src|href)="(\/assets\/[^"]+)"/g;

/** Returns a function that computes the digest of a file by its URL path; caches the digests. */
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

/** Adds subresource integrity to every script and style sheet: browsers reject altered files. */
export function addIntegrity(html: string, digest: (path: string) => string): string {
  return html.replace(TAGS, (tag, path: string) => `${tag} integrity="sha256-${digest(path)}"`);
}
