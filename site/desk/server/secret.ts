import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../../server/errors.ts';
import { UserError } from '../../user-error.mjs';

/** Reads the secret of a data directory, made by the first who needs it, which only this user can read. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'desk-secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST')
      throw new UserError(
        `${file} cannot be written (${codeOf(error) ?? String(error)}). Set DESK_SECRET, or another DATA_DIR.`,
        { cause: error },
      );
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= 32) return secret;
  throw new UserError(`${file} is not a secret any more. Delete it; a new one ends all sessions at the desk.`);
}
