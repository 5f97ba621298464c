import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const sites = join('tests', 'sites');
const SITES = ['', ...readdirSync(join(root, sites)).map((name) => `tests/sites/${name}/`)].filter(
  (site) => site === '' || existsSync(join(root, site, 'index.ts')),
);

/** What of the site the generator runs besides the kinds of blocks: basics that import nothing of the site but each other. */
const borrowedFromSite = [
  'embedded-data.ts',
  'files.ts',
  'lib/email.ts',
  'lib/locales.ts',
  'site-root.mjs',
  'pictures/places.ts',
  'pictures/variants.ts',
  'user-error.mjs',
];

/** An import of something that runs, by the path of what is imported; the types of another part may be imported by any. */
interface Import {
  readonly file: string;
  /** Below the project, or as it is written where it is a name of package.json. */
  readonly of: string;
}

const statement = /^(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm;

function importsIn(folder: string): Import[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|tsx|mjs)$/.test(name))
    .flatMap((name) => {
      const file = join(folder, name).replaceAll('\\', '/');
      return [...readFileSync(join(root, file), 'utf8').matchAll(statement)].map(([, written, lazy]) => {
        const of = written ?? lazy ?? '';
        return {
          file,
          of: of.startsWith('.') ? relative(root, join(root, dirname(file), of)).replaceAll('\\', '/') : of,
        };
      });
    });
}

function outside(imports: readonly Import[], isAllowed: (of: string) => boolean): string[] {
  return imports.filter(({ of }) => !isAllowed(of)).map(({ file, of }) => `${file} imports ${of}`);
}

it('the spec knows the language that it is written in, and what blocks of its own are drawn with', () => {
  const imports = [
    'spec',
    ...SITES.slice(1).flatMap((site) => ['articles', 'forms', 'pages'].map((name) => site + name)),
  ].flatMap(importsIn);
  expect(imports.length).toBeGreaterThan(100);
  expect(
    outside(
      imports,
      (of) =>
        of === '#schema' || /^node:|^@/.test(of) || (!of.startsWith('#') && !/^(?:site|generator|scripts)\//.test(of)),
    ),
  ).toEqual([]);
});

it('the generator runs of the site what it is made anew for, and the kinds of blocks', () => {
  const ofSite = importsIn('generator').filter(
    ({ of }) => of.startsWith('site/') || of.startsWith('#site') || of.startsWith('#generated'),
  );
  expect(ofSite.length).toBeGreaterThan(10);
  const borrowed = new Set(borrowedFromSite.map((name) => `site/${name}`));
  const isLanguage = (of: string): boolean => /^site\/blocks\/(?:[\w-]+|\w+\/schema)\.ts$/.test(of);
  expect(outside(ofSite, (of) => borrowed.has(of) || isLanguage(of))).toEqual([]);
  // A file that is borrowed and changes has the spec compiled anew; what it would import does not.
  const inside = importsIn('site').filter(({ file }) => borrowed.has(file));
  expect(outside(inside, (of) => of.startsWith('node:') || borrowed.has(of))).toEqual([]);
  // None of them is left behind.
  expect(
    borrowedFromSite.filter(
      (name) => !ofSite.some(({ of }) => of === `site/${name}`) && !inside.some(({ of }) => of === `site/${name}`),
    ),
  ).toEqual([]);
});

it('what is generated runs of the site what draws and checks the controls of forms, and what tells articles that have appeared', () => {
  const imports = SITES.flatMap((site) => importsIn(`${site}site/generated`)).filter(
    ({ of }) => of.startsWith('#site') || /^(?:site|generator)\//.test(of),
  );
  const own = (of: string): boolean => of.startsWith('site/generated/');
  const shared =
    /^#site\/(?:islands\/controls\/\w+\.tsx|lib\/forms\/(?:day|number)\.ts|lib\/email\.ts|articles\/published\.ts)$/;
  expect(outside(imports, (of) => own(of) || shared.test(of))).toEqual([]);
});

it('the site runs the generator in the gallery and in the studio, which no visitor gets', () => {
  const imports = importsIn('site').filter(({ of }) => of.startsWith('generator/'));
  expect(imports.length).toBeGreaterThan(0);
  expect(
    imports
      .filter(({ file }) => !/^site\/(?:gallery|studio)\//.test(file))
      .map(({ file, of }) => `${file} imports ${of}`),
  ).toEqual([]);
});
