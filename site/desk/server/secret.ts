import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../../errors.ts';
import { describeFileError } from '../../file-error.mjs';
import { UserError } from '../../user-error.mjs';

/** Reads the secret of a data directory. Generates it first if necessary, in a file that only this user can read. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'desk-secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') {
      // On a full disk, the file is created but empty, and the next start would report a damaged secret.
      if (statSync(file, { throwIfNoEntry: false })?.size === 0) rmSync(file);
      const what = `${file} cannot be written`;
      const sentence = describeFileError(error, { what, instead: 'set DESK_SECRET or another DATA_DIR' });
      throw sentence === undefined ? error : new UserError(sentence, { cause: error });
    }
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= 32) return secret;
  throw new UserError(`${file} is damaged. Delete it: the desk generates a new secret, which ends all sessions.`);
}
