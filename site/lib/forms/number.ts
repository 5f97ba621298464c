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

/** The number of an answer, or null where there is none. */
export function numberOrNull(text: string): number | null {
  return text.trim() === '' ? null : numberOf(text);
}
