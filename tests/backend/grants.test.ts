import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../site/server/database/database.ts';
import { migrate } from '../../site/server/database/migrate.ts';
import { asAnon } from './support/anon.ts';
import { onEachEngine } from './support/engines.ts';
import { application, lead, migrationsDir } from './support/tables.ts';

const INSERT_LEAD = 'insert into public.leads (name, email, company, message) values ($1, $2, $3, $4)';

/** What the database itself takes from a visitor, with no handler in front of it; attacks.test.ts has what it refuses. */
onEachEngine('grants and policies', (openEmpty) => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmpty();
    await migrate(database, migrationsDir);
    expect(await asAnon(database, INSERT_LEAD, Object.values(lead))).toBe('ok');
  }, 60_000);

  it.each([
    ['an empty name', { name: '' }, '23514'],
    ['a name of spaces', { name: ' \n\t' }, '23514'],
    ['a name that is too long', { name: 'x'.repeat(321) }, '23514'],
    ['a message that is too long', { message: 'x'.repeat(10_001) }, '23514'],
    ['no name', { name: null }, '23502'],
    ['the longest name', { name: 'ñ'.repeat(320) }, 'ok'],
    ['no company', { company: null }, 'ok'],
  ])('answers %s', async (_what, change, verdict) => {
    expect(await asAnon(database, INSERT_LEAD, Object.values({ ...lead, ...change }))).toBe(verdict);
  });

  describe('an application', () => {
    const insert = (change: object): Promise<string> => {
      const row = { ...application, ...change };
      const names = Object.keys(row);
      const sql = `insert into public.career_applications (${names.join()}) values (${names.map((_, i) => `$${i + 1}`).join()})`;
      return asAnon(database, sql, Object.values(row));
    };

    it('is taken as pending', async () => expect(await insert({})).toBe('ok'));
    it('is not taken in any other state', async () => expect(await insert({ estado: 'aceptada' })).toBe('42501'));
  });
});
