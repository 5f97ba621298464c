import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocatedDiagnostic, Location } from './diagnostic.ts';
import { shownBefore } from './paths.ts';
import { specFiles } from './read/graph.ts';

/** `// accept page/unlinked: only campaigns link to it`, at the end of a line or above it. */
const comment = /\/\/\s*accept\s+(\w+\/[\w-]+)\s*(?::\s*(\S.*?))?\s*$/;

/** A comment that acknowledges a warning. */
interface Acknowledgement {
  readonly code: string;
  readonly reason: string | undefined;
  readonly location: Location;
}

/** All of them in a file, by the line that each is about. */
function read(file: string, text: string): Map<number, Acknowledgement[]> {
  const found = new Map<number, Acknowledgement[]>();
  const lines = text.split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    const match = comment.exec(line);
    if (!match) continue;
    const [whole, code = '', reason] = match;
    // Comments above a line may stand on several.
    let about = index;
    while (about < lines.length && (lines[about] ?? '').trim().startsWith('//')) about += 1;
    const location = { file, line: index + 1, column: match.index + 1, length: whole.trimEnd().length, excerpt: line };
    found.set(about + 1, [...(found.get(about + 1) ?? []), { code, reason, location }]);
  }
  return found;
}

type ByLine = ReadonlyMap<number, readonly Acknowledgement[]>;

function acknowledgements(file: string, shown: string): ByLine | undefined {
  const text = readFileSync(file, 'utf8');
  return text.includes('accept ') ? read(shown, text) : undefined;
}

function asWarning(location: Location, code: string, message: string, hint: string): LocatedDiagnostic {
  return {
    code,
    severity: 'warning',
    path: [],
    message,
    hint,
    location,
    related: [],
  };
}

function acknowledgedIn(root: string): Map<string, ByLine> {
  const before = shownBefore(root);
  return new Map(
    specFiles(root)
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) => {
        const found = acknowledgements(join(root, path), before + path);
        return found ? [[before + path, found] as const] : [];
      }),
  );
}

function acknowledgementOf(
  files: ReadonlyMap<string, ByLine>,
  { code, location }: LocatedDiagnostic,
): Acknowledgement | undefined {
  return files
    .get(location.file)
    ?.get(location.line)
    ?.find((acknowledgement) => acknowledgement.code === code);
}

/**
 * The warnings that nobody has acknowledged where they stand, and the acknowledgements that do nothing: without a reason, or
 * of what is not warned of any longer.
 * @param passing Codes of warnings of a change: once it is written there is nothing to warn of, and the comment stays.
 */
export function unacknowledged(
  root: string,
  warnings: readonly LocatedDiagnostic[],
  passing: ReadonlySet<string> = new Set(),
): LocatedDiagnostic[] {
  const files = acknowledgedIn(root);
  const used = new Set<Acknowledgement>();
  const left = warnings.filter((warned) => {
    const found = acknowledgementOf(files, warned);
    if (found) used.add(found);
    return !found;
  });
  const idle = [...files.values()]
    .flatMap((lines) => [...lines.values()].flat())
    .flatMap((acknowledgement) => {
      const { code, reason, location } = acknowledgement;
      if (!used.has(acknowledgement) && !passing.has(code)) {
        return asWarning(
          location,
          'accept/unused',
          `There is no warning ${code} in the next line.`,
          'Delete the comment, or move it above the line that the warning names.',
        );
      }
      return reason === undefined
        ? asWarning(
            location,
            'accept/reason',
            `Nothing says why ${code} is accepted here.`,
            `Write the reason after a colon: // accept ${code}: the reason`,
          )
        : [];
    });
  return [...left, ...idle];
}

/** Those warnings of a change that nobody has acknowledged where they stand. */
export function unacknowledgedChanges(root: string, warnings: readonly LocatedDiagnostic[]): LocatedDiagnostic[] {
  const files = warnings.length === 0 ? new Map<string, ByLine>() : acknowledgedIn(root);
  return warnings.filter((warned) => !acknowledgementOf(files, warned));
}
