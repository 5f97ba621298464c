/** A text as nginx's configuration writes it. Nothing here has a variable in it. */
export function quoted(text: string): string {
  if (text.includes('$')) throw new Error(`nginx would read a variable in: ${text}`);
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

/** A regular expression as the key of a map, or of a location: case counts. */
export function pattern(expression: string): string {
  return `"~${expression.replaceAll('"', '\\"')}"`;
}

/** The same where case does not count. */
export function patternInAnyCase(expression: string): string {
  return pattern(expression).replace('"~', '"~*');
}

/** Two spaces in front of each line. */
export function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => (line === '' ? line : `  ${line}`));
}

/** A map from one text to another. */
export function map(
  from: string,
  to: string,
  entries: readonly (readonly [key: string, value: string])[],
): readonly string[] {
  return [`map ${from} ${to} {`, ...entries.map(([key, value]) => `  ${key} ${value};`), '}'];
}
