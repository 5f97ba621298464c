import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { integrations } from '#spec/integrations.ts';
import { asAnon } from './support/anon.ts';
import { onOneEngine } from './support/engines.ts';
import { guarded, type Message } from './support/guarded.ts';
import { application, lead } from './support/tables.ts';

const { insertsPerMinute } = integrations.backend;
const INSERT_LEAD = 'insert into public.leads (name, email, company, message) values ($1, $2, $3, $4)';

onOneEngine('a message', ({ openMigrated }) => {
  const { database, send, count, everything } = guarded(openMigrated);
  const statuses = async (...messages: Message[]): Promise<number[]> => {
    const found: number[] = [];
    for (const message of messages) found.push((await send(message)).status);
    return found;
  };
  const key = randomUUID();
  const changed = { ...lead, message: 'Adiós' };

  it.each<[string, Message[], number]>([
    ['sent again with its key is stored once', [{ key }, { key }, { key }], 1],
    [
      'sent again as an array, with its columns in another order, is stored once',
      [{ key }, { key, row: [Object.fromEntries(Object.entries(lead).toReversed())] }],
      1,
    ],
    ['that was changed is another one, whatever its key', [{ key }, { key, row: changed }], 2],
    ['with another key is another one', [{ key }, { key: randomUUID() }], 2],
    ['without a key is stored each time', [{}, {}], 2],
  ])('%s', async (_what, messages, stored) => {
    expect(await statuses(...messages)).toEqual(messages.map(() => 201));
    expect(await count()).toBe(stored);
  });

  it('is the same one when it is sent later: the time of sending does not count', async () => {
    const table = 'career_applications';
    const later = { ...application, fecha_aplicacion: '2026-01-02T03:05:05.000Z' };
    expect(await statuses({ table, key, row: application }, { table, key, row: later })).toEqual([201, 201]);
    expect(await database().query('select fecha_aplicacion from public.career_applications')).toEqual([
      { fecha_aplicacion: new Date(application.fecha_aplicacion) },
    ]);
  });

  it('is stored once when it arrives many times at once', async () => {
    const keys = [randomUUID(), randomUUID(), randomUUID()];
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => send({ key: keys[index % keys.length] ?? '' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(await count()).toBe(keys.length);
  });

  it('is stored by the repeat when the first one was refused', async () => {
    await Promise.all(Array.from({ length: insertsPerMinute }, () => send({ from: '192.0.2.1' })));
    expect((await send({ key, from: '192.0.2.1' })).status).toBe(429);
    expect((await send({ key, from: '192.0.2.2' })).status).toBe(201);
    expect(await count()).toBe(insertsPerMinute + 1);
  });

  it('that the table refuses is refused each time, and leaves nothing', async () => {
    const row = { ...lead, name: ' ' };
    expect(await statuses({ key, row }, { key, row })).toEqual([400, 400]);
    expect(await count('site_internal.requests')).toBe(0);
  });

  describe('in the database itself', () => {
    it('is stored once with no handler in front', async () => {
      const headers = { 'idempotency-key': key };
      expect(await asAnon(database(), INSERT_LEAD, Object.values(lead), headers)).toBe('ok');
      expect(await asAnon(database(), INSERT_LEAD, Object.values(lead), headers)).toBe('ok');
      expect(await count()).toBe(1);
    });

    it('leaves neither its key nor its words in the bookkeeping', async () => {
      await send({ key });
      await database().script('truncate public.leads');
      expect(await count('site_internal.requests')).toBe(1);
      const text = await everything();
      for (const word of [key, ...Object.values(lead)]) expect(text).not.toContain(word ?? 'null');
    });

    it('forgets keys after 30 days, as new ones come', async () => {
      await Promise.all([send({ key }), send({ key: randomUUID() })]);
      await database().query("update site_internal.requests set received_at = received_at - interval '30 days'");
      await send({ key: randomUUID() });
      expect(await count('site_internal.requests')).toBe(1);
    });
  });
});
