import { expect, it } from 'vitest';
import { sitePrefix } from '../../site/site-root.mjs';
import { readSettings } from '../../site/server/settings.ts';

it('has the values of a fresh machine', () => {
  const fresh = {
    host: '127.0.0.1',
    port: 3000,
    trustedProxies: 0,
    accessLog: true,
    drainMs: 0,
    storage: { kind: 'embedded', dataDir: `${sitePrefix()}.data` },
  };
  expect(readSettings({})).toEqual(fresh);
  expect(
    readSettings({ PORT: '', HOST: ' ', DATA_DIR: '', TRUST_PROXY: '', DATABASE_URL: '', SUPABASE_URL: '' }),
  ).toEqual(fresh);
});

it('believes as many proxies as it is told', () => expect(readSettings({ TRUST_PROXY: '2' }).trustedProxies).toBe(2));

it('logs requests unless it is told not to, and waits as long as it is told', () => {
  expect(readSettings({ ACCESS_LOG: 'off', DRAIN_SECONDS: '15' })).toMatchObject({ accessLog: false, drainMs: 15_000 });
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
  [{ PORT: 'http' }, /PORT is "http"/],
  [{ PORT: '65536' }, /PORT is "65536"/],
  [{ TRUST_PROXY: 'true' }, /TRUST_PROXY is "true"/],
  [{ ACCESS_LOG: 'yes' }, /ACCESS_LOG is "yes"/],
  [{ DRAIN_SECONDS: '5s' }, /DRAIN_SECONDS is "5s"/],
  [{ METRICS_TOKEN: 'short-secret' }, /^(?!.*short-secret)METRICS_TOKEN is too short/],
  [{ METRICS_TOKEN: 'a secret with spaces' }, /^(?!.*a secret)METRICS_TOKEN .* without spaces/],
  [{ NOTIFY_SECRET: 'short-secret' }, /^(?!.*short-secret)NOTIFY_SECRET is too short/],
  [{ SUPABASE_URL: 'https://x.supabase.co' }, /SUPABASE_URL is set and SUPABASE_ANON_KEY is not/],
  [{ SUPABASE_ANON_KEY: 'key' }, /SUPABASE_ANON_KEY is set and SUPABASE_URL is not/],
])('refuses %j', (environment, message) => expect(() => readSettings(environment)).toThrow(message));
