import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { ROOT } from '../../scripts/node.mjs';
import { studioTexts } from '../../site/texts/studio.ts';

const { en: texts } = studioTexts;

test('every error of the studio has a text', () => {
  const codes = globSync(['generator/edit/**/*.ts', 'site/studio/server/*.ts'], { cwd: ROOT }).flatMap(
    (file) => readFileSync(ROOT + file, 'utf8').match(/(?<=')(?:edit|studio)\/[a-z-]+(?=')/g) ?? [],
  );
  expect(new Set(codes).size).toBeGreaterThan(20);
  expect([...new Set(codes)].filter((code) => !(`problem.${code}` in texts))).toEqual([]);
});

test('every kind of block and of article part has a name and a description for the gallery', () => {
  const kinds = [
    ...globSync('site/blocks/*/component.tsx', { cwd: ROOT }).map((file) => file.split('/')[2] ?? ''),
    'html',
    'table',
    'figure',
  ];
  expect(kinds.length).toBeGreaterThan(20);
  expect(kinds.filter((kind) => !(`kind.${kind}` in texts))).toEqual([]);
  const offered = kinds.filter((kind) => kind !== 'html' && kind !== 'table');
  expect(offered.filter((kind) => !(`help.kind.${kind}` in texts))).toEqual([]);
});
