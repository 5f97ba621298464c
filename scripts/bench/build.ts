import process from 'node:process';

import { markdownTable } from './markdown.ts';
import { onGrowingSites, runMeasured, usageCells, usageFigures } from './program.ts';
import type { Figures, Section } from './section.ts';

const ARTICLES = [0, 1000, 5000];

/**
 * The build of sites of growing size, all of it: pages in both languages, their checks, compression, the hosts' folders. The
 * first build of a copy draws the share images, which later ones keep; what is measured is the second.
 */
export const build: Section = {
  name: 'build',
  title: 'How long the build takes',
  exact: false,
  async run({ articles: counts = ARTICLES }) {
    const rows: string[][] = [];
    let figures: Figures = {};
    await onGrowingSites(counts, async (root, articles) => {
      await runMeasured(root, 'generator/cli.ts');
      await runMeasured(root, 'scripts/build.ts');
      const usage = await runMeasured(root, 'scripts/build.ts');
      rows.push([String(articles), ...usageCells(usage)]);
      figures = { ...figures, ...usageFigures(`${articles} articles`, usage) };
    });
    process.stdout.write(markdownTable(['articles more', 's', 'CPU s', 'MB'], rows));
    return figures;
  },
};
