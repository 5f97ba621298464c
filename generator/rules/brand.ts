import type { SiteSpec } from '../schema/index.ts';
import { unknownName } from './problem.ts';
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
