import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { keepEarlierAssets } from '../../site/build/finish/earlier-assets.ts';
import { writeLicences } from '../../site/build/finish/licences.ts';
import { bundledPackages } from '../../site/files.ts';
import { securityText } from '../../site/build/finish/security-text.ts';
import { listFiles } from '../../site/server/http/files/list-files.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

describe('security.txt', () => {
  const contact = { contact: 'mailto:security@my-firm.mx', expires: '2027-10-31', languages: ['es', 'en'] };

  it('has contact, expiry, languages and canonical address', () => {
    expect(securityText(contact, 'https://www.my-firm.mx')).toBe(
      [
        'Contact: mailto:security@my-firm.mx',
        'Expires: 2027-10-31T23:59:59Z',
        'Preferred-Languages: es, en',
        'Canonical: https://www.my-firm.mx/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });
});

describe('the assets of earlier builds', () => {
  /** Builds these files over the previous build, on the given day. */
  function builds() {
    const folder = temporaryDirectory(onTestFinished);
    let last = join(folder, 'none', 'client');
    return (day: number, ...names: string[]): string[] => {
      const client = join(folder, String(day), 'client');
      for (const name of names) {
        const file = join(client, 'assets', name);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, `${name} of day ${day}`);
      }
      keepEarlierAssets(client, last, 30, new Date(Date.UTC(2026, 0, 1 + day)));
      last = client;
      return listFiles(join(client, 'assets')).toSorted();
    };
  }

  it('stay for thirty days after the first build without them', () => {
    const build = builds();
    expect(build(0, 'chunks/a.js', 'b.css')).toEqual(['b.css', 'chunks/a.js']);
    expect(build(100, 'b.css', 'c.js')).toEqual(['b.css', 'c.js', 'chunks/a.js']);
    expect(build(101, 'd.js')).toEqual(['b.css', 'c.js', 'chunks/a.js', 'd.js']);
    expect(build(129, 'd.js')).toEqual(['b.css', 'c.js', 'chunks/a.js', 'd.js']);
    expect(build(130, 'd.js')).toEqual(['b.css', 'c.js', 'd.js']);
    expect(build(131, 'd.js')).toEqual(['d.js']);
  });
});

describe('the licence notices', () => {
  /** A built site with these packages in its bundles. */
  const site = (...names: string[]) => {
    const dist = temporaryDirectory(onTestFinished);
    const client = join(dist, 'client');
    mkdirSync(client);
    writeFileSync(join(client, bundledPackages), JSON.stringify(names.map((name) => ({ name, version: '0.0.0' }))));
    return { dist, client, last: '', pages: [] };
  };

  it('have the text of every package in a bundle, of the display face and of the icons, once each', () => {
    const built = site('react', 'sonner', 'react');
    writeLicences(built);
    const text = readFileSync(join(built.client, 'licences.txt'), 'utf8');
    const packages = JSON.parse(readFileSync(join(built.dist, 'packages.json'), 'utf8')) as {
      name: string;
      licence: string;
    }[];
    expect(packages.map(({ name, licence }) => [name, licence])).toEqual([
      ['@fontsource-variable/fraunces', 'OFL-1.1'],
      ['@iconify-json/ph', 'MIT'],
      ['react', 'MIT'],
      ['sonner', 'MIT'],
    ]);
    expect(text.match(/^react \d/gm)).toHaveLength(1);
    expect(text).toContain('Meta Platforms');
    expect(text).toContain('Phosphor Icons');
    expect(text.match(/MIT License/g)?.length).toBeGreaterThanOrEqual(3);
  });
});
