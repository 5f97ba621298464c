import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, onTestFinished, test } from 'vitest';

import { compress } from '../../site/build/finish.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const long = '<p>Cien años de derecho.</p>'.repeat(100);

test('every file that gets smaller has both compressed forms beside it, and no other file has one', async () => {
  const client = temporaryDirectory(onTestFinished);
  mkdirSync(join(client, 'en', 'assets'), { recursive: true });
  const compressible = 'a.html en/b.html en/assets/c.js d.css e.svg f.xml g.json h.txt i.webmanifest'.split(' ');
  for (const name of compressible) writeFileSync(join(client, name), long);
  const others = {
    'empty.html': '',
    'short.html': 'x',
    'noise.txt': randomBytes(4000).toString('latin1').slice(0, 4),
    'p.png': long,
    'f.woff2': long,
    LICENSE: long,
  };
  for (const [name, content] of Object.entries(others)) writeFileSync(join(client, name), content);

  await compress({ client });

  for (const name of compressible) {
    expect(brotliDecompressSync(readFileSync(join(client, `${name}.br`))).toString()).toBe(long);
    expect(gunzipSync(readFileSync(join(client, `${name}.gz`))).toString()).toBe(long);
  }
  const written = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(br|gz)$/.test(name));
  expect(written.toSorted()).toEqual(compressible.flatMap((name) => [`${name}.br`, `${name}.gz`]).toSorted());
});

test('exactly the unchanged files keep their compressed forms from the last build', async () => {
  const [client, last] = [temporaryDirectory(onTestFinished), temporaryDirectory(onTestFinished)];
  for (const name of ['same', 'changed', 'half', 'new']) writeFileSync(join(client, `${name}.html`), long);
  for (const name of ['same', 'changed', 'half']) {
    writeFileSync(join(last, `${name}.html`), name === 'changed' ? long.replace('Cien', 'Diez') : long);
    for (const ending of name === 'half' ? ['br'] : ['br', 'gz'])
      writeFileSync(join(last, `${name}.html.${ending}`), 'kept');
  }
  await compress({ client, last });
  for (const ending of ['br', 'gz']) expect(readFileSync(join(client, `same.html.${ending}`), 'utf8')).toBe('kept');
  for (const name of ['changed', 'half', 'new']) {
    expect(brotliDecompressSync(readFileSync(join(client, `${name}.html.br`))).toString()).toBe(long);
    expect(gunzipSync(readFileSync(join(client, `${name}.html.gz`))).toString()).toBe(long);
  }
});
