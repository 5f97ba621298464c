import type { RouteEntry } from '#contract';
import { readFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, dirname, relative } from 'node:path';
import { routes } from '#generated/routes.ts';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { renderPage } from 'vike/server';
import type { Manifest } from 'vite';
import type { PageNeeds } from '../../hosting/site-headers.ts';
import { PROJECT } from '../../site-root.mjs';
import { generated, generatedFiles } from '../generated.ts';

/** A page of the build. */
export interface BuiltPage {
  readonly route: RouteEntry;
  /** Its file, relative to the served folder: `services.html`. */
  readonly file: string;
  /** What its policy must allow; set by `completePages`. */
  needs?: PageNeeds | undefined;
}

export interface BuiltSite {
  readonly dist: string;
  /** The served folder in it. */
  readonly client: string;
  /** The served folder of the previous build, which may not exist. */
  readonly last: string;
  readonly pages: readonly BuiltPage[];
}

export function builtPages(): readonly BuiltPage[] {
  return routes.map((route) => ({ route, file: `${route.url.slice(1)}.html` }));
}

/** Reads a page's HTML. Not cached, to bound the memory. */
export function readPage({ client }: Pick<BuiltSite, 'client'>, { file }: BuiltPage): string {
  return readFileSync(join(client, file), 'utf8');
}

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
  const modules = formModules(dist);
  for (const { route, file } of builtPages()) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- rendering does not wait for anything
    const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: route.url, formModules: modules });
    if (errorWhileRendering) throw errorWhileRendering;
    const path = join(dist, 'client', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, httpResponse.body);
  }
  rmSync(join(dist, RENDERER), { recursive: true });
}

/** The entry of every page, and the modules of every form; paths in `site/`. */
const CLIENT = 'renderer/+client.ts';
const FORM_MODULES = ['browser/islands.ts', 'islands/FormIsland.tsx'];

/** Returns a function that lists the URLs of a form's modules and their imports, without those of every page. */
function formModules(dist: string): (form: string) => readonly string[] {
  const manifest = JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8')) as Manifest;
  const forms = relative(join(PROJECT, 'site'), join(generated, 'forms')).replaceAll('\\', '/');
  const loaded = withImports([CLIENT], manifest);
  return (form) =>
    [...withImports([...FORM_MODULES, `${forms}/${form}.ts`], manifest)]
      .filter((name) => !loaded.has(name))
      .map((name) => `/${manifest[name]?.file}`);
}

/** The files and their transitive imports. */
function withImports(names: readonly string[], manifest: Manifest): ReadonlySet<string> {
  // Iterating over a set also visits what is added meanwhile.
  const found = new Set(names);
  for (const name of found) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build's manifest has no ${name}: see site/build/finish/pages.ts.`);
    for (const imported of chunk.imports ?? []) found.add(imported);
  }
  return found;
}
