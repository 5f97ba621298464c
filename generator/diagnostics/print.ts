import { createColors } from 'picocolors';
import stringWidth from 'string-width';
import { plural } from './words.ts';
import type { LocatedDiagnostic, Location } from './diagnostic.ts';

type Colours = ReturnType<typeof createColors>;

/** The width at which an excerpt is cut off. */
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

function formatOne(diagnostic: LocatedDiagnostic, colours: Colours): string {
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
 * Formats diagnostics for people, in the order of the files: location, line with a caret, message and hint of each, and
 * a summary. Not with `@babel/code-frame`, which does not cut off the long lines of a spec.
 */
export function formatDiagnostics(diagnostics: readonly LocatedDiagnostic[], options: { colour: boolean }): string {
  const colours = createColors(options.colour);
  const files = new Set(diagnostics.map((diagnostic) => diagnostic.location.file)).size;
  const summary = `${plural(diagnostics.length, 'error')} in ${plural(files, 'file')}. Nothing was written.`;
  return `${formatAll(diagnostics, colours, colours.bold(colours.red(summary)))}\n`;
}

function formatAll(diagnostics: readonly LocatedDiagnostic[], colours: Colours, summary: string): string {
  return [...inOrder(diagnostics).map((diagnostic) => formatOne(diagnostic, colours)), summary].join('\n\n');
}

/** Formats warnings for people, in the order of the files. */
export function formatWarnings(warnings: readonly LocatedDiagnostic[], options: { colour: boolean }): string {
  const colours = createColors(options.colour);
  return formatAll(warnings, colours, colours.yellow(`${plural(warnings.length, 'warning')}.`));
}

/** Formats changes that affect stored rows, with the way to accept them unless they were accepted. */
export function formatStored(
  changes: readonly LocatedDiagnostic[],
  options: { colour: boolean; accepted: boolean },
): string {
  const colours = createColors(options.colour);
  const what = plural(changes.length, 'change');
  const summary = options.accepted
    ? colours.yellow(`${what} to stored data, accepted.`)
    : colours.red(
        `${what} to stored data; nothing was written. Run npm run generate -- --accept to apply all of them.`,
      );
  const severity = options.accepted ? { severity: 'warning' as const } : {};
  const shown = changes.map((change) => ({ ...change, ...severity }));
  return formatAll(shown, colours, colours.bold(summary));
}

/** Formats a diagnostic for programs. */
export function asJson({ code, severity, message, hint, location, related }: LocatedDiagnostic) {
  const place = ({ file, line, column, length }: Location) => ({ file, line, column, endColumn: column + length });
  return {
    code,
    severity: severity ?? 'error',
    ...place(location),
    message,
    ...(hint !== undefined && { hint }),
    related: related.map((other) => ({ ...place(other.location), message: other.message })),
  };
}

/** Formats diagnostics as annotations on a pull request (https://docs.github.com/actions, workflow commands). */
export function formatForGithub(diagnostics: readonly LocatedDiagnostic[]): string {
  return inOrder(diagnostics)
    .map(({ code, severity, message, hint, location }) => {
      const { file, line, column, length } = location;
      const place = { file, line, col: column, endColumn: column + length, title: code };
      const properties = Object.entries(place).map(([name, value]) => `${name}=${escapedProperty(String(value))}`);
      return `::${severity ?? 'error'} ${properties.join(',')}::${escaped([message, hint ?? ''].join('\n').trim())}`;
    })
    .join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapedProperty(text: string): string {
  return escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
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
