import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepEarlierAssets } from '../../site/build/finish.ts';
import { writeLicences, securityText } from '../../site/build/finish/text-files.ts';
import { bundledPackages } from '../../site/file-addresses.ts';
import { listFiles } from '../../site/server/http/read-files.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const contact = { contact: 'mailto:security@my-firm.mx', expires: '2027-10-31', languages: ['es', 'en'] };

it('security.txt has contact, expiry, languages and canonical address', () => {
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

it('the assets of earlier builds stay for thirty days after the first build without them', () => {
  const build = builds();
  expect(build(0, 'chunks/a.js', 'b.css')).toEqual(['b.css', 'chunks/a.js']);
  expect(build(100, 'b.css', 'c.js')).toEqual(['b.css', 'c.js', 'chunks/a.js']);
  expect(build(101, 'd.js')).toEqual(['b.css', 'c.js', 'chunks/a.js', 'd.js']);
  expect(build(129, 'd.js')).toEqual(['b.css', 'c.js', 'chunks/a.js', 'd.js']);
  expect(build(130, 'd.js')).toEqual(['b.css', 'c.js', 'd.js']);
  expect(build(131, 'd.js')).toEqual(['d.js']);
});

it('the licence notices have the text of every package in a bundle, of the fonts and of the icons', async () => {
  const dist = temporaryDirectory(onTestFinished);
  const bundled = [
    { name: '@brillout/picocolors', version: '1.0.0', identifier: 'ISC' },
    { name: 'react', version: '19.0.0', identifier: 'MIT', text: 'Copyright Meta Platforms' },
  ];
  writeFileSync(join(dist, bundledPackages), JSON.stringify(bundled));
  await writeLicences({ dist, client: dist });
  const text = readFileSync(join(dist, 'licences.txt'), 'utf8');
  const packages = JSON.parse(readFileSync(join(dist, 'packages.json'), 'utf8')) as object[];
  expect(packages.map((one) => Object.values(one).join(' '))).toEqual([
    '@brillout/picocolors 1.0.0 ISC',
    expect.stringMatching(/^@fontsource-variable\/nunito \S+ OFL-1.1$/),
    expect.stringMatching(/^@fontsource\/karla \S+ OFL-1.1$/),
    expect.stringMatching(/^@iconify-json\/ph \S+ MIT$/),
    'react 19.0.0 MIT',
  ]);
  for (const holder of [
    'Oleksii Raspopov',
    'The Nunito Project',
    'The Karla Project',
    'Phosphor Icons',
    'Meta Platforms',
  ])
    expect(text).toContain(holder);
});
