import { calendar } from '#generated/browser/papers.ts';
import { cellsOf, dates, monthsBetween, taskDay, type Day } from './calendar.ts';
import { fill, partOf, partsOf, textsOfPapers } from './paper.ts';

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
  const { short, long } = dates(textsOfPapers().formats);
  for (const [index, date] of partsOf(paper, 'dt').entries()) date.textContent = short(days[index] ?? '');
  for (const [index, what] of partsOf(paper, '[data-activity]').entries())
    what.hidden = index !== activity.selectedIndex;
  fill(paper, 'activity', activity.selectedOptions[0]?.text ?? '');
  fill(paper, 'date', long(days[due.findIndex(({ ringed }) => ringed)] ?? ''));
}
