import { calendar } from '#generated/browser/papers.ts';
import { dates, lastStart, workingDay, type Day } from './calendar.ts';
import { fill, isInRange, partOf, partsOf, textsOfPapers } from './paper.ts';

/** The first and last day on which so many working days may start; none without a calendar, as in the gallery. */
export function startLimits(days: number): { readonly min?: Day; readonly max?: Day } {
  if (calendar.until === '') return {};
  return { min: calendar.from, max: lastStart(calendar.until, days, calendar.holidays) };
}

/** Writes the dates of two working days, counted from the first one. @example '11 ene – 26 ene' */
export function spanOf(formats: string, start: Day, from: number, to: number): string {
  const { short } = dates(formats);
  return [from, to].map((number) => short(workingDay(start, number, calendar.holidays))).join(' – ');
}

/** Writes the dates of all working days, with the year. @example '11 ene – 16 mar 2027' */
export function wholeSpan(formats: string, start: Day, days: number): string {
  const { short, whole } = dates(formats);
  const [first, last] = [1, days].map((number) => workingDay(start, number, calendar.holidays)) as [Day, Day];
  return `${first.slice(0, 4) === last.slice(0, 4) ? short(first) : whole(first)} – ${whole(last)}`;
}

/** Dates the rows from the day that the visitor sets. */
export function track(paper: HTMLElement): void {
  const input = partOf<HTMLInputElement>(paper, 'input');
  const { formats } = textsOfPapers();
  // The year is still being typed: 0002, 0020, 0202.
  if (input.value.startsWith('0') || !isInRange(paper, input, dates(formats).long)) return;
  for (const row of partsOf(paper, '[data-span]')) {
    const [from = 1, to = 1] = JSON.parse(row.dataset['span'] ?? '[]') as number[];
    row.textContent = spanOf(formats, input.value, from, to);
  }
  fill(paper, 'whole', wholeSpan(formats, input.value, Number(input.dataset['days'])));
}
