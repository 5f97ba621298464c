import { join, resolve } from 'node:path';

/**
 * The full path of a file or folder that was named on the command line, relative to where the command was entered: npm
 * runs it in the project's folder instead, and passes on the other one in `INIT_CWD`.
 */
export function givenPath(path: string, environment = process.env, folder = process.cwd()): string {
  // Programs that such a command starts elsewhere inherit both variables.
  const isRunByNpm = environment['npm_package_json'] === join(folder, 'package.json');
  return resolve((isRunByNpm && environment['INIT_CWD']) || folder, path);
}
