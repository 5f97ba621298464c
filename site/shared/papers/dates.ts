import { calendar } from '#generated/browser/papers.ts';
import { cellsOf, dateFormats, lastStart, monthsBetween, taskDay, workingDay, type Day } from './calendar.ts';
import { fill, isInRange, partOf, partsOf, textsOfPapers } from './paper.ts';

/*
 * The papers about dates: `month` shows what is due in a month, `year` what is due in a year, `track` when the steps of
 * a service take place.
 */

/** What is due on a day of each month. */
interface Due {
  readonly day: number;
  readonly fixed?: true;
  readonly ringed?: true;
}

/** The months that the site's calendar contains; only the example without a calendar, as in the gallery. */
export function monthsOfCalendar(example: string): readonly string[] {
  return calendar.until === '' ? [example] : monthsBetween(calendar.from, calendar.until);
}

/** The day of each date in a month: a day of the law stays, others move to a working day. */
export function dueDays(month: string, due: readonly Due[]): readonly Day[] {
  return due.map(({ day, fixed }) =>
    fixed ? `${month}-${String(day).padStart(2, '0')}` : taskDay(month, day, calendar.holidays),
  );
}

/** How a cell of the sheet is marked, by its day of the month. */
export function markOf(day: number, days: readonly Day[], due: readonly Due[]): 'ring' | 'due' | undefined {
  const index = days.findLastIndex((one) => Number(one.slice(8)) === day);
  if (index < 0) return undefined;
  return due[index]?.ringed ? 'ring' : 'due';
}

/** Shows the month and the activity that the visitor chooses. */
export function month(paper: HTMLElement): void {
  const [activity, chosen] = partsOf<HTMLSelectElement>(paper, 'select') as [HTMLSelectElement, HTMLSelectElement];
  const sheet = partOf(paper, '[data-due]');
  const due = JSON.parse(sheet.dataset['due'] ?? '[]') as readonly Due[];
  const days = dueDays(chosen.value, due);
  const numbers = cellsOf(chosen.value);
  for (const [index, cell] of partsOf(sheet, 'span').entries()) {
    const number = numbers[index] ?? 0;
    const mark = number > 0 && markOf(number, days, due);
    cell.textContent = number > 0 ? String(number) : '';
    cell.toggleAttribute('data-mark', Boolean(mark));
    if (mark) cell.dataset['mark'] = mark;
    cell.hidden = index >= Math.ceil(numbers.length / 7) * 7;
  }
  const { short, long } = dateFormats(textsOfPapers().formats);
  for (const [index, date] of partsOf(paper, 'dt').entries()) date.textContent = short(days[index] ?? '');
  for (const [index, what] of partsOf(paper, '[data-activity]').entries())
    what.hidden = index !== activity.selectedIndex;
  fill(paper, 'activity', activity.selectedOptions[0]?.text ?? '');
  fill(paper, 'date', long(days[due.findIndex(({ ringed }) => ringed)] ?? ''));
}

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

/** The first and last day on which so many working days may start; none without a calendar, as in the gallery. */
export function startLimits(days: number): { readonly min?: Day; readonly max?: Day } {
  if (calendar.until === '') return {};
  return { min: calendar.from, max: lastStart(calendar.until, days, calendar.holidays) };
}

/** Writes the dates of two working days, counted from the first one. @example '11 ene – 26 ene' */
export function spanOf(formats: string, start: Day, from: number, to: number): string {
  const { short } = dateFormats(formats);
  return [from, to].map((number) => short(workingDay(start, number, calendar.holidays))).join(' – ');
}

/** Writes the dates of all working days, with the year. @example '11 ene – 16 mar 2027' */
export function wholeSpan(formats: string, start: Day, days: number): string {
  const { short, whole } = dateFormats(formats);
  const [first, last] = [1, days].map((number) => workingDay(start, number, calendar.holidays)) as [Day, Day];
  return `${first.slice(0, 4) === last.slice(0, 4) ? short(first) : whole(first)} – ${whole(last)}`;
}

/** Dates the rows from the day that the visitor sets. */
export function track(paper: HTMLElement): void {
  const input = partOf<HTMLInputElement>(paper, 'input');
  const { formats } = textsOfPapers();
  // The year is still being typed: 0002, 0020, 0202.
  if (input.value.startsWith('0') || !isInRange(paper, input, dateFormats(formats).long)) return;
  for (const row of partsOf(paper, '[data-span]')) {
    const [from = 1, to = 1] = JSON.parse(row.dataset['span'] ?? '[]') as number[];
    row.textContent = spanOf(formats, input.value, from, to);
  }
  fill(paper, 'whole', wholeSpan(formats, input.value, Number(input.dataset['days'])));
}
