import { createColors } from 'picocolors';
import stringWidth from 'string-width';
import { counted } from './counted.ts';
import type { LocatedDiagnostic, Location } from './diagnostic.ts';

type Colours = ReturnType<typeof createColors>;

/** How wide an excerpt may be before its ends are cut off. */
const excerptWidth = 110;

/** The part of a long line around a location. */
function clip(location: Location): { text: string; column: number; length: number } {
  const start = location.column - 1;
  const from = location.excerpt.length <= excerptWidth ? 0 : Math.max(0, start - 30);
  const cut = location.excerpt.slice(from, from + excerptWidth);
  const before = from > 0 ? '… ' : '';
  const after = from + excerptWidth < location.excerpt.length ? ' …' : '';
  const column = before.length + start - from;
  return { text: before + cut + after, column, length: Math.min(location.length, before.length + cut.length - column) };
}

function excerpt(location: Location, margin: string, colours: Colours, mark: (text: string) => string): string[] {
  const { text, column, length } = clip(location);
  const drawn = (part: string): string => part.replaceAll('\t', '  ');
  const gap = ' '.repeat(stringWidth(drawn(text.slice(0, column))));
  const carets = '^'.repeat(Math.max(1, stringWidth(drawn(text.slice(column, column + length)))));
  const number = String(location.line).padStart(margin.length);
  return [
    `  ${colours.dim(`${number} |`)} ${drawn(text)}`.trimEnd(),
    `  ${colours.dim(`${margin} |`)} ${gap}${mark(carets)}`,
  ];
}

function place(location: Location): string {
  return `${location.file}:${location.line}:${location.column}`;
}

function one(diagnostic: LocatedDiagnostic, colours: Colours): string {
  const places = [diagnostic.location, ...diagnostic.related.map((related) => related.location)];
  const margin = ' '.repeat(Math.max(...places.map((location) => String(location.line).length)));
  const mark = diagnostic.severity === 'warning' ? colours.yellow : colours.red;
  const lines = [
    `${colours.cyan(place(diagnostic.location))} ${mark(diagnostic.severity ?? 'error')} ${colours.dim(diagnostic.code)}`,
    ...excerpt(diagnostic.location, margin, colours, mark),
    `  ${colours.bold(diagnostic.message)}`,
  ];
  if (diagnostic.hint !== undefined) lines.push(`  ${colours.yellow(diagnostic.hint)}`);
  for (const related of diagnostic.related) {
    lines.push(`  ${colours.cyan(place(related.location))} ${related.message}`);
    lines.push(...excerpt(related.location, margin, colours, colours.yellow));
  }
  return lines.join('\n');
}

/**
 * Formats diagnostics for people: each mistake with file, line and column, the line itself with a
 * caret, what is wrong and what to do, in the order of the files, and a summary. `@babel/code-frame` would draw the excerpt;
 * it shows lines whole, and texts of the spec are too long for that.
 */
export function formatDiagnostics(diagnostics: readonly LocatedDiagnostic[], options: { colour: boolean }): string {
  const colours = createColors(options.colour);
  const sorted = inOrder(diagnostics);
  const files = new Set(sorted.map((diagnostic) => diagnostic.location.file)).size;
  const summary = `${counted(sorted.length, 'error')} in ${counted(files, 'file')}. Nothing was written.`;
  return (
    [...sorted.map((diagnostic) => one(diagnostic, colours)), colours.bold(colours.red(summary))].join('\n\n') + '\n'
  );
}

/** What a person sees of what is probably not meant, each with how to say that it is. */
export function formatWarnings(warnings: readonly LocatedDiagnostic[], options: { colour: boolean }): string {
  const colours = createColors(options.colour);
  const summary = `${counted(warnings.length, 'warning')}. What is meant is acknowledged in a comment above the line: // accept ${warnings[0]?.code ?? ''}: the reason`;
  return [...inOrder(warnings).map((warning) => one(warning, colours)), colours.yellow(summary)].join('\n\n');
}

/** What a person sees of changes that cannot be undone for rows that are stored, and how they are accepted, or that they were. */
export function formatStored(
  changes: readonly LocatedDiagnostic[],
  options: { colour: boolean; accepted: boolean },
): string {
  const colours = createColors(options.colour);
  const what = counted(changes.length, 'change');
  const summary = options.accepted
    ? colours.yellow(`${what} to stored data, accepted.`)
    : colours.red(
        `${what} to stored data, not written before accepted. What is meant is accepted once, all of it: npm run generate -- --accept`,
      );
  return [...inOrder(changes).map((change) => one(change, colours)), colours.bold(summary)].join('\n\n');
}

/** Diagnostics in the order of the files. */
export function inOrder(diagnostics: readonly LocatedDiagnostic[]): LocatedDiagnostic[] {
  return diagnostics.toSorted(byPlace);
}

function byPlace(a: LocatedDiagnostic, b: LocatedDiagnostic): number {
  return (
    compare(a.location.file, b.location.file) ||
    a.location.line - b.location.line ||
    a.location.column - b.location.column ||
    compare(a.code, b.code) ||
    compare(a.message, b.message)
  );
}

// Not localeCompare: the order must not depend on the machine's language.
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
