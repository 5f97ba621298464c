import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

export interface Uploaded {
  has(path: string): boolean;
  read(path: string): { readonly body: Buffer; readonly type: string };
}

/** The files of a folder, without those that configure the host. */
export function uploadedFiles(folder: string, settings: readonly string[] = []): Uploaded {
  const place = (path: string): string => join(folder, path);
  return {
    has: (path) =>
      !settings.includes(path) && !path.includes('\0') && existsSync(place(path)) && statSync(place(path)).isFile(),
    read: (path) => ({ body: readFileSync(place(path)), type: TYPES[extname(path)] ?? 'application/octet-stream' }),
  };
}
