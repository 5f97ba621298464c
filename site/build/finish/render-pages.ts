import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { renderPage } from 'vike/server';
import { generatedFiles } from '../generated.ts';
import { builtPages } from './pages.ts';

/** The part of the bundle that renders pages, in the folder of a build. */
const RENDERER = 'server';

/**
 * Renders every page to a file with the bundle in the folder of a build, and then removes the code that rendered them.
 *
 * @throws what a page throws
 */
export async function renderPages(dist: string): Promise<void> {
  process.env['GENERATED_FILES'] = generatedFiles;
  await import(pathToFileURL(join(dist, RENDERER, 'entry.mjs')).href);
  for (const { route, file } of builtPages()) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- rendering does not wait for anything
    const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: route.url });
    if (errorWhileRendering) throw errorWhileRendering;
    const path = join(dist, 'client', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, httpResponse.body);
  }
  rmSync(join(dist, RENDERER), { recursive: true });
}
