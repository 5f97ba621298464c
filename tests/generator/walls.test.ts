import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const testSites = readdirSync(join(root, 'tests/sites'))
  .map((name) => `tests/sites/${name}/`)
  .filter((site) => existsSync(join(root, site, 'index.ts')));

/**
 * The folders and files of the generator. Each imports code only from earlier lines, and those of one line do not import
 * each other.
 */
const LAYERS: readonly (readonly string[])[] = [
  ['files.ts', 'command.ts', 'schema'],
  ['diagnostics'],
  ['compile'],
  ['sql'],
  ['read'],
  ['emit'],
  ['write'],
  ['check'],
  ['generate.ts'],
  ['edit'],
  ['texts'],
  ['texts-cli.ts'],
  ['watch.ts'],
  ['cli.ts'],
];

/** Files of the site that the generator imports. Of the site, they import only each other. */
const SITE_BASICS =
  /^site\/(?:(?:embedded-data|file-addresses|git)\.ts|shared\/(?:email|file-name|locales|papers\/calendar)\.ts|(?:site-root|user-error)\.mjs|pictures\/(?:places|variants)\.ts|texts\/[\w/-]+\.(?:ts|json))$/;
const KIND_SCHEMAS = /^site\/(?:blocks|fields)\/(?:[\w-]+|\w+\/schema)\.ts$/;

interface Import {
  readonly file: string;
  /** The imported path, or the name of a package. */
  readonly of: string;
}

const statement = /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm;

function importsIn(folder: string, withTypes = false): Import[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|tsx|mjs)$/.test(name))
    .flatMap((name) => {
      const file = join(folder, name).replaceAll('\\', '/');
      const statements = [...readFileSync(join(root, file), 'utf8').matchAll(statement)];
      return statements.flatMap(([, type, written, lazy]) => {
        const of = written ?? lazy ?? '';
        if (type && !withTypes) return [];
        return { file, of: of.startsWith('.') ? join(dirname(file), of).replaceAll('\\', '/') : of };
      });
    });
}

function outside(imports: readonly Import[], isAllowed: (of: string) => boolean): string[] {
  return imports.filter(({ of }) => !isAllowed(of)).map(({ file, of }) => `${file} imports ${of}`);
}

function isOfSite(of: string): boolean {
  return /^(?:site\/|#site|#generated)/.test(of);
}

it('the folders of the generator import only from earlier ones in the list', () => {
  const levels = new Map(LAYERS.flatMap((paths, level) => paths.map((path) => [path, level] as const)));
  const layerOf = (file: string): string => {
    const [top = ''] = relative('generator', file).split('/');
    return levels.has(top) ? top : file;
  };
  const imports = importsIn('generator').filter(({ of }) => of.startsWith('generator/'));
  expect(imports.length).toBeGreaterThan(100);
  expect([...levels.keys()].filter((path) => !existsSync(join(root, 'generator', path)))).toEqual([]);
  const wrong = imports.filter(({ file, of }) => {
    const [from, to] = [layerOf(file), layerOf(of)];
    return from !== to && !((levels.get(to) ?? Infinity) < (levels.get(from) ?? -1));
  });
  expect(wrong.map(({ file, of }) => `${file} imports ${of}`)).toEqual([]);
});

it('the files of the generator have no import cycles, not even of types', () => {
  const imports = Map.groupBy(importsIn('generator', true), ({ file }) => file);
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, above: readonly string[]): void => {
    if (above.includes(file)) cycles.push([...above.slice(above.indexOf(file)), file].join(' → '));
    if (done.has(file) || above.includes(file)) return;
    for (const { of } of imports.get(file) ?? []) visit(of, [...above, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  expect(cycles).toEqual([]);
});

it('a spec imports only the schema, packages and its own files; its own blocks, also what the blocks of the site do', () => {
  const folders = ['spec', ...testSites.flatMap((site) => ['articles', 'forms', 'pages'].map((name) => site + name))];
  const imports = folders.flatMap((folder) => importsIn(folder));
  expect(imports.length).toBeGreaterThan(100);
  const isAllowed = (of: string): boolean => of === '#schema' || !/^(?:#|(?:site|generator|scripts)\/)/.test(of);
  const isComponent = ({ file }: Import): boolean => /^spec\/blocks\/[\w-]+\/component\.tsx$/.test(file);
  expect(
    outside(
      imports.filter((one) => !isComponent(one)),
      isAllowed,
    ),
  ).toEqual([]);
  const ofParts = (of: string): boolean =>
    isAllowed(of) || /^(?:#contract$|#site\/(?:blocks\/parts|render|shared)\/)/.test(of);
  expect(outside(imports.filter(isComponent), ofParts)).toEqual([]);
});

it('the generator imports from the site only basic modules and the schemas of blocks and fields', () => {
  const ofSite = importsIn('generator').filter(({ of }) => isOfSite(of));
  expect(ofSite.length).toBeGreaterThan(10);
  expect(outside(ofSite, (of) => SITE_BASICS.test(of) || KIND_SCHEMAS.test(of))).toEqual([]);
  const ofBasics = importsIn('site').filter(({ file, of }) => SITE_BASICS.test(file) && isOfSite(of));
  expect(outside(ofBasics, (of) => SITE_BASICS.test(of))).toEqual([]);
});

it('generated files import only form controls, form checks and the filter for published articles', () => {
  const imports = ['', ...testSites]
    .flatMap((site) => importsIn(`${site}site/generated`))
    .filter(({ of }) => isOfSite(of) || of.startsWith('generator/'));
  const shared = /^#site\/(?:fields\/\w+\/(?:control\.tsx|answer\.ts)|articles\/published\.ts)$/;
  expect(outside(imports, (of) => of.startsWith('site/generated/') || shared.test(of))).toEqual([]);
});

it('only the gallery and the studio, which visitors do not get, import the generator', () => {
  const imports = importsIn('site').filter(({ of }) => of.startsWith('generator/'));
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.map(({ file }) => file).filter((file) => !/^site\/(?:gallery|studio)\//.test(file))).toEqual([]);
});

it('the server does not import the desk and the studio, which import it, nor the build and the dev server', () => {
  const imports = importsIn('site/server', true);
  expect(imports.length).toBeGreaterThan(100);
  expect(outside(imports, (of) => !/^(?:site\/|#site\/)(?:build|desk|gallery|live|studio)\//.test(of))).toEqual([]);
});
