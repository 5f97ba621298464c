import { rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { markdownTable } from './markdown.ts';
import { onGrowingSites, runMeasured, usageCells, usageFigures } from './program.ts';
import type { Figures, Section } from './section.ts';

const PROGRAM = 'scripts/build.ts';
const ARTICLES = [0, 1000, 5000];

/**
 * The build of sites of growing size, all of it: pages in each language, their checks, compression, the hosts' folders; in
 * an empty folder, and once more with nothing changed. The share images are drawn before: later builds of a copy keep them.
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
      await runMeasured(root, PROGRAM);
      rmSync(join(root, 'dist'), { recursive: true });
      for (const state of ['nothing built', 'nothing changed']) {
        const usage = await runMeasured(root, PROGRAM);
        rows.push([String(articles), state, ...usageCells(usage)]);
        figures = { ...figures, ...usageFigures(`${articles} articles, ${state}`, usage) };
      }
    });
    process.stdout.write(markdownTable(['articles more', 'before', 's', 'CPU s', 'MB'], rows));
    return figures;
  },
};
