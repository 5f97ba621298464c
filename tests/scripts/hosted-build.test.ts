import { cpSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { readStamp } from '../../scripts/stamp.mjs';
import { requireCurrentBuild } from '../../site/server/sources.ts';
import { runToEnd, type Ended } from '../support/process.ts';
import { makeCheckout, plainEnv, type Checkout } from './checkout.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function checkoutOfSite(): Checkout {
  const checkout = makeCheckout({ installed: true });
  for (const folder of ['spec', 'generator', 'site', 'tsconfig.json']) cpSync(join(ROOT, folder), join(checkout.root, folder), { recursive: true });
  return checkout;
}

const build = (root: string, settings: NodeJS.ProcessEnv): Promise<Ended> =>
  runToEnd(process.execPath, ['scripts/build.ts'], { cwd: root, env: plainEnv({ SITE_URL: '', SUPABASE_URL: '', SUPABASE_ANON_KEY: '', ...settings }) });

test('a build for a hosted project has its address and its public key, and says whose work it contains', async () => {
  const { root, write } = checkoutOfSite();
  const settings = { SITE_URL: 'https://www.my-firm.mx', SUPABASE_URL: 'https://project.supabase.co', SUPABASE_ANON_KEY: 'the-public-key' };
  expect(await build(root, settings)).toMatchObject({ code: 0 });
  const client = join(root, 'dist/client');
  const served = readdirSync(client, { recursive: true, encoding: 'utf8' });
  const scripts = served.filter((name) => name.endsWith('.js')).map((name) => readFileSync(join(client, name), 'utf8'));
  expect(scripts.some((script) => script.includes('https://project.supabase.co') && script.includes('the-public-key'))).toBe(true);

  expect(readFileSync(join(client, '.well-known/security.txt'), 'utf8')).toContain('Canonical: https://www.my-firm.mx/.well-known/security.txt\n');
  const notices = readFileSync(join(client, 'licences.txt'), 'utf8');
  for (const name of ['react', 'react-dom', 'sonner', 'zod', '@supabase/postgrest-js', '@fontsource-variable/fraunces', '@iconify-json/ph']) {
    expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
  }
  expect(notices).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(served.filter((name) => name.includes('bundled-packages'))).toEqual([]);

  const stamp = readStamp(root);
  expect(stamp).toMatchObject({ settings });

  // A build that fails says so to whoever started it, and leaves the site that was there, with what is noted of its sources.
  write('site/lib/backend-address.ts', 'export const broken = ;');
  expect(await build(root, settings)).toMatchObject({ code: 1 });
  expect(existsSync(join(client, 'licences.txt'))).toBe(true);
  expect(readStamp(root)).toEqual(stamp);
  expect(() => requireCurrentBuild(root)).not.toThrow();
}, 180_000);
