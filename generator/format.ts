import { format } from 'oxfmt';
import type { PlannedFile } from './emit/file.ts';

const options = { singleQuote: true, printWidth: 120, trailingComma: 'all', endOfLine: 'lf' } as const;

/** Formats a planned file as the project's own code is formatted. */
export const formatted = async (file: PlannedFile): Promise<PlannedFile> => {
  if (file.path.endsWith('.json')) return file;
  const { code, errors } = await format(file.path, file.content, options);
  const [error] = errors;
  if (error) throw new Error(`The emitter of ${file.path} (${file.source}) wrote invalid code: ${JSON.stringify(error)}`);
  return { ...file, content: code };
};
