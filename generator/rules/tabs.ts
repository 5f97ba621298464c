import { unknownName } from './problem.ts';
import type { Rule } from './rule.ts';
import { blocksOf, pagesOf } from './walk.ts';

/** Refuses tabs that open a panel that they do not have, at first or by the address. */
export const tabPanels: Rule = (spec) =>
  pagesOf(spec)
    .flatMap(blocksOf)
    .flatMap(({ value: block, path }) => {
      if (block.kind !== 'tabs') return [];
      const panels = block.panels.map(({ id }) => id);
      return [
        ...unknownName('tabs/unknown-panel', 'panel', block.initial, panels, [...path, 'initial']),
        ...Object.entries(block.query?.values ?? {}).flatMap(([value, panel]) =>
          unknownName('tabs/unknown-panel', 'panel', panel, panels, [...path, 'query', 'values', value]),
        ),
      ];
    });
