import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Manifest } from 'vite';
import { PROJECT, siteRoot } from '../../site-root.mjs';

const FORM = /<div data-island="form" data-props="([^"]*)"/g;

/** The entry of every page, and the modules of every form; paths in `site/`. */
const CLIENT = 'renderer/+client.ts';
const FORM_MODULES = ['lib/islands.ts', 'islands/form.tsx'];

/** Returns a function that lists the URLs of a form's modules and their imports, without those of every page. */
export function formModules(dist: string): (form: string) => readonly string[] {
  const manifest = JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8')) as Manifest;
  const generated = relative(join(PROJECT, 'site'), join(siteRoot(), 'site/generated')).replaceAll('\\', '/');
  const loaded = withImports([CLIENT], manifest);
  return (form) =>
    [...withImports([...FORM_MODULES, `${generated}/forms/${form}.ts`], manifest)]
      .filter((name) => !loaded.has(name))
      .map((name) => `/${manifest[name]?.file}`);
}

/** The files and their transitive imports. */
function withImports(names: readonly string[], manifest: Manifest): ReadonlySet<string> {
  // Iterating over a set also visits what is added meanwhile.
  const found = new Set(names);
  for (const name of found) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build's manifest has no ${name}: see site/build/finish/form-modules.ts.`);
    for (const imported of chunk.imports ?? []) found.add(imported);
  }
  return found;
}

/** Adds `data-modules` to each form of a page, for `lib/form-boot.js`. */
export function withFormModules(html: string, modulesOf: (form: string) => readonly string[]): string {
  return html.replace(FORM, (tag, props: string) => {
    const { form } = JSON.parse(props.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as { form: string };
    return `${tag} data-modules="${modulesOf(form).join(' ')}"`;
  });
}
