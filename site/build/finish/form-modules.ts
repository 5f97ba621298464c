import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Manifest } from 'vite';
import { PROJECT, siteRoot } from '../../site-root.mjs';

const FORM = /<div data-island="form" data-props="([^"]*)"/g;

/** What runs on each page anyway, and what a form runs besides its own rules, by their places in `site/`. */
const CLIENT = 'renderer/+client.ts';
const OF_ALL = ['lib/islands.ts', 'islands/form.tsx'];

/** Gives the addresses of all files that a form runs with what they import, but for those that run already. */
export function formModules(dist: string): (form: string) => readonly string[] {
  const manifest = JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8')) as Manifest;
  const generated = relative(join(PROJECT, 'site'), join(siteRoot(), 'site/generated')).replaceAll('\\', '/');
  const running = withImports([CLIENT], manifest);
  return (form) =>
    [...withImports([...OF_ALL, `${generated}/forms/${form}.rules.ts`], manifest)]
      .filter((name) => !running.has(name))
      .map((name) => `/${manifest[name]?.file}`);
}

/** Files with all that they import, in whatever depth. */
function withImports(names: readonly string[], manifest: Manifest): ReadonlySet<string> {
  // What is added to a set while it is gone through is gone through as well.
  const found = new Set(names);
  for (const name of found) {
    const chunk = manifest[name];
    if (!chunk)
      throw new Error(`${name} is not among the modules that were built: see site/build/finish/form-modules.ts.`);
    for (const imported of chunk.imports ?? []) found.add(imported);
  }
  return found;
}

/** Names beside each form of a page the modules that it runs, for `lib/form-boot.js`. */
export function withFormModules(html: string, modulesOf: (form: string) => readonly string[]): string {
  return html.replace(FORM, (tag, props: string) => {
    const { form } = JSON.parse(props.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as { form: string };
    return `${tag} data-modules="${modulesOf(form).join(' ')}"`;
  });
}
