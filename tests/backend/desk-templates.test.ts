import { describe, expect, it } from 'vitest';
import { arrive, asDesk, config } from './support/desk.ts';
import { openTestDesk, type TestBrowser } from './support/desk-server.ts';

const ANA = 'ana@firm.example';
const EVA = 'eva@firm.example';

const locales = config.locales.map(({ code }) => code);

/** The fields of a text in all languages. */
function inAll(name: string, text: string): Record<string, string> {
  return Object.fromEntries(locales.map((code) => [`${name}.${code}`, text]));
}

const VALID = { ...inAll('label', 'Presupuesto'), ...inAll('body', 'Estimado(a) {{name}}:\nVa el presupuesto.') };

/** A desk with somebody who may change templates, somebody who may not, and a row. */
async function working() {
  const desk = await openTestDesk();
  await desk.database.script('delete from site_internal.templates; delete from site_internal.signature');
  const [ana, eva] = [await desk.signedIn(ANA, 'admin'), await desk.signedIn(EVA, 'intake')];
  const id = await arrive(desk.database, 'leads', { name: 'Zoë' });
  const replying = async (browser = eva) => (await browser.get(`/inbox/leads/${id}`)).page('row').replying;
  const names = async (): Promise<(string | undefined)[]> =>
    (await replying()).templates.map(({ label }) => label[config.defaultLocale]);
  const entries = async () => (await ana.get('/templates')).page('templates').entries;
  return { desk, ana, eva, id, replying, names, entries };
}

const ofSpec = config.templates.map(({ label }) => label[config.defaultLocale]);

describe('a template', () => {
  it('is added, changed and removed by people with the power, and offered to all', async () => {
    const { ana, replying, names, entries } = await working();
    expect(await names()).toEqual(ofSpec);
    const added = await ana.post('/templates/new', { ...VALID, table: ['leads', 'softlanding_requests'] });
    expect([added.status, added.location]).toEqual([303, '/templates']);
    expect(await names()).toEqual([...ofSpec, 'Presupuesto']);
    const own = (await entries()).at(-1);
    expect(own).toMatchObject({ from: 'desk', version: 1, tables: ['leads', 'softlanding_requests'] });
    const changed = { ...VALID, ...inAll('label', 'Cotización'), ...inAll('subject', 'Su cotización'), version: '1' };
    expect(
      (await ana.post(`/templates/${own?.id}`, { ...changed, table: config.tables.map(({ key }) => key) })).status,
    ).toBe(303);
    const offered = (await replying()).templates.at(-1);
    expect([offered?.label['es'], offered?.subject?.['en'], offered?.tables]).toEqual([
      'Cotización',
      'Su cotización',
      undefined,
    ]);
    expect((await ana.post(`/templates/${own?.id}`, { drop: 'removed', version: '2' })).status).toBe(303);
    expect(await names()).toEqual(ofSpec);
    expect((await ana.get('/audit?action=template')).page('audit').entries.slice(0, 3)).toMatchObject([
      { person: ANA, detail: { template: 'Cotización', restored: true } },
      { person: ANA, detail: { template: 'Cotización' } },
      { person: ANA, detail: { template: 'Presupuesto' } },
    ]);
  });

  it('of the spec is changed, gets its own text again, and is no longer offered once removed', async () => {
    const { ana, names, entries } = await working();
    const [first] = config.templates;
    const path = `/templates/${first?.id}`;
    await ana.post(path, { ...VALID, version: '0' });
    expect(await names()).toEqual(['Presupuesto', ...ofSpec.slice(1)]);
    expect((await entries())[0]).toMatchObject({ from: 'changed', version: 1 });
    await ana.post(path, { drop: 'restored', version: '1' });
    expect(await names()).toEqual(ofSpec);
    await ana.post(path, { drop: 'removed', version: '0' });
    expect(await names()).toEqual(ofSpec.slice(1));
    expect((await ana.get(path)).page('template').template).toMatchObject({ removed: true, label: first?.label });
    await ana.post(path, { drop: 'restored', version: '1' });
    expect(await names()).toEqual(ofSpec);
  });

  it('is not overwritten if somebody else has changed it', async () => {
    const { ana, names } = await working();
    const path = `/templates/${config.templates[0]?.id}`;
    await ana.post(path, { ...VALID, version: '0' });
    const late = await ana.post(path, { ...VALID, ...inAll('label', 'Otra'), version: '0' });
    expect([late.status, late.page('template').error]).toEqual([409, 'conflict']);
    expect(late.page('template').entered?.label['es']).toBe('Otra');
    expect((await ana.post(path, { drop: 'removed', version: '0' })).status).toBe(409);
    expect((await names())[0]).toBe('Presupuesto');
  });

  it.each([
    ['without a text in one language', { 'body.en': ' ' }, 'missing'],
    ['with a name of two lines', { 'label.es': 'Uno\nDos' }, 'line'],
    ['with a subject of two lines', inAll('subject', 'Uno\r\nBcc: other@victim.example'), 'line'],
    ['with a subject in one language', { 'subject.es': 'Hola' }, 'missing'],
    ['with an unknown value', { 'body.es': 'Hola {{ firmName }}' }, 'placeholder'],
    ['that is too long', { 'body.es': 'x'.repeat(8001) }, 'tooLong'],
  ])('%s is refused, and what was entered stays', async (_what, change, error) => {
    const { ana, names } = await working();
    const refused = await ana.post('/templates/new', { ...VALID, ...change } as Record<string, string>);
    expect([refused.status, refused.page('template').error]).toEqual([422, error]);
    expect(refused.page('template').entered?.label['en']).toBe('Presupuesto');
    expect(await names()).toEqual(ofSpec);
  });
});

describe('a signature', () => {
  it('is the firm’s, unless a person has one of their own', async () => {
    const { ana, eva, replying } = await working();
    const firm = (await ana.post('/templates', { ...inAll('signature', 'Clínica\n{{colleague}}'), version: '0' }))
      .status;
    expect(firm).toBe(303);
    expect((await replying()).signatures).toMatchObject({ firm: { es: 'Clínica\n{{colleague}}' }, own: null });
    const late = await ana.post('/templates', { ...inAll('signature', 'Otra'), version: '0' });
    expect([late.status, late.page('templates').error]).toEqual([409, 'conflict']);
    await eva.post('/settings', { signature: '  Eva Ruiz\r\nRecepción ' });
    expect((await eva.get('/settings')).page('settings').signature).toBe('Eva Ruiz\nRecepción');
    expect([(await replying()).signatures.own, (await replying(ana)).signatures.own]).toEqual([
      'Eva Ruiz\nRecepción',
      null,
    ]);
    await eva.post('/settings', { name: 'Eva' });
    expect((await replying()).signatures.own, 'kept by other forms').toBe('Eva Ruiz\nRecepción');
    await eva.post('/settings', { signature: '' });
    expect((await replying()).signatures.own).toBeNull();
  });
});

const SET = "select site_internal.desk_set_template('mine', 0, $1::jsonb)";

describe('people without the power', () => {
  it('see no page, and change nothing, by the desk or in the database', async () => {
    const { desk, eva, names } = await working();
    const recruiter = await desk.signedIn('rita@firm.example', 'recruiting');
    const path = `/templates/${config.templates[0]?.id}`;
    const tries = (browser: TestBrowser) => [
      browser.get('/templates'),
      browser.get('/templates/new'),
      browser.get(path),
      browser.post('/templates/new', VALID),
      browser.post(path, { ...VALID, version: '0' }),
      browser.post(path, { drop: 'removed', version: '0' }),
      browser.post('/templates', { ...inAll('signature', 'x'), version: '0' }),
    ];
    for (const browser of [eva, recruiter])
      expect(new Set((await Promise.all(tries(browser))).map(({ status }) => status))).toEqual(new Set([404]));
    const [person] = await desk.database.query<{ id: string }>('select id from site_internal.people where email = $1', [
      EVA,
    ]);
    const text = JSON.stringify(Object.fromEntries(locales.map((code) => [code, 'x'])));
    for (const sql of [
      `select site_internal.desk_set_template('mine', 0, '{"label": ${text}, "body": ${text}}')`,
      "select site_internal.desk_drop_template('received', 0, true, 'x')",
      `select site_internal.desk_set_signature(0, '${text}')`,
    ])
      for (const id of [person?.id, undefined]) expect(await asDesk(desk.database, id, sql)).toBe('ok');
    expect(await desk.database.query('select id from site_internal.templates')).toEqual([]);
    expect(await desk.database.query('select * from site_internal.signature')).toEqual([]);
    expect(await names()).toEqual(ofSpec);
    for (const sql of [
      'select * from site_internal.templates',
      "insert into site_internal.templates (id, removed) values ('received', true)",
      "update site_internal.signature set body = '{}'",
      "update site_internal.people set signature = 'x'",
    ])
      expect([sql, await asDesk(desk.database, person?.id, sql)]).toEqual([sql, '42501']);
  });

  it('find the database refusing malformed templates from those with it', async () => {
    const { desk } = await working();
    const [ana] = await desk.database.query<{ id: string }>('select id from site_internal.people where email = $1', [
      ANA,
    ]);
    const texts = (text: string): string => JSON.stringify(Object.fromEntries(locales.map((code) => [code, text])));
    for (const given of [
      '{}',
      'null',
      `{"label": ${texts('a\nb')}, "body": ${texts('x')}}`,
      `{"label": ${texts('x')}, "body": ${texts('')}}`,
      `{"label": ${texts('x')}, "body": {"es": "x"}}`,
      `{"label": ${texts('x')}, "body": ${texts('x')}, "subject": ${texts('a\r\nBcc: b')}}`,
      `{"label": ${texts('x')}, "body": ${texts('x')}, "tables": ["people"]}`,
      `{"label": ${texts('x')}, "body": ${texts('x'.repeat(8001))}}`,
    ])
      expect([given.slice(0, 80), await asDesk(desk.database, ana?.id, SET, [given])]).toEqual([
        given.slice(0, 80),
        '22023',
      ]);
  });
});
