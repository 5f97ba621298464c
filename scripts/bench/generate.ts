import { rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { markdownTable } from './markdown.ts';
import { onGrowingSites, runMeasured, usageCells, usageFigures } from './program.ts';
import type { Figures, Section } from './section.ts';

const ARTICLES = [0, 1250, 2500, 5000];

/** The generator on specs of growing size: with nothing kept from before, and with nothing changed since. */
export const generate: Section = {
  name: 'generate',
  title: 'How long the generator takes',
  exact: false,
  async run({ articles: counts = ARTICLES }) {
    const rows: string[][] = [];
    let figures: Figures = {};
    await onGrowingSites(counts, async (root, articles) => {
      for (const folder of ['site/generated', 'tests/generated']) rmSync(join(root, folder), { recursive: true });
      for (const state of ['cold', 'unchanged']) {
        const usage = await runMeasured(root, 'generator/cli.ts');
        rows.push([String(articles), state, ...usageCells(usage)]);
        figures = { ...figures, ...usageFigures(`${articles} articles, ${state}`, usage) };
      }
    });
    process.stdout.write(markdownTable(['articles more', 'state', 's', 'CPU s', 'MB'], rows, 2));
    return figures;
  },
};
