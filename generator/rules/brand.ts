import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { SiteSpec } from '../schema/index.ts';
import { problem, unknownName } from './problem.ts';
import type { Rule } from './rule.ts';
import { blocksOf, pagesOf } from './walk.ts';
import type { Placed } from './walk.ts';

const motifsNamed = (spec: SiteSpec): Placed<string>[] => {
  const at = (motif: string | undefined, path: Placed<string>['path']): Placed<string>[] =>
    motif === undefined ? [] : [{ value: motif, path: [...path, 'motif'] }];
  return [
    ...Object.entries(spec.services).flatMap(([name, { motif }]) => at(motif, ['services', name])),
    ...pagesOf(spec)
      .flatMap(blocksOf)
      .flatMap(({ value: block, path }) => {
        if (block.kind === 'cards') return block.items.flatMap(({ motif }, index) => at(motif, [...path, 'items', index]));
        if (block.kind !== 'hero') return [];
        return [...at(block.motif, path), ...(block.tiles ?? []).flatMap(({ motif }, index) => at(motif, [...path, 'tiles', index]))];
      }),
  ];
};

/** Refuses motifs that the brand does not have. */
export const knownMotifs: Rule = (spec) => {
  const known = Object.keys(spec.brand.motifs);
  return motifsNamed(spec).flatMap(({ value, path }) => unknownName('motif/unknown', 'motif', value, known, path));
};

const folderOf = (name: string): string | undefined =>
  (createRequire(import.meta.url).resolve.paths(name) ?? []).map((folder) => join(folder, name)).find((folder) => existsSync(join(folder, 'package.json')));

/** Refuses a heading font that is not installed, and cuts for share images that could not be told apart. */
export const headingFontIsThere: Rule = ({ brand: { headingFont } }) => {
  const path = ['brand', 'headingFont'];
  const folder = folderOf(headingFont.package);
  const { title, text } = headingFont.share;
  return [
    ...(folder === undefined
      ? [
          problem(
            'font/not-installed',
            [...path, 'package'],
            `The package "${headingFont.package}" is not installed.`,
            `Run npm install --save-dev ${headingFont.package}`,
          ),
        ]
      : []),
    ...(folder !== undefined && !existsSync(join(folder, headingFont.file))
      ? [problem('font/no-file', [...path, 'file'], `The package "${headingFont.package}" has no file "${headingFont.file}".`)]
      : []),
    ...(title['wght'] === text['wght']
      ? [problem('font/same-cut', [...path, 'share'], 'The two cuts have the same weight.', 'Give each another wght: it tells them apart.')]
      : []),
  ];
};
