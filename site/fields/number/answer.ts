import type { AnswerKind } from '#contract';
import { withoutInvisible } from '../../shared/email.ts';

/**
 * Reads a number as people write it, in any language: `1500`, `1 500`, `1.500`, `1,500.50`, `1.500,5`. Numbers have at
 * most two decimals, so a separator before three digits groups thousands, and one before fewer digits starts the
 * decimals. NaN for anything else.
 */
export function numberOf(text: string): number {
  const bare = text.replaceAll(/[\s'’]/g, '').replace('−', '-');
  const found =
    /^(-?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+))(?:\.(\d{1,2}))?$/.exec(bare) ??
    /^(-?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+))(?:,(\d{1,2}))?$/.exec(bare);
  return found ? Number(`${found[1]?.replaceAll(/[.,]/g, '')}.${found[2] ?? 0}`) : Number.NaN;
}

export const answer = {
  clean: withoutInvisible,
  isBounded: true,
  // Readable, within the limits, and without further decimals.
  problem({ limits }, text) {
    if (!limits) return undefined;
    const { min, max, decimals } = limits;
    const value = text.trim() === '' ? Number.NaN : numberOf(text);
    const fits = value >= min && value <= max && Number(value.toFixed(decimals)) === value;
    return fits ? undefined : { problem: 'invalid', details: { ...limits } };
  },
  stored: numberOf,
} satisfies AnswerKind;
