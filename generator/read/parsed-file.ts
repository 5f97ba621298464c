import { parseSync } from 'oxc-parser';
import type { EcmaScriptModule, OxcError } from 'oxc-parser';
import type { Location } from '../diagnostics/diagnostic.ts';
import { locationIn } from '../diagnostics/locate.ts';
import { relativePath } from '../paths.ts';
import type { Graph } from './graph.ts';

/** A file of the spec as oxc-parser sees it: its syntax errors, imports and exports. */
export interface ParsedFile {
  /** Its absolute path. */
  readonly file: string;
  readonly text: string;
  readonly errors: readonly OxcError[];
  readonly module: EcmaScriptModule;
  /** The location of a piece of its text. */
  locate(start: number, end: number): Location;
}

/** Parses the TypeScript files of a spec. @param project the folder that paths in messages start from */
export function parseFiles(project: string, files: Graph): ParsedFile[] {
  return [...files]
    .filter(([file]) => file.endsWith('.ts'))
    .map(([file, { text }]) => {
      const { errors, module } = parseSync(file, text, { showSemanticErrors: true });
      return {
        file,
        text,
        errors,
        module,
        locate: (start, end) => locationIn(relativePath(project, file), text, start, end),
      };
    });
}

/** The names that a file exports; undefined if it re-exports all names of another file. */
export function exportNames({ module }: ParsedFile): Set<string> | undefined {
  const entries = module.staticExports.flatMap(({ entries: exported }) => exported);
  if (entries.some(({ importName }) => importName.kind === 'AllButDefault')) return undefined;
  return new Set(
    entries.map(({ exportName }) => (exportName.kind === 'Default' ? 'default' : (exportName.name ?? ''))),
  );
}

/** The offset of the beginning of a line; lines count from 1. */
export function startOfLine(text: string, line: number): number {
  return text.split('\n', line - 1).reduce((sum, { length }) => sum + length + 1, 0);
}
