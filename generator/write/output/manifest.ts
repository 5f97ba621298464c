import { z } from 'zod';
import { UserError } from '../../../site/user-error.mjs';
import { migrationLogPath } from '../../paths.ts';
import { hashOf } from './content.ts';

const schema = z.strictObject({
  files: z.record(z.string(), z.strictObject({ hash: z.string(), from: z.string().optional(), source: z.string() })),
});

/** The committed list of all outputs: path → hash, what it was formatted from, and spec entry. */
export type Manifest = z.infer<typeof schema>;

/** Reads the manifest; a missing one is empty, an unreadable one is a user's mistake (mostly a merge). */
export function parseManifest(path: string, content: string | undefined): Manifest {
  if (content === undefined) return { files: {} };
  try {
    return schema.parse(JSON.parse(content));
  } catch {
    throw new UserError(
      `${path} cannot be read as the list of generated files (an unresolved merge?).\n` +
        `Restore it with "git checkout ${path}", or delete it, and run "npm run generate" again.`,
    );
  }
}

/**
 * Stands in for a manifest that was deleted, mostly with everything else that is generated: the list of migrations is outside of that folder, and
 * nothing but the generator writes it.
 */
export function manifestOfLog(log: string | undefined): Manifest {
  return {
    files: log === undefined ? {} : { [migrationLogPath]: { hash: hashOf(log), source: 'tables' } },
  };
}
