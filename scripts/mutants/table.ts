import { bad, dim, good } from '../report.mjs';
import type { Finding } from './examine.ts';
import type { Listed } from './mutant.ts';

/** A mutant and how it ended. */
export interface Examined {
  readonly mutant: Listed;
  readonly finding: Finding;
}

const isBad = ({ status }: Finding): boolean => status === 'not noticed' || status === 'does not apply';

/** Who noticed, in a few words. */
function noticer({ status, by }: Finding): string {
  if (status === 'not noticed') return 'NOT NOTICED';
  if (status === 'does not apply') return by?.message ?? '';
  return by === undefined ? '' : status === 'static' ? `${by.file} alone: ${by.message}` : `${by.file} › ${by.title}`;
}

/** A line of the table. */
export function lineOf({ mutant: { id, family }, finding }: Examined, widths: readonly [family: number, id: number]): string {
  const mark = isBad(finding) ? bad('✗') : good('✓');
  const said = noticer(finding);
  return `${mark} ${family.padEnd(widths[0])}  ${id.padEnd(widths[1])}  ${String(finding.seconds).padStart(6)} s  ${isBad(finding) ? bad(said) : said}`;
}

/** The columns' widths. */
export const widthsOf = (mutants: readonly Listed[]): [number, number] => [Math.max(...mutants.map(({ family }) => family.length)), Math.max(...mutants.map(({ id }) => id.length))];

/** How many of each family were noticed, and what would be shipped without a test that fails. */
export function summary(examined: readonly Examined[]): string {
  const families = [...new Set(examined.map(({ mutant }) => mutant.family))];
  const width = Math.max(...families.map((family) => family.length));
  const count = (of: readonly Examined[], status: Finding['status']): number => of.filter(({ finding }) => finding.status === status).length;
  const lines = families.map((family) => {
    const of = examined.filter(({ mutant }) => mutant.family === family);
    const seconds = of.reduce((sum, { finding }) => sum + finding.seconds, 0);
    const noticed = count(of, 'noticed') + count(of, 'static');
    return `  ${family.padEnd(width)}  ${`${noticed} of ${of.length}`.padStart(8)}  ${dim(`${Math.round(seconds)} s`)}`;
  });
  const open = examined.filter(({ finding }) => isBad(finding)).map(({ mutant, finding }) => `  ${bad('✗')} ${mutant.id} (${mutant.file}): ${finding.status}. ${mutant.harm}`);
  const counts = [
    `${count(examined, 'noticed')} noticed by a test`,
    `${count(examined, 'static')} by types, lint, the generator or the build alone`,
    `${count(examined, 'not noticed')} not noticed`,
    `${count(examined, 'does not apply')} not applied`,
  ];
  return ['', 'Noticed, by family:', ...lines, ...(open.length > 0 ? ['', 'Not noticed:', ...open] : []), '', `${examined.length} mutants: ${counts.join(', ')}.`, ''].join('\n');
}

/** The exit code. */
export const codeOf = (examined: readonly Examined[]): 0 | 1 => (examined.some(({ finding }) => isBad(finding)) ? 1 : 0);
