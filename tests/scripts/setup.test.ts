import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { isInstalled, noteInstalled } from '../../scripts/lock.mjs';
import { installedNode, requireMinimumNode } from '../../scripts/node.mjs';
import { reason, remedy } from '../../scripts/setup.mjs';
import { runToEnd } from '../support/process.ts';
import { makeCheckout, plainEnv } from './checkout.ts';

test.for(['18.20.4', '20.18.3', '16.0.0'])('Node %s is refused with what to do', (version) => {
  expect(() => requireMinimumNode(version)).toThrow(/needs 20\.19 or newer[\s\S]*https:\/\/nodejs\.org/);
});

test.for(['20.19.0', '21.0.0', '24.21.0'])('Node %s is new enough', (version) => {
  expect(() => requireMinimumNode(version)).not.toThrow();
});

test('the project brings no Node for a platform that npm has none for', () => {
  expect(installedNode('/nowhere', 'darwin', 'arm64')).toBeUndefined();
});

/** A lock file with one package, and one that another platform would install. */
const LOCK = JSON.stringify({
  packages: {
    '': { name: 'x' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/elsewhere': { version: '1.0.0', optional: true },
  },
});

test('an install is complete by hand, by our note, and not after the lock file moved on', () => {
  const { root, write } = makeCheckout({ installed: false });
  write('package-lock.json', LOCK);
  expect(isInstalled(root), 'nothing installed').toBe(false);

  mkdirSync(join(root, 'node_modules/a'), { recursive: true });
  write('node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0' } } }));
  expect(isInstalled(root), 'installed by hand').toBe(true);

  rmSync(join(root, 'node_modules/a'), { recursive: true });
  expect(isInstalled(root), 'a package deleted').toBe(false);

  noteInstalled(root);
  expect(isInstalled(root), 'noted').toBe(true);

  writeFileSync(join(root, 'package-lock.json'), LOCK.replaceAll('1.0.0', '2.0.0'));
  expect(isInstalled(root), 'another lock file').toBe(false);
});

test('what serves needs no development packages, and everything else does', () => {
  const { root, write } = makeCheckout({ installed: false });
  const packages = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/tool': { version: '1.0.0', dev: true } };
  write('package-lock.json', JSON.stringify({ packages: { '': { name: 'x' }, ...packages } }));
  mkdirSync(join(root, 'node_modules/a'), { recursive: true });
  write('node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0' } } }));
  expect(isInstalled(root, { serving: true })).toBe(true);
  expect(isInstalled(root)).toBe(false);
  rmSync(join(root, 'node_modules/a'), { recursive: true });
  expect(isInstalled(root, { serving: true }), 'a package that it needs is gone').toBe(false);
});

test('a fresh checkout installs its packages, without install scripts, before the program runs', async () => {
  const { root, write } = makeCheckout({ installed: false });
  write('left-pad/package.json', JSON.stringify({ name: 'pad', version: '1.0.0', scripts: { install: 'exit 1' } }));
  write(
    'package.json',
    JSON.stringify({ name: 'x', version: '1.0.0', type: 'module', dependencies: { pad: 'file:left-pad' } }),
  );
  write(
    'package-lock.json',
    JSON.stringify({
      name: 'x',
      version: '1.0.0',
      lockfileVersion: 3,
      packages: {
        '': { name: 'x', version: '1.0.0', dependencies: { pad: 'file:left-pad' } },
        'left-pad': { name: 'pad', version: '1.0.0' },
        'node_modules/pad': { resolved: 'left-pad', link: true },
      },
    }),
  );
  write('tool.ts', "console.log('it runs');");
  const first = await runToEnd(process.execPath, ['scripts/run.mjs', 'tool.ts'], { cwd: root, env: plainEnv() });
  expect(first.output).toMatch(/→ Installing the packages[\s\S]*✓ Installing the packages[\s\S]*it runs/);
  expect(first.code).toBe(0);
  expect(existsSync(join(root, 'node_modules/pad'))).toBe(true);

  const second = await runToEnd(process.execPath, ['scripts/run.mjs', 'tool.ts'], { cwd: root, env: plainEnv() });
  expect(second.output, 'installed once').toBe('it runs\n');
});

test('a failed install says why and what to do, without a stack trace', async () => {
  const { root, write } = makeCheckout({ installed: false });
  write(
    'package.json',
    JSON.stringify({ name: 'x', version: '1.0.0', type: 'module', dependencies: { pad: 'file:gone' } }),
  );
  write('tool.ts', "console.log('it runs');");
  const { code, output } = await runToEnd(process.execPath, ['scripts/run.mjs', 'tool.ts'], {
    cwd: root,
    env: plainEnv(),
  });
  expect(code).toBe(1);
  expect(output).toContain('Error: npm could not install the packages.');
  expect(output).toContain('run `npm install`, and commit the changed lock file');
  expect(output).not.toContain('it runs');
  expect(output).not.toMatch(/\n\s+at /);
});

test.for([
  ['npm error code ENOTFOUND', /registry could not be reached/],
  ['npm error code ENOSPC', /disk is full/],
  ['npm error code EACCES', /could not be written/],
  ['npm error something else', /Delete the folder node_modules/],
] as const)('%s leads to its remedy', ([output, expected]) => {
  expect(remedy(output)).toMatch(expected);
});

test('of a long failure the lines with the cause are shown', () => {
  const noise = Array.from({ length: 40 }, (_, index) => `npm error help ${index}`).join('\n');
  expect(reason(`npm warn something\nnpm error code EUSAGE\n${noise}`)).toMatch(/^npm error code EUSAGE\n/);
});
