import { format } from 'oxfmt';
import type { PlannedFile } from './emit/file.ts';

// Narrower than code that is written by hand (`.oxfmtrc.json`): one entry a line reads and compares better.
const options = { singleQuote: true, printWidth: 120, trailingComma: 'all', endOfLine: 'lf' } as const;

/** What was formatted last at each path: a watch formats only what has changed. */
const last = new Map<string, { readonly raw: string; readonly file: PlannedFile }>();

/** Formats a planned file. */
export const formatted = async (file: PlannedFile): Promise<PlannedFile> => {
  if (!file.path.endsWith('.ts')) return file;
  const known = last.get(file.path);
  if (known?.raw === file.content && known.file.source === file.source) return known.file;
  const { code, errors } = await format(file.path, file.content, options);
  const [error] = errors;
  if (error) throw new Error(`The emitter of ${file.path} (${file.source}) wrote invalid code: ${JSON.stringify(error)}`);
  const made = { ...file, content: code };
  last.set(file.path, { raw: file.content, file: made });
  return made;
};
