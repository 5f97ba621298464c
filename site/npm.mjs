import process from 'node:process';

/**
 * The command that installs the packages of a `package-lock.json`, with the npm that started this program, else the one
 * in PATH. No package needs its install script. `--include=dev`, because NODE_ENV=production would omit them.
 *
 * @returns {{ file: string, args: string[] }}
 */
export function npmCi() {
  const { npm_execpath: script = '', npm_node_execpath: node = process.execPath } = process.env;
  const npm = script.endsWith('npm-cli.js') ? { file: node, args: [script] } : { file: 'npm', args: [] };
  const options = ['--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  return { file: npm.file, args: [...npm.args, 'ci', '--loglevel=error', ...options] };
}
