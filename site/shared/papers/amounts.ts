import { fill, isInRange, partOf, partsOf, textsOfPapers } from './paper.ts';

/*
 * The papers about amounts: `cash` forecasts the balance of the next weeks, `trace` follows an amount through the books.
 */

/** The plot area: horizontally in percent of the width, so that the text keeps its size, vertically in pixels. */
export const plot = { left: 10, width: 87, top: 20, height: 124 };

/** What a paper draws and says. */
export interface Forecast {
  readonly weeks: readonly number[];
  readonly minimum: number;
  /** The distance between two marks of the scale. */
  readonly step: number;
  readonly postpone?: { readonly week: number; readonly amount: number };
  /** The word before a week's number. */
  readonly week: string;
}

/** The balances once a payment is made some weeks later: until then, its amount stays. */
export function postponed({ weeks, postpone }: Pick<Forecast, 'weeks' | 'postpone'>, by: number): readonly number[] {
  if (!postpone) return weeks;
  const first = postpone.week - 1;
  return weeks.map((balance, week) => (week >= first && week < first + by ? balance + postpone.amount : balance));
}

/** The week with the lowest balance, 0 is the first. */
export function lowestOf(weeks: readonly number[]): number {
  return weeks.indexOf(Math.min(...weeks));
}

/** The lowest week in words. @example 'Semana 9: 120.' */
export function describeLow(week: string, weeks: readonly number[]): string {
  const low = lowestOf(weeks);
  return `${week} ${low + 1}: ${weeks[low]}.`;
}

/** Whether a week is below the minimum. */
export function isShort({ minimum }: Pick<Forecast, 'minimum'>, weeks: readonly number[]): boolean {
  return Math.min(...weeks) < minimum;
}

/** A number of weeks in words. @example '3 semanas' */
export function weeksInWords(formats: string, weeks: number): string {
  return new Intl.NumberFormat(formats, { style: 'unit', unit: 'week', unitDisplay: 'long' }).format(weeks);
}

/** Where the chart's line and its lowest point are. */
export function chartOf(step: number, weeks: readonly number[]) {
  const down = (amount: number): number => Math.round((1 - amount / (3.25 * step)) * plot.height);
  const low = lowestOf(weeks);
  const line = `M${weeks.map((amount, week) => `${week} ${down(amount)}`).join('L')}`;
  return {
    line,
    area: `${line}V${plot.height}H0z`,
    x: (week: number): string => `${(plot.left + (plot.width * week) / (weeks.length - 1)).toFixed(2)}%`,
    y: (amount: number): number => plot.top + down(amount),
    low,
  };
}

/** Redraws the line with the payment postponed by the weeks that the visitor sets. */
export function cash(paper: HTMLElement): void {
  const input = partOf<HTMLInputElement>(paper, 'input');
  const chart = partOf<SVGElement>(paper, '[data-forecast]');
  const forecast = JSON.parse(chart.dataset['forecast'] ?? '{}') as Forecast;
  const weeks = postponed(forecast, input.valueAsNumber);
  const { area, line, x, y, low } = chartOf(forecast.step, weeks);
  const words = weeksInWords(textsOfPapers().formats, input.valueAsNumber);
  fill(paper, 'by', words);
  input.setAttribute('aria-valuetext', words);
  for (const [index, path] of partsOf(chart, 'path').entries()) path.setAttribute('d', [area, line][index] ?? '');
  for (const mark of partsOf(chart, '[data-low] *'))
    for (const [name, value] of Object.entries({
      cx: x(low),
      cy: y(weeks[low] ?? 0),
      x1: x(low),
      x2: x(low),
      y2: y(weeks[low] ?? 0) - 10,
    }))
      if (mark.hasAttribute(name)) mark.setAttribute(name, String(value));
  for (const [week, cell] of partsOf(paper, 'td').entries()) cell.textContent = String(weeks[week]);
  partOf(paper, '[data-below]').hidden = !isShort(forecast, weeks);
  partOf(paper, '[data-above]').hidden = isShort(forecast, weeks);
  fill(paper, 'low', describeLow(forecast.week, weeks));
}

/**
 * An amount in proportion to the visitor's, to the cent.
 * @example inProportion(16, 100, 250) // 40
 */
export function inProportion(amount: number, base: number, chosen: number): number {
  return Math.round((Math.round(chosen * 100) * amount) / base) / 100;
}

/** Writes amounts of money: with cents if one of them has any. */
export function money(formats: string, currency: string, amounts: readonly number[]): readonly string[] {
  const digits = amounts.every(Number.isInteger) ? 0 : 2;
  const format = new Intl.NumberFormat(formats, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return amounts.map((amount) => format.format(amount));
}

/** Follows the amount that the visitor sets through the books. */
export function trace(paper: HTMLElement): void {
  const input = partOf<HTMLInputElement>(paper, 'input');
  const { formats } = textsOfPapers();
  const { base, currency = '' } = input.dataset;
  if (!isInRange(paper, input, (limit) => money(formats, currency, [Number(limit)]).join(''))) return;
  const places = partsOf(paper, '[data-amount]');
  const amounts = money(
    formats,
    currency,
    places.map(({ dataset }) => inProportion(Number(dataset['amount']), Number(base), input.valueAsNumber)),
  );
  for (const [index, place] of places.entries()) place.textContent = amounts[index] ?? '';
}
