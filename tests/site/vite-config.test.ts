import { fileURLToPath } from 'node:url';
import { loadConfigFromFile } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';

test.each(['site', 'site/desk'])(
  'the dev server does not restart when the spec changes: the configuration of %s imports no generated file',
  async (folder) => {
    const file = fileURLToPath(new URL(`../../${folder}/vite.config.ts`, import.meta.url));
    const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, file);
    expect(loaded?.dependencies).toContain(file);
    expect(loaded?.dependencies.filter((one) => one.includes('/generated/'))).toEqual([]);
  },
);

test('a build for a hosted project has its address and its public key', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('SUPABASE_URL', 'https://project.supabase.co').stubEnv('SUPABASE_ANON_KEY', 'the-public-key');
  const file = fileURLToPath(new URL('../../site/vite.config.ts', import.meta.url));
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, file);
  expect(loaded?.config.define).toMatchObject({
    'import.meta.env.PUBLIC_ENV__SUPABASE_URL': '"https://project.supabase.co"',
    'import.meta.env.PUBLIC_ENV__SUPABASE_ANON_KEY': '"the-public-key"',
  });
});
