import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { writeWhole } from '../write/files.ts';
import { entryOf, isInSpec, projectOf, specFolderOf } from '../paths.ts';
import { literalFor } from './literal.ts';
import type { Change } from './compare.ts';

/** The files of the spec with the changes in them, by their path in the project. Nothing but the strings that change is touched. */
export function editedFiles(project: string, changes: readonly Change[]): Map<string, string> {
  const files = new Map<string, Change[]>();
  for (const change of changes) {
    const path = relative(project, change.unit.written.source.fileName).split(sep).join('/');
    files.set(path, [...(files.get(path) ?? []), change]);
  }
  return new Map([...files].map(([path, inFile]) => [path, edited(inFile)]));
}

function edited(changes: readonly Change[]): string {
  let content = changes[0]?.unit.written.source.text ?? '';
  // From the end, so that what comes before stays where it was.
  const places = changes.map(({ unit, locale, text }) => ({ string: unit.written.strings[locale], text }));
  for (const { string, text } of places.toSorted((a, b) => b.string.node.pos - a.string.node.pos)) {
    const { node, source } = string;
    content = content.slice(0, node.getStart(source)) + literalFor(string, text) + content.slice(node.getEnd());
  }
  return content;
}

/** Hands a copy of a site's spec, with some files changed, to `use`; it is gone afterwards. */
export async function withCopy<T>(
  root: string,
  files: ReadonlyMap<string, string>,
  use: (copy: string) => Promise<T>,
): Promise<T> {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'texts-')));
  const project = projectOf(entryOf(root));
  const spec = specFolderOf(root);
  try {
    const { imports } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { imports: object };
    writeFileSync(join(copy, 'package.json'), JSON.stringify({ type: 'module', imports }));
    symlinkSync(realpathSync(join(project, 'generator')), join(copy, 'generator'), 'junction');
    cpSync(spec, join(copy, relative(project, spec)), {
      recursive: true,
      filter: (from) => from === spec || isInSpec(spec, relative(spec, from)),
    });
    for (const [path, content] of files) writeFileSync(join(copy, path), content);
    return await use(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Writes all files or, where one cannot be written, none. */
export function writeAll(project: string, files: ReadonlyMap<string, string>): void {
  const before = new Map([...files.keys()].map((path) => [path, readFileSync(join(project, path), 'utf8')]));
  const written: string[] = [];
  try {
    for (const [path, content] of files) {
      writeWhole(project, path, content);
      written.push(path);
    }
  } catch (error) {
    for (const path of written) writeWhole(project, path, before.get(path) ?? '');
    throw error;
  }
}
