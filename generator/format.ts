import { extname } from 'node:path';
import { format } from 'oxfmt';
import type { PlannedFile } from './emit/file.ts';

// Narrower than code that is written by hand (`.oxfmtrc.json`): one entry a line reads and compares better.
const options = { singleQuote: true, printWidth: 120, trailingComma: 'all', endOfLine: 'lf' } as const;

/** The comments of the kinds of files that have some; the manifest says of the others where they come from. */
const comments: Readonly<Record<string, (text: string) => string>> = {
  '.ts': (text) => `// ${text}\n`,
  '.css': (text) => `/* ${text} */\n`,
};

/** What was finished last at each path: a watch formats only what has changed. */
const last = new Map<string, { readonly raw: string; readonly file: PlannedFile }>();

/**
 * Puts the header on a planned file, and formats it.
 *
 * @param spec the folder that people change instead, `spec/`
 */
export const finished = async (file: PlannedFile, spec: string): Promise<PlannedFile> => {
  const kind = extname(file.path);
  const comment = comments[kind];
  if (!comment) return file;
  const raw = comment(`Generated from ${file.source} of the spec. Do not edit: change ${spec} and run \`npm run generate\`.`) + file.content;
  const known = last.get(file.path);
  if (known?.raw === raw) return known.file;
  const made = { ...file, content: kind === '.ts' ? await code(file, raw) : raw };
  last.set(file.path, { raw, file: made });
  return made;
};

const code = async ({ path, source }: PlannedFile, raw: string): Promise<string> => {
  const { code: text, errors } = await format(path, raw, options);
  const [error] = errors;
  if (error) throw new Error(`The emitter of ${path} (${source}) wrote invalid code: ${JSON.stringify(error)}`);
  return text;
};
