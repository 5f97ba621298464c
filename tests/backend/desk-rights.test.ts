import { describe, expect, it } from 'vitest';
import { dailyMail } from '../../site/desk/mail/compose-mails.ts';
import { createDeskTexts } from '../../site/texts/desk.ts';
import { arrive, asDesk, colleague, config } from './support/desk.ts';
import { openTestDesk } from './support/desk-server.ts';

const ANA = 'ana@firm.example';
const EVA = 'eva@firm.example';

/** A desk with three people, and two messages: `one` arrived on a Sunday evening at the firm, a Monday in UTC. */
async function working() {
  const desk = await openTestDesk();
  const [ana, eva] = [await desk.signedIn(ANA, 'admin'), await desk.signedIn(EVA, 'intake')];
  const rita = await desk.signedIn('rita@firm.example', 'recruiting');
  const one = await arrive(desk.database, 'leads', { name: 'Zoë', email: 'z@visitor.example' });
  const two = await arrive(desk.database, 'leads', { name: 'Ben', email: 'b@visitor.example' });
  await desk.database.query("update public.leads set created_at = '2026-11-30T05:00:00Z' where id = $1::uuid", [one]);
  const path = `/inbox/leads/${one}`;
  const shown = async () => (await eva.get(path)).page('row').row;
  return { desk, ana, eva, rita, one, two, path, shown };
}

describe('a request of rights', () => {
  it('has a deadline of twenty working days from the day on which it arrived at the firm', async () => {
    const { ana, eva, one, path, shown } = await working();
    expect((await eva.post(path, { version: '0', rights: 'access' })).status).toBe(303);
    expect(await shown()).toMatchObject({
      rights: 'access',
      rightsDue: '2026-12-28',
      version: 1,
      history: [{ person: EVA, rights: { kind: 'access', due: '2026-12-28' } }],
    });
    expect((await ana.get(`/audit?action=change&row=${one}`)).page('audit').entries).toMatchObject([
      { person: EVA, detail: { fields: ['rights'], right: 'access', due: '2026-12-28' } },
    ]);
    await eva.post(path, { version: '1', rights: 'access', note: 'Pide copia' });
    expect((await shown()).history.at(-1), 'the same right again').not.toHaveProperty('rights');
    await eva.post(path, { version: '1', rights: 'erasure' });
    expect(await shown()).toMatchObject({ rights: 'erasure', rightsDue: '2026-12-28' });
    await eva.post(path, { version: '2', note: 'Otra nota' });
    expect((await shown()).rights, 'kept by a form without it').toBe('erasure');
    await eva.post(path, { version: '2', rights: '' });
    expect(await shown()).toMatchObject({ rights: null, rightsDue: null });
    expect((await shown()).history.at(-1)).toMatchObject({ rights: null });
  });

  it('is in lists, on the home page and in the daily mail until it is settled, the most urgent first', async () => {
    const { desk, eva, rita, one, two, path } = await working();
    await eva.post(`/inbox/leads/${two}`, { version: '0', rights: 'opposition' });
    await eva.post(path, { version: '0', rights: 'access' });
    // Due before the other one.
    await desk.database.query("update site_internal.row_states set rights_due = '2026-12-01' where row_id = $1::uuid", [
      one,
    ]);
    const inList = async (): Promise<string[]> =>
      (await eva.get('/inbox/leads?only=rights&sort=created')).page('inbox').list.rows.map(({ id }) => id);
    const open = async (browser = eva): Promise<string[]> =>
      (await browser.get('/')).page('overview').overview.rights.map(({ id }) => id);
    expect(new Set(await inList())).toEqual(new Set([one, two]));
    expect(await open()).toEqual([one, two]);
    expect(await open(rita), 'of tables that a role does not see').toEqual([]);
    const { overview, counts } = (await eva.get('/')).page('overview');
    const t = createDeskTexts(config.texts).in('en');
    const reader = { to: EVA, locale: 'en', t };
    const mail = await dailyMail(overview, counts ?? { unread: {}, mine: {} }, reader, config, 'https://desk.example');
    const lines = mail?.text.split('\n') ?? [];
    const section = lines.slice(lines.indexOf('Requests of rights to answer') + 1);
    expect(section[0]).toMatch(/^ {4}Zoë · .+ · ARCO: .*1/);
    expect(section[1]).toBe(`    https://desk.example/inbox/leads/${one}`);
    await eva.post(path, { version: '1', status: 'contacted' });
    expect(await open(), 'waiting for the visitor').toEqual([one, two]);
    await eva.post(path, { version: '2', status: 'closed' });
    expect([await open(), await inList()]).toEqual([[two], [two]]);
  });

  it('is not overwritten by an older form, and not undone with a change of several rows', async () => {
    const { eva, path, one, shown } = await working();
    await eva.post(path, { version: '0', rights: 'correction' });
    const late = await eva.post(path, { version: '0', rights: '', status: 'closed' });
    expect(late.status).toBe(409);
    await eva.post('/inbox/leads', { row: one, 'bulk-status': 'closed', rights: '' });
    expect(await shown()).toMatchObject({ rights: 'correction', status: 'closed' });
  });

  it('of another kind is ignored, and one with a deadline of somebody’s own is not', async () => {
    const { eva, path, shown } = await working();
    expect((await eva.post(path, { version: '0', rights: 'everything' })).status).toBe(422);
    await eva.post(path, { version: '0', rights: 'access', due: '2099-01-01', 'rights.due': '2099-01-01' });
    expect((await shown()).rightsDue).toBe('2026-12-28');
  });

  it('is set and removed by nobody who does not see the row, and only with a plausible deadline', async () => {
    const { desk, rita, one, path, shown } = await working();
    expect((await rita.post(path, { version: '0', rights: 'access' })).status).toBe(404);
    const eva = await colleague(desk.database, 'intake', 'other@firm.example');
    const recruiting = await colleague(desk.database, 'recruiting', 'r@firm.example');
    const change = (person: string, rights: string): Promise<string> =>
      asDesk(desk.database, person, "select site_internal.desk_change('leads', $1::uuid, 0, $2::jsonb)", [
        one,
        `{"rights": ${rights}}`,
      ]);
    expect(await change(recruiting.id, '{"kind": "access", "due": "2026-12-28"}')).toBe('ok');
    expect((await shown()).rights).toBeNull();
    for (const rights of [
      '{"kind": "access"}',
      '{"kind": "access", "due": "2026-11-30"}',
      '{"kind": "access", "due": "2099-01-01"}',
    ])
      expect(await change(eva.id, rights)).toBe('22023');
    expect(await change(eva.id, '{"kind": "everything", "due": "2026-12-28"}')).toBe('23514');
    expect((await shown()).history).toEqual([]);
  });

  it('is erased with its row', async () => {
    const { desk, ana, path } = await working();
    await ana.post(path, { version: '0', rights: 'erasure' });
    await ana.post(`${path}/erase`, { confirm: 'yes', scope: 'person', operation: crypto.randomUUID() });
    expect(await desk.database.query('select from site_internal.row_states where rights is not null')).toEqual([]);
    expect(await desk.database.query('select from site_internal.follow_ups where rights_set')).toEqual([]);
  });
});
