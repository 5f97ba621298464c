/**
 * `node scan.ts localhost:8443/path …`: what MDN Observatory's own analyser says of each address, as JSON, a line each. It is a process of its own, since what Node trusts
 * is read at its start (`NODE_EXTRA_CA_CERTS`).
 */
import fs from 'node:fs';

// The analyser downloads the list of preloaded hosts when it is installed; a host of a test is not among them.
const readFileSync = fs.readFileSync;
fs.readFileSync = ((path: unknown, ...rest: unknown[]): unknown =>
  String(path).endsWith('hsts-preload.json')
    ? '{}'
    : Reflect.apply(readFileSync, fs, [path, ...rest])) as typeof fs.readFileSync;

const { scan } = await import('@mdn/mdn-http-observatory/src/scanner/index.js');
for (const address of process.argv.slice(2)) {
  const { scan: summary, tests } = await scan(address);
  const results = Object.entries(tests).map(([name, { pass, result, scoreModifier }]) => ({
    name,
    pass,
    result,
    scoreModifier,
  }));
  console.log(JSON.stringify({ score: summary.score, grade: summary.grade, results }));
}
