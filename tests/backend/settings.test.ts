import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDeskSettings } from '../../site/desk/server/settings.ts';
import { sitePrefix } from '../../site/site-root.mjs';
import { readOwnerStorage, readSettings } from '../../site/server/settings.ts';

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

describe('quotes around a value', () => {
  const rows = readFileSync('docs/guides/settings.md', 'utf8').matchAll(/^\| (`[A-Z].*?) \|/gm);
  const documented = [...rows].flatMap(([, cell = '']) => cell.match(/[A-Z_]+/g) ?? []);
  // The name of a program, which another program reads.
  const names = documented.filter((name) => name !== 'LAUNCH_EDITOR');

  it.each(names)('%s is refused with them, without its value', (name) => {
    for (const value of ['"s3cret"', "'s3cret'", ' "s3cret" '])
      expect(() => readSettings({ [name]: value })).toThrow(
        new RegExp(`^(?!.*s3cret)Remove the quotes around the value of ${name}:`),
      );
  });

  it('are refused by every reader, all settings at once', () => {
    const both = { DATA_DIR: '"/data"', DATABASE_URL: '"postgres://x"' };
    for (const read of [readSettings, readDeskSettings, readOwnerStorage])
      expect(() => read(both)).toThrow('around the value of DATA_DIR, DATABASE_URL:');
  });

  it('are allowed within a value', () => {
    expect(readDeskSettings({ MAIL_FROM: '"The Firm" <desk@firm.example>' })).toMatchObject({
      mailFrom: '"The Firm" <desk@firm.example>',
    });
  });
});
