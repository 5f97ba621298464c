import { hash } from 'node:crypto';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { format } from 'oxfmt';
import type { PlannedFile } from './file.ts';

// Narrower than code that is written by hand (`.oxfmtrc.json`): one entry a line reads and compares better.
const options = { singleQuote: true, printWidth: 120, trailingComma: 'all', endOfLine: 'lf' } as const;

/** Comments by file extension; the manifest names the source of other files. */
const comments: Readonly<Record<string, (text: string) => string>> = {
  '.ts': (text) => `// ${text}\n`,
  '.css': (text) => `/* ${text} */\n`,
};

/** The formatter's version and options. */
const { version } = createRequire(import.meta.url)('oxfmt/package.json') as { readonly version: string };
const formatter = JSON.stringify({ version, options });

/** A file with its header, formatted. */
export interface FinishedFile extends PlannedFile {
  /** The hash of the code before formatting and of the formatter; absent for files that are not formatted. */
  readonly from?: string;
}

/** A file as an earlier pass wrote it, with its `from`. */
export interface LeftFile {
  readonly content: string;
  readonly from?: string | undefined;
}

type Left = (path: string) => LeftFile | undefined;

/**
 * Puts the header on a planned file, and formats it.
 *
 * @param left finds the file of an earlier pass: the same code is not formatted again
 */
export async function finished(file: PlannedFile, left: Left = () => undefined): Promise<FinishedFile> {
  const kind = extname(file.path);
  const comment = comments[kind];
  if (!comment) return file;
  const raw =
    comment(`Generated from ${file.source} of the spec. Do not edit: change the spec and run \`npm run generate\`.`) +
    file.content;
  return kind === '.ts' ? formatted(file, raw, left) : { ...file, content: raw };
}

async function formatted(file: PlannedFile, raw: string, left: Left): Promise<FinishedFile> {
  const from = hash('sha256', formatter + raw).slice(0, 32);
  const found = left(file.path);
  return { ...file, content: found?.from === from ? found.content : await code(file, raw), from };
}

async function code({ path, source }: PlannedFile, raw: string): Promise<string> {
  const { code: text, errors } = await format(path, raw, options);
  const [error] = errors;
  if (error) throw new Error(`The emitter of ${path} (${source}) wrote invalid code: ${JSON.stringify(error)}`);
  return text;
}
