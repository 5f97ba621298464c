import { hash } from 'node:crypto';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { format } from 'oxfmt';
import type { PlannedFile } from './file.ts';

/** The usual options of the formatter, for generated files and specs. */
export const usualFormat = { singleQuote: true, printWidth: 120, trailingComma: 'all', endOfLine: 'lf' } as const;

/** Generated objects and lists take as few lines as they can: there are thousands. */
const generatedFormat = { ...usualFormat, objectWrap: 'collapse' } as const;

/** The formatter's version and options: a new version formats all files again. */
const { version } = createRequire(import.meta.url)('oxfmt/package.json') as { readonly version: string };
const formatter = JSON.stringify({ version, options: generatedFormat });

/** A formatted file with its header. */
export interface FinishedFile extends PlannedFile {
  /** The hash of the code before formatting and of the formatter; absent for files that are not formatted. */
  readonly from?: string;
}

/** A file as an earlier pass wrote it, with its `from`. */
export type PreviousFile = Pick<FinishedFile, 'content'> & { readonly from?: string | undefined };

/**
 * Adds the header to a planned file and formats it. JSON and SVG have no header; the manifest names their source.
 *
 * @param previous Finds the file of an earlier pass, so that the same code is not formatted again.
 */
export async function finished(
  file: PlannedFile,
  previous: (path: string) => PreviousFile | undefined = () => undefined,
): Promise<FinishedFile> {
  const { path, source } = file;
  const header = `Generated from ${source} of the spec. Do not edit: change the spec and run \`npm run generate\`.`;
  if (extname(path) === '.css') return { ...file, content: `/* ${header} */\n${file.content}` };
  if (extname(path) !== '.ts') return file;

  const raw = `// ${header}\n${file.content}`;
  const from = hash('sha256', formatter + raw).slice(0, 32);
  const earlier = previous(path);
  if (earlier?.from === from) return { ...file, content: earlier.content, from };
  const { code, errors } = await format(path, raw, generatedFormat);
  if (errors[0]) throw new Error(`The emitter of ${path} (${source}) wrote invalid code: ${JSON.stringify(errors[0])}`);
  return { ...file, content: code, from };
}
