import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { studioProblems } from '#spec/studio-problems.ts';
import { studioTexts } from '#spec/studio-texts.ts';
import { ROOT } from '../../scripts/node.mjs';

test('every error of the studio has a text', () => {
  const codes = globSync(['generator/edit/**/*.ts', 'site/studio/server/*.ts'], { cwd: ROOT }).flatMap(
    (file) => readFileSync(ROOT + file, 'utf8').match(/(?<=')(?:edit|studio)\/[a-z-]+(?=')/g) ?? [],
  );
  expect(new Set(codes).size).toBeGreaterThan(20);
  expect([...new Set(codes)].filter((code) => !(`problem.${code}` in studioProblems))).toEqual([]);
});

test('every kind of block and of article part has a name and a description for the gallery', () => {
  const kinds = [
    ...globSync('site/blocks/*/component.tsx', { cwd: ROOT }).map((file) => file.split('/')[2] ?? ''),
    'html',
    'table',
    'figure',
  ];
  expect(kinds.length).toBeGreaterThan(20);
  expect(kinds.filter((kind) => !(`kind.${kind}` in studioTexts))).toEqual([]);
  const offered = kinds.filter((kind) => kind !== 'html' && kind !== 'table');
  expect(offered.filter((kind) => !(`help.kind.${kind}` in studioTexts))).toEqual([]);
});
