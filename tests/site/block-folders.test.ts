import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { kinds } from '#schema';
import { styleSheet } from '../../site/build/bundler-plugins.ts';

const blocks = fileURLToPath(new URL('../../site/blocks', import.meta.url));
const folders = readdirSync(blocks, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && entry.name !== 'parts' ? [entry.name] : [],
);

/** The kinds that `kinds.ts` lists, each with the folder of its line. */
const listed = [
  ...readFileSync(join(blocks, 'kinds.ts'), 'utf8').matchAll(/^export \{ (\w+) \} from '\.\/(\w+)\/schema\.ts';$/gm),
].map(([, kind = '', folder = '']) => ({ kind, folder }));
/** This kind contains the others, and is not listed with them. */
const CONTAINER = 'tabs';

test('the registry lists each folder once, by the name of its kind', () => {
  expect(listed.filter(({ kind, folder }) => kind !== folder)).toEqual([]);
  const plain = listed.map(({ kind }) => kind);
  expect([...plain, CONTAINER].toSorted()).toEqual(folders.toSorted());
  expect(Object.keys(kinds).toSorted()).toEqual(folders.toSorted());
  expect(plain).toEqual(plain.toSorted());
});

test('the styles of all kinds are in the style sheet of the site', () => {
  const { transform } = styleSheet(blocks) as unknown as { transform(code: string, id: string): { code: string } };
  const index = fileURLToPath(new URL('../../site/styles/index.css', import.meta.url));
  const { code } = transform(readFileSync(index, 'utf8'), index);
  const imports = [...code.matchAll(/^@import "\.\.\/blocks\/(\w+)\/styles\.css" layer\(blocks\);$/gm)].map(
    ([, kind]) => kind,
  );
  expect(imports).toEqual(folders.filter((folder) => existsSync(join(blocks, folder, 'styles.css'))).toSorted());
});
