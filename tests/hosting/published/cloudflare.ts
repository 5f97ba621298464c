import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Host } from '../host.ts';
import { uploadedFiles } from './files.ts';

interface Parsed {
  readonly rules: readonly unknown[];
  readonly invalid: readonly { readonly message: string; readonly line?: string }[];
}

interface Parsers {
  readonly parseHeaders: (text: string) => Parsed;
  readonly parseRedirects: (text: string) => Parsed;
}

/** Cloudflare Pages: its own parsers and asset server, on the folder that would be uploaded. */
export async function startCloudflare(folder: string, origin: string): Promise<Host> {
  const { generateHandler } = await import('@cloudflare/pages-shared/dist/asset-server/handler.js');
  const { createMetadataObject } =
    await import('@cloudflare/pages-shared/dist/metadata-generator/createMetadataObject.js');
  const { parseHeaders, parseRedirects } = await loadParsers();
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const metadata = createMetadataObject({
    headers: accepted('_headers', parseHeaders(read('_headers'))),
    redirects: accepted('_redirects', parseRedirects(read('_redirects'))),
  });
  const files = uploadedFiles(folder, ['/_headers', '/_redirects']);
  return {
    origin,
    async ask({ method = 'GET', address, headers = {} }) {
      const response = await generateHandler({
        request: new Request(`${origin}${address}`, { method, headers }),
        metadata,
        logError: (error) => {
          throw error;
        },
        findAssetEntryForPath: (path) => Promise.resolve(files.has(path) ? path : null),
        getAssetKey: (entry) => entry,
        negotiateContent: () => ({ encoding: null }),
        fetchAsset: (key) => {
          const { body, type } = files.read(key);
          return Promise.resolve({ body: new Blob([new Uint8Array(body)]).stream(), contentType: type });
        },
      });
      return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
    },
    stop: () => Promise.resolve(),
  };
}

function accepted(file: string, parsed: Parsed): Parsed {
  if (parsed.invalid.length === 0) return parsed;
  throw new Error(
    `Cloudflare would drop lines of ${file}:\n${parsed.invalid.map(({ message, line = '' }) => `${message} ${line}`).join('\n')}`,
  );
}

/** The last published version of the parsers is TypeScript only, which Node does not load from `node_modules`. */
async function loadParsers(): Promise<Parsers> {
  const folder = mkdtempSync(join(tmpdir(), 'pages-parsers-'));
  const source = fileURLToPath(new URL('node_modules/pages-shared-parsers/metadata-generator', import.meta.url));
  try {
    cpSync(source, folder, { recursive: true });
    for (const name of ['constants', 'validateURL', 'parseHeaders', 'parseRedirects']) {
      const text = stripTypeScriptTypes(readFileSync(join(folder, `${name}.ts`), 'utf8'));
      writeFileSync(join(folder, `${name}.mjs`), text.replaceAll(/from "(\.\/\w+)"/g, 'from "$1.mjs"'));
    }
    const load = (name: string): Promise<unknown> => import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href);
    const [headers, redirects] = await Promise.all([load('parseHeaders.mjs'), load('parseRedirects.mjs')]);
    return { ...(headers as Pick<Parsers, 'parseHeaders'>), ...(redirects as Pick<Parsers, 'parseRedirects'>) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
