import { UserError } from '../../user-error.mjs';
import { hasStudio } from '../studio/process.ts';

/**
 * How to publish a version. `build`: this server builds and serves it. `push`: git pushes it to the repository that a
 * host builds from. `off`: the desk does not publish.
 */
export type PublishMode = 'build' | 'push' | 'off';

const MODES: readonly PublishMode[] = ['build', 'push', 'off'];

/**
 * Reads `PUBLISH`. The default is `build` if the project's folder is a git checkout with its development packages.
 *
 * @throws {UserError} for an unknown value
 */
export function readPublishMode(
  environment: Readonly<Record<string, string | undefined>>,
  project: string,
): PublishMode {
  const value = environment['PUBLISH']?.trim() || undefined;
  const known = MODES.find((mode) => mode === value);
  if (value !== undefined && known === undefined)
    throw new UserError(`PUBLISH is "${value}". It must be ${MODES.slice(0, -1).join(', ')} or ${MODES.at(-1)}.`);
  if (!hasStudio(project)) return 'off';
  return known ?? (environment['STUDIO'] === 'off' ? 'off' : 'build');
}
