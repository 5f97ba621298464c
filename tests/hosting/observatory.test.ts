import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNginx } from '../../scripts/tools.mjs';
import { runToEnd } from '../support/process.ts';
import type { Host } from './host.ts';
import { startNginx } from './nginx-host.ts';
import { startNodeHost } from './node-host.ts';
import { makeCertificate, type Certificate } from './published/certificate.ts';
import { dist } from './start.ts';
import { startFront, type Front } from './tls-front.ts';

/** What the analyser says of a page. */
interface Report {
  readonly score: number;
  readonly grade: string;
  readonly results: readonly { readonly name: string; readonly pass: boolean; readonly result: string; readonly scoreModifier: number }[];
}

/**
 * What a page scores at least. The version that is on npm (1.4.8) does not look at the opener and embedder policies yet, for which
 * the analyser on MDN's own site gives 10 each: without those, 135 is all that headers can reach. The rest of its 145 is for being on
 * the browsers' list of preloaded hosts, and for setting cookies.
 */
const enough = ({ results }: Report): number => (results.some(({ name }) => name === 'cross-origin-opener-policy') ? 145 : 135);
const pages = ['/inicio', '/en/inicio', '/servicios/asesoria-ia', '/softlanding-promo', '/contacto'];

let certificate: Certificate;
let node: Host;
beforeAll(async () => {
  certificate = await makeCertificate();
  node = await startNodeHost(dist);
});
afterAll(async () => {
  await node?.stop();
  certificate?.remove();
});

async function scan(port: number, path: string): Promise<Report> {
  const script = join(import.meta.dirname, 'published', 'scan.ts');
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate.certFile, NO_PROXY: 'localhost' };
  const { code, output } = await runToEnd(process.execPath, [script, `localhost:${port}${path}`], { env });
  if (code !== 0) throw new Error(`the analyser failed:\n${output}`);
  return JSON.parse(output.slice(output.indexOf('{"score"'))) as Report;
}

/** Shows what the analyser says, and returns what it holds against the page. */
function show(name: string, path: string, { score, grade, results }: Report): readonly string[] {
  const lines = results.map(({ name, pass, result, scoreModifier }) => `${pass ? '✓' : '✗'} ${name}: ${result} (${scoreModifier})`);
  console.log(`${name} ${path}: ${score} ${grade}\n  ${lines.join('\n  ')}`);
  return lines.filter((line) => line.startsWith('✗'));
}

describe('the project’s own server, behind TLS', () => {
  let front: Front;
  beforeAll(async () => {
    front = await startFront(node.origin, certificate);
  });
  afterAll(() => front?.close());
  it.each(pages)('%s passes all of MDN Observatory’s tests, with the score that headers can reach', async (path) => {
    const report = await scan(front.port, path);
    expect(show('node', path, report)).toEqual([]);
    expect(report.score).toBeGreaterThanOrEqual(enough(report));
  });
});

describe.skipIf(findNginx() === undefined)('nginx', () => {
  let nginx: Host;
  beforeAll(async () => {
    const { certFile, keyFile } = certificate;
    nginx = await startNginx({
      program: findNginx() ?? '',
      dist,
      backend: node.origin,
      listen: 'ssl',
      lines: [`ssl_certificate ${certFile};`, `ssl_certificate_key ${keyFile};`, 'error_page 497 =301 https://$http_host$request_uri;'],
    });
  });
  afterAll(() => nginx?.stop());
  it.each(pages)('%s passes all of MDN Observatory’s tests, with the score that headers can reach', async (path) => {
    const report = await scan(Number(new URL(nginx.origin).port), path);
    expect(show('nginx', path, report)).toEqual([]);
    expect(report.score).toBeGreaterThanOrEqual(enough(report));
  });
});
