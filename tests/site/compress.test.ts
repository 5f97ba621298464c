import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, onTestFinished, test } from 'vitest';

import { compress } from '../../site/build/finish/compress.ts';
import { startCompressor } from '../../site/build/finish/compressor.ts';

test('every file that gets smaller has both compressed forms beside it, and no other file has one', async () => {
  const client = mkdtempSync(join(tmpdir(), 'cimiento-compress-'));
  onTestFinished(() => rmSync(client, { recursive: true, force: true }));
  mkdirSync(join(client, 'en', 'assets'), { recursive: true });
  const long = '<p>Cien años de derecho.</p>'.repeat(100);
  const compressible = ['a.html', 'en/b.html', 'en/assets/c.js', 'd.css', 'e.svg', 'f.xml', 'g.json', 'h.txt', 'i.webmanifest'];
  for (const name of compressible) writeFileSync(join(client, name), long);
  const others = { 'empty.html': '', 'short.html': 'x', 'noise.txt': randomBytes(4000).toString('latin1').slice(0, 4), 'p.png': long, 'f.woff2': long, LICENSE: long };
  for (const [name, content] of Object.entries(others)) writeFileSync(join(client, name), content);

  await compress({ client, pages: [], compressor: startCompressor() });

  for (const name of compressible) {
    expect(brotliDecompressSync(readFileSync(join(client, `${name}.br`))).toString()).toBe(long);
    expect(gunzipSync(readFileSync(join(client, `${name}.gz`))).toString()).toBe(long);
  }
  const written = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(br|gz)$/.test(name));
  expect(written.toSorted()).toEqual(compressible.flatMap((name) => [`${name}.br`, `${name}.gz`]).toSorted());
});

test('a file that cannot be compressed fails the build', async () => {
  const compressor = startCompressor();
  compressor.add(join(tmpdir(), 'no-such-folder', 'a.html'), 11);
  await expect(compressor.end()).rejects.toThrow(/ENOENT.*no-such-folder/);
});
