import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../user-error.mjs';

/**
 * How a version is published: `build` on this server, which then serves it; `push` to the repository that a host builds from; `off` for
 * not at all.
 */
export type PublishMode = 'build' | 'push' | 'off';

const MODES: readonly PublishMode[] = ['build', 'push', 'off'];

/**
 * Reads `PUBLISH`. Without it, a server publishes by itself where its folder is a git checkout with its development packages.
 *
 * @throws {UserError} for another value
 */
export function readPublishMode(
  environment: Readonly<Record<string, string | undefined>>,
  project: string,
): PublishMode {
  const value = environment['PUBLISH']?.trim() || undefined;
  const known = MODES.find((mode) => mode === value);
  if (value !== undefined && known === undefined)
    throw new UserError(`PUBLISH is "${value}". It must be ${MODES.slice(0, -1).join(', ')} or ${MODES.at(-1)}.`);
  if (!existsSync(join(project, '.git')) || !existsSync(join(project, 'node_modules', 'vite'))) return 'off';
  return known ?? (environment['STUDIO'] === 'off' ? 'off' : 'build');
}
