import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic, LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import { locatedAt } from '../diagnostics/locate.ts';
import { shownSpec, specFolderOf } from '../paths.ts';
import type { SiteSpec } from '../schema/index.ts';
import { allBlocks } from '../compile/walk.ts';

/** `defineBlock('opening-offer'` */
const definition = /\bdefineBlock\(\s*(['"`])([^'"`]*)\1/;

/** The folders of the kinds of blocks that a spec defines itself. */
function foldersOf(root: string): string[] {
  const folder = join(specFolderOf(root), 'blocks');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

/** Refuses a kind of block of the spec's own whose folder does not hold what draws it, or under another name. */
export async function blockFolders(root: string): Promise<LocatedDiagnostic[]> {
  const found = await Promise.all(foldersOf(root).map((name) => folderFaults(root, name)));
  return found.flat();
}

async function folderFaults(root: string, name: string): Promise<LocatedDiagnostic[]> {
  const shown = `${shownSpec(root)}blocks/${name}/`;
  const read = (file: string): string | undefined => {
    const path = join(specFolderOf(root), 'blocks', name, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };
  const faults: LocatedDiagnostic[] = [];
  const schema = read('schema.ts');
  const component = read('component.tsx');
  const styles = read('styles.css');
  const [whole = '', , given] = (schema !== undefined && definition.exec(schema)) || [];
  if (schema !== undefined && given !== undefined && given !== name) {
    const start = schema.indexOf(whole) + whole.length - given.length - 1;
    faults.push(
      locatedAt(diagnose('block/name', [], { given, name }), `${shown}schema.ts`, schema, start, given.length),
    );
  }
  // A folder without a schema is not a kind: kinds may share files there.
  for (const [file, text] of Object.entries({ 'component.tsx': component, 'styles.css': styles }))
    if (schema !== undefined && text === undefined)
      faults.push(locatedAt(diagnose('block/missing-file', [], { name, file }), `${shown}schema.ts`, schema));
  if (component !== undefined) faults.push(...(await componentFaults(`${shown}component.tsx`, component)));
  if (styles !== undefined) faults.push(...(await styleFaults(`${shown}styles.css`, styles)));
  return faults;
}

async function componentFaults(file: string, text: string): Promise<LocatedDiagnostic[]> {
  // Parsers are loaded only where a spec has blocks of its own.
  const { parseSync } = await import('oxc-parser');
  const { errors, module } = parseSync(file, text);
  const [error] = errors;
  if (error) {
    const { start = 0, end = start } = error.labels[0] ?? {};
    return [locatedAt(diagnose('block/syntax', [], { error: error.message }), file, text, start, end - start)];
  }
  const hasDefault = module.staticExports.some(({ entries }) =>
    entries.some(({ exportName }) => exportName.kind === 'Default' || exportName.name === 'default'),
  );
  return hasDefault ? [] : [locatedAt(diagnose('block/no-default-export', [], {}), file, text)];
}

async function styleFaults(file: string, text: string): Promise<LocatedDiagnostic[]> {
  const { parse, CssSyntaxError } = await import('postcss');
  try {
    parse(text);
    return [];
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const { line = 1, column = 1, reason } = error;
    const start =
      text
        .split('\n')
        .slice(0, line - 1)
        .join('\n').length +
      (line > 1 ? 1 : 0) +
      column -
      1;
    return [locatedAt(diagnose('block/syntax', [], { error: `${reason}.` }), file, text, start)];
  }
}

/** Refuses blocks of a kind without a folder of its name. */
export function* usedBlocks(root: string, spec: SiteSpec): Iterable<Diagnostic> {
  const folders = foldersOf(root);
  for (const { value: block, path } of allBlocks(spec))
    if (block.kind === 'custom' && !folders.includes(block.block))
      yield diagnose('block/no-folder', path, { name: block.block });
}
