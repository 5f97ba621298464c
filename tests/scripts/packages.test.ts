import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/node.mjs';

interface Package {
  readonly imports: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}
const project = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Package;

/** The programs that run after `npm ci --omit=dev`. */
const programs = Object.values(project.scripts).flatMap((script) => script.match(/(?<=--serving )\S+/) ?? []);

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?!type\b)[^'"`;]*?from\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|(?:^|\n)import\s+'([^']+)'/g;

/** Resolves a specifier to a file of the project; undefined for packages and Node's modules. */
function fileOf(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('.')) return resolve(dirname(importer), specifier);
  for (const [pattern, target] of Object.entries(project.imports)) {
    const [prefix = ''] = pattern.split('*');
    if (pattern.includes('*') && specifier.startsWith(prefix))
      return join(ROOT, target.replace('*', specifier.slice(prefix.length)));
    if (specifier === pattern) return join(ROOT, target);
  }
  return undefined;
}

/** All files of the project and packages that the programs load. */
function reach(): { files: string[]; packages: string[] } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const queue = programs.map((program) => join(ROOT, program));
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const [, first, second, third] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const specifier = first ?? second ?? third ?? '';
      const next = fileOf(specifier, file);
      if (next !== undefined) queue.push(next);
      else if (!specifier.startsWith('node:'))
        packages.add(specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'));
    }
  }
  return { files: [...files].map((file) => relative(ROOT, file)), packages: [...packages].toSorted() };
}

/** The peer dependencies of a package. */
function peersOf(name: string): string[] {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as {
    peerDependencies?: Record<string, string>;
    peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  };
  return Object.keys(manifest.peerDependencies ?? {}).filter(
    (peer) => manifest.peerDependenciesMeta?.[peer]?.optional !== true,
  );
}

test('the programs of a server find their packages after npm ci --omit=dev, which installs no others', () => {
  expect(programs).toContain('site/server/main.ts');
  const { files, packages } = reach();
  expect(files.length).toBeGreaterThan(programs.length);
  expect(Object.keys(project.dependencies).toSorted()).toEqual(
    [...new Set([...packages, ...packages.flatMap(peersOf)])].toSorted(),
  );
});

test('the programs of a server load nothing of the spec, the generator or the tests', () => {
  expect(reach().files.filter((file) => !file.startsWith('site/'))).toEqual([]);
});

/** Every import of a file, including types. */
const ANY_IMPORT = /(?:^(?:import|export)\s[^'"`;]*?from |\bimport\(|^import )'([\w@#.:/-]+)'/gm;

test('every imported package is declared, and none replaces another', () => {
  const declared = { ...project.dependencies, ...project.devDependencies };
  const imported = globSync('{generator,scripts,site,spec,tests}/**/*.{ts,tsx,mjs}', {
    cwd: ROOT,
    // Deliberately broken files, and folders with their own package.json.
    exclude: ['tests/fixtures', 'tests/hosting/published', '**/node_modules', '**/dist'],
  }).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(ANY_IMPORT)].flatMap(([, specifier = '']) => {
      const isPackage = !/^[.#/]|^(?:node|virtual|data):/.test(specifier);
      return isPackage ? [specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')] : [];
    }),
  );
  expect([...new Set(imported)].filter((name) => declared[name] === undefined)).toEqual([]);
  // Both are bundles of packages that no file may import undeclared.
  expect(imported).toContain('@supabase/supabase-js');
  expect(imported).toContain('playwright');
  expect(declared['@supabase/postgrest-js']).toBe(declared['@supabase/supabase-js']);
});

test('the container has every file that it runs', () => {
  const lines = readFileSync(join(ROOT, 'site/Containerfile'), 'utf8').split('\n');
  // Copied as they are, or from the selected site.
  const copied = lines.flatMap((line) =>
    line.match(/^COPY site\//)
      ? (line.match(/(?<= )site\/\S+/g) ?? [])
      : (line.match(/(?<="\$root\/)site\/\w+/g) ?? []),
  );
  expect(copied).toEqual(expect.arrayContaining(['site/server', 'site/generated', 'site/supabase']));
  expect(
    reach().files.filter((file) => !copied.some((place) => file === place || file.startsWith(`${place}/`))),
  ).toEqual([]);
});
