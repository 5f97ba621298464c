/** A file to write, before its header and formatting. */
export interface PlannedFile {
  /** Relative to the project, with forward slashes. */
  readonly path: string;
  /** The entry of the spec that it is generated from, e.g. `pages.home`. */
  readonly source: string;
  readonly content: string;
}

/** A value as TypeScript source. */
export function code(value: unknown): string {
  return JSON.stringify(value, null, 2) ?? 'undefined';
}

/** Entries up to this length are written on one line. */
const maxLineLength = 240;

/** Formats JSON with a line for each short entry, so that `git diff` shows only the entries that changed. */
function toLines(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .map(([key, entry]) => (isList ? '' : `${JSON.stringify(key)}: `) + toLines(entry, inner));
  const [open, close] = isList ? '[]' : '{}';
  const line = `${open}${entries.join(', ')}${close}`;
  if (indent.length + line.length <= maxLineLength && !line.includes('\n')) return line;
  return `${open}\n${inner}${entries.join(`,\n${inner}`)}\n${indent}${close}`;
}

/** A JSON file. It has no header, because JSON has no comments; the manifest names its source. */
export function jsonFile(path: string, source: string, value: unknown): PlannedFile {
  return { path, source, content: `${toLines(value)}\n` };
}

/** An exported constant: its comment, its name with an optional type of the contract, and its value. */
export type Constant = readonly [comment: string, declaration: string, value: unknown];

/**
 * A module that exports constants.
 * @example constantsFile('site/generated/server.ts', 'server', ['Limits of requests.', 'limits: ServerLimits', limits])
 */
export function constantsFile(path: string, source: string, ...constants: readonly Constant[]): PlannedFile {
  const types = constants.flatMap(([, declaration]) => declaration.split(':')[1]?.match(/\b[A-Z]\w+/g) ?? []);
  const names = [...new Set(types)].toSorted().join(', ');
  const exported = constants.map(
    ([comment, declaration, value]) => `/** ${comment} */\nexport const ${declaration} = ${code(value)};\n`,
  );
  const imports = names === '' ? [] : [`import type { ${names} } from '#contract';\n`];
  return { path, source, content: [...imports, ...exported].join('\n') };
}
