import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { integrations } from '#spec/integrations.ts';
import { asAnon } from './support/anon.ts';
import { onOneEngine } from './support/engines.ts';
import { guarded } from './support/guarded.ts';
import { lead } from './support/tables.ts';

const limit = integrations.backend.insertsPerMinute;
const INSERT_LEAD = 'insert into public.leads (name, email, company, message) values ($1, $2, $3, $4)';
const from = '192.0.2.1';

onOneEngine('the limit a minute', ({ openMigrated }) => {
  const { database, send, count, everything } = guarded(openMigrated);
  const passes = (minutes: number): Promise<unknown> =>
    database().query('update site_internal.arrivals set arrived_at = arrived_at - make_interval(mins => $1)', [
      minutes,
    ]);
  /** Sends one message from each address, one after another. */
  const statuses = async (addresses: readonly (string | undefined)[]): Promise<number[]> => {
    const found: number[] = [];
    for (const address of addresses) found.push((await send(address === undefined ? {} : { from: address })).status);
    return found;
  };
  const times = (number: number, address = from): string[] => Array.from({ length: number }, () => address);
  const taken = (number: number): number[] => Array.from({ length: number }, () => 201);

  it('accepts as many as the spec allows, and gives 429 for the next', async () => {
    expect(await statuses(times(limit))).toEqual(taken(limit));
    const response = await send({ from });
    expect({ status: response.status, wait: response.headers.get('retry-after'), body: await response.json() }).toEqual(
      {
        status: 429,
        wait: '60',
        body: {
          code: 'PT429',
          message: 'Too many requests',
          details: `At most ${limit} messages a minute are taken from one address`,
          hint: 'Wait a minute and send it again.',
        },
      },
    );
    expect(await count()).toBe(limit);
  });

  it('counts each address for itself', async () => {
    expect(await statuses(times(limit))).toEqual(taken(limit));
    expect(await statuses(['198.51.100.1', '198.51.100.2'])).toEqual(taken(2));
    expect(await statuses([from])).toEqual([429]);
  });

  it('slides: what was sent half a minute ago still counts', async () => {
    await statuses(times(limit - 1));
    await database().query("update site_internal.arrivals set arrived_at = arrived_at - interval '30 seconds'");
    expect(await statuses(times(2))).toEqual([201, 429]);
    await database().query("update site_internal.arrivals set arrived_at = arrived_at - interval '30 seconds'");
    expect(await statuses(times(limit))).toEqual([...taken(limit - 1), 429]);
  });

  it('holds for messages that arrive at once', async () => {
    const answers = await Promise.all(times(limit * 3).map((address) => send({ from: address })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(limit);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(limit * 2);
    expect(await count()).toBe(limit);
  });

  it('does not count repeats of a stored message, not even beyond it', async () => {
    const key = randomUUID();
    await send({ from, key });
    for (let index = 0; index < limit; index += 1) expect((await send({ from, key })).status).toBe(201);
    expect(await statuses(times(limit))).toEqual([...taken(limit - 1), 429]);
    expect((await send({ from, key })).status).toBe(201);
    expect(await count()).toBe(limit);
  });

  it('cannot be passed by a forwarded header that the client wrote', async () => {
    await statuses(times(limit));
    const forged = {
      'x-forwarded-for': '203.0.113.9',
      'cf-connecting-ip': '203.0.113.9',
      'x-real-ip': '203.0.113.9',
      forwarded: 'for=203.0.113.9',
    };
    expect((await send({ from, headers: forged })).status).toBe(429);
  });

  it.each<[string, string, string, boolean]>([
    ['addresses of one IPv6 network', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
    ['addresses of two IPv6 networks', '2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['an IPv4 address and the same one written as IPv6', '192.0.2.1', '::ffff:192.0.2.1', true],
    ['one thing that is no address', 'unknown', 'unknown', true],
  ])('takes %s for one sender or two', async (_what, first, second, same) => {
    await statuses(times(limit, first));
    expect(await statuses([second])).toEqual([same ? 429 : 201]);
  });

  it('does not apply to inserts without an address, such as a script of the owner', async () => {
    expect(await statuses(Array.from({ length: limit + 1 }, () => undefined))).toEqual(taken(limit + 1));
    expect(await count('site_internal.arrivals')).toBe(0);
  });

  describe('in the database itself', () => {
    const insert = (headers: Record<string, string>): Promise<string> =>
      asAnon(database(), INSERT_LEAD, Object.values(lead), headers);

    it('holds with no handler in front', async () => {
      for (let index = 0; index < limit; index += 1) expect(await insert({ 'x-forwarded-for': from })).toBe('ok');
      expect(await insert({ 'x-forwarded-for': from })).toBe('PT429');
      expect(await insert({ 'x-forwarded-for': `${from}, 10.0.0.1` }), 'the first of several').toBe('PT429');
      expect(await insert({ 'x-forwarded-for': '192.0.2.2' })).toBe('ok');
    });

    it('prefers the address from the network of hosted projects to one that a client can set', async () => {
      for (let index = 0; index < limit; index += 1) {
        expect(await insert({ 'cf-connecting-ip': from, 'x-forwarded-for': `203.0.113.${index}, ${from}` })).toBe('ok');
      }
      expect(await insert({ 'cf-connecting-ip': from, 'x-forwarded-for': '203.0.113.99' })).toBe('PT429');
    });

    it('keeps no address, nor a digest that could be looked up', async () => {
      const addresses = ['192.0.2.77', '2001:db8:77::1'];
      await statuses(addresses);
      expect(await count('site_internal.arrivals')).toBe(2);
      const text = await everything();
      const digests = ['192.0.2.77', '2001:db8:77::/64'].map((address) =>
        createHash('sha256').update(address).digest('hex'),
      );
      for (const trace of [...addresses, ...digests]) expect(text).not.toContain(trace);
    });

    it('forgets arrivals after a day, as new ones come', async () => {
      await statuses(['192.0.2.1', '192.0.2.2', '192.0.2.3']);
      await passes(24 * 60);
      await statuses(['192.0.2.4']);
      expect(await count('site_internal.arrivals')).toBe(1);
    });
  });
});
