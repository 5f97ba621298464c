import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { writeHosts } from '../../site/build/finish/hosts.ts';
import { builtSite, dist } from './start.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`)
    .toSorted();
}

describe.each([
  ['cloudflare', '.', ['/_headers', '/_redirects']],
  ['netlify', '.', ['/_headers', '/_redirects']],
  ['vercel', '.vercel/output/static', []],
] as const)('the folder for %s', (name, place, settings) => {
  const folder = join(dist, 'hosts', name, place);

  it('has every file of the site and the host’s settings, but no compressed files', () => {
    expect(filesOf(folder)).toEqual([...builtSite().files, ...settings].toSorted());
    expect(filesOf(folder).filter((file) => /\.(?:br|gz)$/.test(file))).toEqual([]);
  });

  it('has hard links to the files of the build', () => {
    expect(statSync(join(folder, 'inicio.html')).ino).toBe(statSync(join(dist, 'client', 'inicio.html')).ino);
  });
});

it('a build removes the files of the last build from a host’s folder, and leaves out compressed ones', () => {
  const folder = temporaryDirectory(onTestFinished);
  const client = join(folder, 'client');
  mkdirSync(join(folder, 'hosts', 'netlify'), { recursive: true });
  mkdirSync(client);
  writeFileSync(join(folder, 'hosts', 'netlify', 'old.html'), 'old');
  writeFileSync(join(folder, 'headers.json'), readFileSync(join(dist, 'headers.json')));
  for (const name of ['robots.txt', 'robots.txt.br', 'robots.txt.gz']) writeFileSync(join(client, name), name);
  writeHosts({ dist: folder, client, last: client, pages: [] });
  expect(filesOf(join(folder, 'hosts', 'netlify'))).toEqual(['/_headers', '/_redirects', '/robots.txt']);
  expect(readFileSync(join(folder, 'hosts', 'netlify', '_headers'), 'utf8')).toContain(
    '/robots.txt\n  cache-control: public, max-age=3600\n',
  );
});
