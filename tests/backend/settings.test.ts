import { expect, it } from 'vitest';
import { sitePrefix } from '../../site/site-root.mjs';
import { readSettings } from '../../site/server/settings.ts';

it('has the values of a fresh machine', () => {
  const fresh = {
    host: '127.0.0.1',
    port: 3000,
    trustedProxies: 0,
    accessLog: true,
    storage: { kind: 'embedded', dataDir: `${sitePrefix()}.data` },
  };
  expect(readSettings({})).toEqual(fresh);
  expect(
    readSettings({ PORT: '', HOST: ' ', DATA_DIR: '', TRUST_PROXY: '', DATABASE_URL: '', SUPABASE_URL: '' }),
  ).toEqual(fresh);
});

it('logs requests unless switched off', () => {
  expect(readSettings({ ACCESS_LOG: 'off' })).toMatchObject({ accessLog: false });
});

it('starts no backend for a hosted project', () => {
  expect(
    readSettings({ SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'key', DATABASE_URL: 'postgres://x' })
      .storage,
  ).toBeUndefined();
});

it('prefers DATABASE_URL to the data directory', () => {
  expect(readSettings({ DATABASE_URL: 'postgres://x', DATA_DIR: 'd' }).storage).toEqual({
    kind: 'postgres',
    databaseUrl: 'postgres://x',
  });
});

it.each([
  [{ TRUST_PROXY: 'true' }, /TRUST_PROXY is "true"/],
  [{ ACCESS_LOG: 'yes' }, /ACCESS_LOG is "yes"/],
  [{ METRICS_TOKEN: 'short-secret' }, /^(?!.*short-secret)METRICS_TOKEN is too short/],
  [{ NOTIFY_SECRET: 'short-secret' }, /^(?!.*short-secret)NOTIFY_SECRET is too short/],
  [{ SUPABASE_URL: 'https://x.supabase.co' }, /SUPABASE_URL is set, but SUPABASE_ANON_KEY is not/],
])('refuses %j', (environment, message) => expect(() => readSettings(environment)).toThrow(message));

it.each(['http', '-1', '70000', '30.5'])('refuses the port %s', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(`PORT is "${PORT}". It must be a port from 0 to 65535.`);
});
