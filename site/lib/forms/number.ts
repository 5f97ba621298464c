import * as z from 'zod/mini';
import { withValues } from './problem.ts';

/**
 * Reads a number as people write it, whatever their language: `1500`, `1 500`, `1.500`, `1,500.50`, `1.500,5`. Numbers have two
 * decimals at most, so what follows a sign is three digits where it sets off thousands, and fewer where they are decimals.
 * What is no number is none.
 */
export function numberOf(text: string): number {
  const bare = text.replaceAll(/[\s'’]/g, '').replace('−', '-');
  const found =
    /^(-?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+))(?:\.(\d{1,2}))?$/.exec(bare) ??
    /^(-?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+))(?:,(\d{1,2}))?$/.exec(bare);
  return found ? Number(`${found[1]?.replaceAll(/[.,]/g, '')}.${found[2] ?? 0}`) : Number.NaN;
}

/** The number of an answer, or null where there is none. */
export function numberOrNull(text: string): number | null {
  return text.trim() === '' ? null : numberOf(text);
}

/** The rule of a number that may be left out: it can be read, has no more decimals, and lies between two others. */
export function numberWithin(min: number, max: number, decimals: number) {
  return z.superRefine<string>((text, { addIssue }) => {
    const value = numberOrNull(text);
    if (value !== null && !(value >= min && value <= max && Number(value.toFixed(decimals)) === value))
      addIssue(withValues('invalid', { min, max, decimals }));
  });
}
