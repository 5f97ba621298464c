import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { diagnose } from '../diagnostics/diagnose.ts';
import { locatedAt, locationIn, type LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import { filesBelow, isInSpec, projectOf, relativePath } from '../files.ts';
import { WrongImport } from '../schema/svg.ts';

/** The files of a spec by absolute path. */
type Files = ReadonlyMap<string, { readonly text: string }>;

/**
 * Explains why the spec could not be imported, and where: its syntax errors, else what Node reports. Mistakes that do
 * not stop the import are left to TypeScript and oxlint.
 */
export function describeLoadFailure(entry: string, files: Files, thrown: unknown): LocatedDiagnostic[] {
  const project = projectOf(entry);
  const encoded = [...files].filter(([, { text }]) => utf16.test(text));
  if (encoded.length > 0)
    return encoded.map(([file, { text }]) => {
      const decoder = new TextDecoder(/^\uFFFD*\0/.test(text) ? 'utf-16be' : 'utf-16le');
      return locatedAt(
        diagnose('load/utf-16', [], {}),
        relativePath(project, file),
        decoder.decode(readFileSync(file)),
      );
    });
  const syntax = [...files].flatMap(([file, { text }]) => syntaxError(relativePath(project, file), text));
  return syntax.length > 0 ? syntax : [describeThrown(entry, files, thrown)];
}

/** The beginning of a UTF-16 text that was read as UTF-8: perhaps its byte order mark, then every other byte is zero. */
const utf16 = /^(?:\uFFFD\uFFFD)?(?:\0.|.\0)/s;

/** The first syntax error of a file: the later ones are mostly its consequences. */
function syntaxError(file: string, text: string): LocatedDiagnostic[] {
  const [error] = file.endsWith('.ts') ? parseSync(file, text, { showSemanticErrors: true }).errors : [];
  if (!error) return [];
  const { message, helpMessage, labels } = error;
  const [{ start, end } = { start: 0, end: 1 }, ...related] = labels;
  const help = helpMessage ?? 'Look for a missing or extra quote, comma or bracket before this place.';
  return [
    {
      ...diagnose('load/syntax', [], { error: message, help }),
      location: locationIn(file, text, start, end),
      related: related.map((label) => ({
        location: locationIn(file, text, label.start, label.end),
        message: `${label.message ?? ''}.`,
      })),
    },
  ];
}

/** `file:///project/spec/pages/home.ts?spec=0123abcd:12:5`, with or without the column. */
const frame = /(file:\/\/[^\s()?]+)(?:\?[^\s():]*)?:(\d+)(?::(\d+))?\)?$/gm;

/** The place of the first frame of a stack trace that is in the spec. */
function placeIn(files: Files, stack: string): { file: string; start: number } | undefined {
  for (const [, url = '', line, column] of stack.matchAll(frame)) {
    const file = fileURLToPath(url);
    const text = files.get(file)?.text;
    if (text === undefined) continue;
    const start = text.split('\n', Number(line) - 1).reduce((sum, { length }) => sum + length + 1, 0);
    // For a syntax error, Node draws a caret below the line.
    const caret = /^ *(?=\^)/m.exec(stack)?.[0].length ?? /^\s*/.exec(text.slice(start))?.[0].length ?? 0;
    return { file, start: start + (column === undefined ? caret : Number(column) - 1) };
  }
  return undefined;
}

/** The paths by which a file of the spec can name others like `specifier`: `./home.ts`, `../brand/mark.svg`. */
function pathsFrom(entry: string, file: string, specifier: string): string[] {
  const folder = dirname(entry);
  const ending = extname(specifier).toLowerCase() === '.svg' ? '.svg' : '.ts';
  return filesBelow(folder, '')
    .filter((name) => name.endsWith(ending) && isInSpec(folder, name))
    .map((name) => relativePath(dirname(file), join(folder, name)))
    .map((path) => (path.startsWith('.') ? path : `./${path}`));
}

function describeThrown(entry: string, files: Files, thrown: unknown): LocatedDiagnostic {
  const project = projectOf(entry);
  if (thrown instanceof WrongImport) {
    const { file, specifier } = thrown;
    const text = files.get(file)?.text ?? '';
    const at = Math.max(0, text.indexOf(`'${specifier}'`), text.indexOf(`"${specifier}"`));
    const diagnostic = specifier.startsWith('.')
      ? diagnose('load/unknown-file', [], { name: specifier, known: pathsFrom(entry, file, specifier) })
      : diagnose('load/unknown-package', [], { name: specifier });
    return locatedAt(diagnostic, relativePath(project, file), text, at, specifier.length + 2);
  }
  if (!files.has(entry)) throw thrown;
  const { file, start } = placeIn(files, (thrown instanceof Error && thrown.stack) || '') ?? { file: entry, start: 0 };
  const text = files.get(file)?.text ?? '';
  const [line = ''] = (thrown instanceof Error ? thrown.message : String(thrown)).split('\n', 1);
  const word = /^(?:new )?[\w$.]+/.exec(text.slice(start))?.[0].length ?? 1;
  const diagnostic = diagnose('load/exception', [], { error: line.replace(/\.$/, '') });
  return locatedAt(diagnostic, relativePath(project, file), text, start, word);
}
