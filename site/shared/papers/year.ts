import { fill, partOf, partsOf } from './paper.ts';

const quarters = [1, 2, 3, 4];

/** The quarter of a month; 1 is January. */
export function quarterOf(month: number): number {
  return Math.ceil(month / 3);
}

/** How many dates there are in each quarter. @example countsOf('T', [[1, 4], [2]]) // 'T1 2, T2 1, T3 0, T4 0' */
export function countsOf(quarter: string, rows: readonly (readonly number[])[]): string {
  const counts = quarters.map((number) => rows.flat().filter((month) => quarterOf(month) === number).length);
  return counts.map((count, index) => `${quarter}${index + 1}\u00A0${count}`).join(', ');
}

/** Shows the duties of the kind of entity that the visitor chooses. */
export function year(paper: HTMLElement): void {
  const { value, selectedOptions } = partOf<HTMLSelectElement>(paper, 'select');
  const rows = partsOf(paper, '[data-for]');
  for (const row of rows) row.hidden = !row.dataset['for']?.split(' ').includes(value);
  const shown = rows.filter(({ hidden }) => !hidden);
  const months = shown.map(({ dataset }) => JSON.parse(dataset['months'] ?? '[]') as number[]);
  fill(paper, 'kind', selectedOptions[0]?.text ?? '');
  fill(paper, 'counts', countsOf(partOf(paper, '[data-quarter]').dataset['quarter'] ?? '', months));
}
