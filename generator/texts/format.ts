import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { UserError } from '../../site/user-error.mjs';

export type Format = 'csv' | 'xliff';

const formats: Readonly<Record<string, Format>> = { '.csv': 'csv', '.xlf': 'xliff', '.xliff': 'xliff' };

/** The format that a file's ending names. */
export function formatOf(file: string): Format {
  const format = formats[extname(file).toLowerCase()];
  if (format) return format;
  const other = /^\.(?:xlsx?|ods|numbers)$/i.test(extname(file))
    ? ' In a spreadsheet program, save it as "CSV UTF-8".'
    : '';
  throw new UserError(
    `${basename(file)} ends neither in .csv (a spreadsheet) nor in .xlf (for translators' programs).${other}`,
  );
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  EACCES: 'your user may not',
  EPERM: 'your user may not',
  EROFS: 'the disk is read-only',
  EBUSY: 'another program has it open; close it there',
};

/** Does something with a file of the person's, and says in words what is in the way. */
export function attempt<T>(file: string, verb: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = reasons[code];
    throw reason === undefined ? error : new UserError(`${file} cannot be ${verb}: ${reason}.`);
  }
}

/** A file's text. Spreadsheet programs like to write other encodings, in which accents would be lost. */
export function readText(file: string): string {
  const bytes = attempt(file, 'read', () => readFileSync(file));
  const wrong = (found: string): UserError =>
    new UserError(
      `${file} is ${found}, not UTF-8. Save it again as "CSV UTF-8" (in LibreOffice: Save As, Edit filter settings, UTF-8).`,
    );
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) throw wrong('UTF-16');
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    throw new UserError(`${file} is an Excel or LibreOffice document under another name. Save it as "CSV UTF-8".`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw wrong('in an older encoding (probably Windows-1252, what Excel calls plain "CSV")');
  }
}
