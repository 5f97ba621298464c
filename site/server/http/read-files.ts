import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { lookup } from 'mrmime';

/** The content encodings of the site's files, smallest first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

export interface StoredForm {
  readonly content: Buffer;
  /** A strong ETag: it differs per content and encoding. */
  readonly etag: string;
}

/** A file of the built site, in memory. */
export interface StoredFile {
  readonly type: string;
  readonly forms: Readonly<Partial<Record<Encoding, StoredForm>>> & { readonly identity: StoredForm };
}

/** The extension of the build's compressed files. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/**
 * Reads the whole built site into memory, keyed by URL path. So a request cannot reach any other file, and a build that
 * replaces the folder does not affect a running server. Compressed files belong to their originals and have no URL of
 * their own; hidden files have none either, except in `/.well-known/`.
 */
export function readFiles(distDir: string): ReadonlyMap<string, StoredFile> {
  const names = new Set(listFiles(distDir));
  const compressed = new Set([...names].flatMap((name) => Object.values(ENDINGS).map((ending) => name + ending)));
  const served = [...names].filter((name) => !compressed.has(name) && !isHidden(name));
  return new Map(served.map((name) => [addressOf(name), readFile(distDir, name, names)]));
}

function readFile(distDir: string, name: string, names: ReadonlySet<string>): StoredFile {
  const content = readFileSync(join(distDir, name));
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const compressedForm = (encoding: keyof typeof ENDINGS): { readonly [E in Encoding]?: StoredForm } => {
    const file = name + ENDINGS[encoding];
    return names.has(file)
      ? { [encoding]: { content: readFileSync(join(distDir, file)), etag: `"${digest}-${encoding}"` } }
      : {};
  };
  return {
    type: contentType(name),
    forms: { ...compressedForm('br'), ...compressedForm('gzip'), identity: { content, etag: `"${digest}"` } },
  };
}

function contentType(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type};charset=utf-8` : type;
}

/** Whether a file or one of its folders is hidden (`.DS_Store`); `/.well-known/` is not. */
export function isHidden(name: string): boolean {
  return name
    .replace(/^\.well-known\//, '')
    .split('/')
    .some((part) => part.startsWith('.'));
}

/** The file's URL path, normalized as by `parseTarget`. */
function addressOf(name: string): string {
  return `/${name
    .split('/')
    .map((part) => encodeURI(part).replaceAll(/[?#]/g, encodeURIComponent))
    .join('/')}`;
}

/**
 * Lists a folder's entries recursively, as relative paths with slashes. Does not follow links: Node's own recursion
 * follows those to folders, out of this one or in a circle.
 */
export function listFiles(
  folder: string,
  isWanted: (entry: Dirent) => boolean = (entry) => entry.isFile(),
  within = '',
): string[] {
  return readdirSync(join(folder, within), { withFileTypes: true }).flatMap((entry) => {
    const path = `${within}${entry.name}`;
    return [
      ...(isWanted(entry) ? [path] : []),
      ...(entry.isDirectory() ? listFiles(folder, isWanted, `${path}/`) : []),
    ];
  });
}
