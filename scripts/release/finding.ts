/** A problem that blocks the release. */
export interface Finding {
  /** `spec/site.ts:9:11`, a file, or the name of a setting. */
  readonly where: string;
  readonly what: string;
  readonly remedy: string;
}

/** Lists findings, grouped by remedy. */
export function describeFindings(findings: readonly Finding[]): string {
  const groups = Map.groupBy(findings, ({ remedy }) => remedy);
  return [...groups]
    .map(([remedy, group]) => [...group.map(({ where, what }) => `  ${where}  ${what}`), `    → ${remedy}`].join('\n'))
    .join('\n\n');
}
