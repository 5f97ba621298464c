import { isInRange, partOf, partsOf, textsOfPapers } from './paper.ts';

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
