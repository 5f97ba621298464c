/** A Markdown table with its columns in line; the first `left` columns are texts, the others numbers. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[], left = 1): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const pad = (text: string, column: number): string =>
    column < left ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  const [first, ...others] = lines.map((line) => `| ${line.map(pad).join(' | ')} |`);
  const rule = `|${widths.map((width, column) => (column < left ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return `${[first, rule, ...others].join('\n')}\n`;
}
