import { later, workingDay } from '../../site/shared/papers/calendar.ts';
import { allBlocks } from '../compile/walk.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import type { BlockOf, Calendar, SiteSpec } from '../schema/index.ts';

type Drawing = BlockOf<'specimen'>['drawing'];

/** Refuses days of the calendar that are out of order or out of its range. */
export function* calendarDays({ calendar }: SiteSpec): Iterable<Diagnostic> {
  if (!calendar) return;
  const { from, until, holidays } = calendar;
  for (const [index, day] of holidays.entries())
    if (day < from || day > until || day <= (holidays[index - 1] ?? ''))
      yield diagnose('calendar/order', ['calendar', 'holidays', index], { day });
}

/** Warns half a year before the calendar ends. */
export function* calendarEnds({ calendar }: SiteSpec): Iterable<Diagnostic> {
  if (calendar && calendar.until < later(new Date().toISOString().slice(0, 10), 183))
    yield diagnose('calendar/ends', ['calendar', 'until'], { until: calendar.until });
}

/** Refuses working papers that need a calendar, end after it, or refer to a row or kind that does not exist. */
export function* papersFit(spec: SiteSpec): Iterable<Diagnostic> {
  for (const { value: block, path } of allBlocks(spec)) {
    if (block.kind !== 'specimen') continue;
    const inside = [...path, 'drawing'];
    yield* datesFit(block.drawing, spec.calendar, inside);
    for (const [number, last, ...below] of numbersOf(block.drawing))
      if (number > last) yield diagnose('paper/number', [...inside, ...below], { number, last });
  }
}

function* datesFit(drawing: Drawing, calendar: Calendar | undefined, path: SpecPath): Iterable<Diagnostic> {
  const part = drawing.form === 'track' ? 'start' : 'choose';
  const example =
    drawing.form === 'track' ? drawing.start?.example : drawing.form === 'month' && drawing.choose && drawing.month;
  if (!example) return;
  if (!calendar) {
    yield diagnose('paper/no-calendar', [...path, part], {});
    return;
  }
  const { from, until, holidays } = calendar;
  const [first, last] =
    drawing.form === 'track'
      ? [example, workingDay(example, drawing.days, holidays)]
      : [`${example}-01`, `${example}-28`];
  if (first < from || last > until)
    yield diagnose('paper/outside-calendar', [...path, ...(drawing.form === 'track' ? [part, 'example'] : ['month'])], {
      example,
      from,
      until,
    });
}

/** Each number that a drawing refers to, with the last valid one and its path. */
function numbersOf(drawing: Drawing): readonly (readonly [number: number, last: number, ...SpecPath])[] {
  switch (drawing.form) {
    case 'track':
      return drawing.rows.flatMap(({ to, after = [] }, row) => [
        [to, drawing.days, 'rows', row, 'to'] as const,
        ...after.map((number, index) => [number, drawing.rows.length, 'rows', row, 'after', index] as const),
      ]);
    case 'year':
      return drawing.rows.flatMap(({ for: kinds = [] }, row) =>
        kinds.map((kind, index) => [kind, drawing.kinds?.options.length ?? 0, 'rows', row, 'for', index] as const),
      );
    case 'cash':
      return drawing.postpone ? [[drawing.postpone.week, drawing.weeks.length, 'postpone', 'week']] : [];
    default:
      return [];
  }
}
