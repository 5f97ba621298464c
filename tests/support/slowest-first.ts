import { statSync } from 'node:fs';
import { relative } from 'node:path';

import { BaseSequencer, type TestSpecification } from 'vitest/node';

import { readTimes } from '../../scripts/testing/times.mjs';

/**
 * Starts the files that took longest in an earlier run first, whatever project they are of, so that none of them is left at the end
 * for one processor alone. Files that have not run yet come before those, the longest texts first.
 */
export default class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const { files: known } = readTimes(root);
    const ranked = files.map((file) => {
      const seconds = known[relative(root, file.moduleId)]?.seconds;
      return { file, isKnown: seconds !== undefined, weight: seconds ?? statSync(file.moduleId).size };
    });
    return ranked.toSorted((a, b) => Number(a.isKnown) - Number(b.isKnown) || b.weight - a.weight).map(({ file }) => file);
  }
}
