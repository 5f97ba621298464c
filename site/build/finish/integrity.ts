import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tags that load a script or style sheet of the site. */
const TAGS = /<(?:script|link rel="stylesheet")[^>]*? (?:src|href)="(\/assets\/[^"]+)"/g;

/** Adds subresource integrity to every script and style sheet: browsers reject altered files. */
export function addIntegrity(html: string, client: string): string {
  const digest = (path: string): string => hash('sha256', readFileSync(join(client, path)), 'base64');
  return html.replace(TAGS, (tag, path: string) => `${tag} integrity="sha256-${digest(path)}"`);
}
