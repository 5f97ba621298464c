import { statSync } from 'node:fs';
import { relative } from 'node:path';

import { BaseSequencer, type TestSpecification } from 'vitest/node';

import { readTimes } from '../../scripts/testing/times.mjs';

/**
 * Starts the files that took longest in an earlier run first, whatever project they are of, so that none of them is left at the end
 * for one processor alone. Files that have not run yet come before those, the longest texts first. Files that share processes follow
 * each other, in the middle: vitest ends such a process when a file of its own kind is not the next.
 */
export default class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const { files: known } = readTimes(root);
    const ranked = files.map((file) => {
      const seconds = known[relative(root, file.moduleId)]?.seconds;
      return { file, isKnown: seconds !== undefined, weight: seconds ?? statSync(file.moduleId).size };
    });
    const sorted = ranked
      .toSorted((a, b) => Number(a.isKnown) - Number(b.isKnown) || b.weight - a.weight)
      .map(({ file }) => file);
    const isAlone = ({ project }: TestSpecification): boolean => project.config.isolate;
    const alone = sorted.filter(isAlone);
    const middle = Math.floor(alone.length / 2);
    const together = Map.groupBy(
      sorted.filter((file) => !isAlone(file)),
      ({ project }) => project.name,
    );
    return [...alone.slice(0, middle), ...[...together.values()].flat(), ...alone.slice(middle)];
  }
}
