import { expect, test } from 'vitest';
import { createDeskTexts } from '../../site/texts/desk.ts';
import { publisherEvents } from '../../site/desk/server/routes/site-routes.ts';
import type {
  Change,
  EndedPublication,
  Publisher,
  PublishRequest,
  SiteStatus,
  Trouble,
  Version,
} from '../../site/publish/contract.ts';
import { config } from './support/desk.ts';
import { openTestDesk, ORIGIN } from './support/desk-server.ts';

const by = { name: 'Ana', email: 'ana@firm.example' };
const at = '2026-11-20T18:00:00.000Z';
const commit = 'a'.repeat(40);
const version: Version = { version: '2026-11-20-1', commit, at, by, kind: 'changes', changes: [] };
const change: Change = { commit: 'b'.repeat(40), at, by, title: 'Horario', lines: ['Horario de atención'] };

interface Answers extends Partial<SiteStatus> {
  readonly withdrawal?: Awaited<ReturnType<Publisher['withdraw']>>;
}

/** A desk with a publisher that only records its calls. The mail server accepts no mail to `refused`. */
async function open({ withdrawal, ...status }: Answers = {}, refused?: string) {
  const requests: PublishRequest[] = [];
  const withdrawn: unknown[] = [];
  const publisher: Publisher = {
    status: async () => ({
      mode: 'build',
      missing: [],
      published: version,
      servesFolder: false,
      waiting: [],
      programmers: [],
      history: [version],
      troubles: [],
      ...status,
    }),
    async publish(request) {
      if (status.running) return false;
      requests.push(request);
      return true;
    },
    preview: () => undefined,
    async withdraw(...call) {
      withdrawn.push(call);
      return withdrawal;
    },
    close: async () => undefined,
  };
  const desk = await openTestDesk({
    publisher,
    async send(mail) {
      if (mail.to === refused) throw new Error(`550 ${mail.to} is unknown`);
      desk.mails.push(mail);
    },
  });
  return { desk, requests, withdrawn };
}

test('editors see pending changes and land there; publishers publish and go back', async () => {
  const { desk, requests } = await open();
  const editor = await desk.signedIn('ed@firm.example', 'editor');
  expect((await editor.get('/', { accept: 'text/html' })).location).toBe('/site');
  expect((await editor.get('/site')).page('site')).toMatchObject({
    published: version,
    waiting: [],
    history: [version],
    mayPublish: false,
  });
  const admin = await desk.signedIn('ana@firm.example', 'admin');
  expect((await admin.get('/site')).page('site')).toMatchObject({ mayPublish: true, publishers: [] });
  expect((await admin.post('/site/publish', { accept: 'on' })).location).toBe('/site');
  expect((await admin.post('/site/revert', { version: version.version })).status).toBe(303);
  const own = { id: expect.stringMatching(/./), name: 'ana@firm.example', email: 'ana@firm.example' };
  expect(requests).toEqual([
    { by: own, accept: true, back: undefined },
    { by: own, accept: false, back: version.version },
  ]);
});

test.each([
  ['editor', '/site/publish', {}],
  ['editor', '/site/revert', { version: version.version }],
  ['intake', '/site/publish', {}],
  ['intake', '/site/preview', {}],
  ['intake', '/site/withdraw', { commit: change.commit }],
  ['intake', '/site/tell', {}],
  ['admin', '/site/revert', { version: '--upload-pack=x' }],
  ['admin', '/site/revert', {}],
] as const)('%s gets nothing by posting to %s %j', async (role, path, form) => {
  const { desk, requests, withdrawn } = await open({ waiting: [change] });
  const browser = await desk.signedIn(`${role}@firm.example`, role);
  const mails = desk.mails.length;
  expect((await browser.post(path, form)).status).toBe(404);
  expect([requests, withdrawn]).toEqual([[], []]);
  expect(desk.mails).toHaveLength(mails);
});

test('requests without a session, from another origin or without the permission are rejected', async () => {
  const { desk, requests } = await open();
  expect((await desk.browser().post('/site/publish')).status).toBe(401);
  const admin = await desk.signedIn('ana@firm.example', 'admin');
  expect((await admin.post('/site/publish', {}, { origin: 'https://evil.example' })).status).toBe(403);
  const intake = await desk.signedIn('luis@firm.example', 'intake');
  expect((await intake.get('/site')).status).toBe(404);
  expect(requests).toEqual([]);
});

const running = { id: '1', began: at, seconds: {}, step: 'build' } as const;

test.each([
  ['a colleague', { ...running, by: { name: 'Luis', email: 'luis@firm.example' } }, 'desk.notice.busy'],
  ['the server', running, 'desk.notice.busyDue'],
])('who wants to publish while %s does has to wait', async (_who, current, text) => {
  const { desk } = await open({ running: current });
  const admin = await desk.signedIn('ana@firm.example', 'admin');
  await admin.post('/site/publish');
  const { notice } = (await admin.get('/site')).page('site');
  expect(notice).toMatchObject({ tone: 'error', text });
  if ('by' in current) expect(notice?.values).toEqual({ person: 'Luis' });
});

test.each([
  [undefined, 'desk.notice.withdrawn', 'success'],
  ['needed', 'desk.notice.withdraw.needed', 'error'],
  ['gone', 'desk.notice.withdraw.gone', 'error'],
  ['busy', 'desk.notice.withdraw.busy', 'error'],
] as const)('an editor withdraws a change, and reads the result: %s', async (withdrawal, text, tone) => {
  const { desk, withdrawn } = await open({ waiting: [change], withdrawal });
  const editor = await desk.signedIn('ed@firm.example', 'editor');
  expect((await editor.post('/site/withdraw', { commit: change.commit })).location).toBe('/site');
  expect(withdrawn).toEqual([[change.commit, { name: 'ed@firm.example', email: 'ed@firm.example' }]]);
  expect((await editor.get('/site')).page('site').notice).toEqual({ text, tone });
});

test.each(['--upload-pack=x', '', commit])('what does not wait cannot be withdrawn: %j', async (unknown) => {
  const { desk, withdrawn } = await open({ waiting: [change] });
  const editor = await desk.signedIn('ed@firm.example', 'editor');
  await editor.post('/site/withdraw', { commit: unknown });
  expect(withdrawn).toEqual([]);
  expect((await editor.get('/site')).page('site').notice?.text).toBe('desk.notice.withdraw.gone');
});

test('an editor sees who publishes, and asks them by one mail an hour, each in their language', async () => {
  const { desk } = await open({ waiting: [change, change] });
  for (const [email, name, language, removed] of [
    ['ana@firm.example', 'Ana Torres', 'en', false],
    ['luis@firm.example', '', 'es', false],
    ['gone@firm.example', 'Gone', 'es', true],
  ] as const) {
    const id = await desk.invite(email, 'admin');
    await desk.database.query(
      `update site_internal.people set name = $2, language = $3, mails = 'none',
       removed_at = case when $4 then now() end where id = $1`,
      [id, name, language, removed],
    );
  }
  const editor = await desk.signedIn('ed@firm.example', 'editor');
  expect((await editor.get('/site')).page('site').publishers).toEqual(['luis@firm.example', 'Ana Torres']);
  const before = desk.mails.length;
  await editor.post('/site/tell');
  expect(desk.mails.slice(before).map(({ to }) => to)).toEqual(['luis@firm.example', 'ana@firm.example']);
  expect(desk.mails.at(-1)?.text).toContain(`${ORIGIN}/site`);
  const values = { people: 'luis@firm.example, Ana Torres' };
  expect((await editor.get('/site')).page('site').notice).toMatchObject({ text: 'desk.notice.told', values });
  await editor.post('/site/tell');
  expect(desk.mails).toHaveLength(before + 2);
  expect((await editor.get('/site')).page('site').notice?.text).toBe('desk.notice.toldAlready');
  const second = await desk.signedIn('second@firm.example', 'editor');
  await second.post('/site/tell');
  expect(desk.mails.slice(before + 2).filter(({ to }) => to !== 'second@firm.example')).toHaveLength(2);
});

test('an editor whose mail is not accepted reads that, and can ask again', async () => {
  const { desk } = await open({ waiting: [change] }, 'ana@firm.example');
  await desk.invite('ana@firm.example', 'admin');
  const editor = await desk.signedIn('ed@firm.example', 'editor');
  const outcome = async (): Promise<unknown> => {
    await editor.post('/site/tell');
    return (await editor.get('/site')).page('site').notice?.text;
  };
  expect([await outcome(), await outcome()]).toEqual(['desk.notice.notTold', 'desk.notice.notTold']);
  expect(desk.lines.join('\n')).not.toContain('ana@firm.example');
});

test('nobody is asked to publish nothing', async () => {
  const { desk } = await open();
  await desk.invite('ana@firm.example', 'admin');
  const editor = await desk.signedIn('ed@firm.example', 'editor');
  const before = desk.mails.length;
  await editor.post('/site/tell');
  expect(desk.mails).toHaveLength(before);
});

/** The events of a desk whose texts are those of the fixture site. */
async function openEvents(refused?: string) {
  const { desk } = await open();
  const events = publisherEvents({
    database: desk.database,
    config,
    texts: createDeskTexts(config.texts),
    origin: ORIGIN,
    log: (line) => void desk.lines.push(line),
    mailer: {
      isLocal: false,
      async send(mail) {
        if (mail.to === refused) throw new Error(`550 ${mail.to} is unknown`);
        desk.mails.push(mail);
      },
    },
  });
  return { desk, ...events };
}

test('the audit names who published and who went back, once it has succeeded', async () => {
  const { desk, onEnded } = await openEvents();
  const admin = await desk.signedIn('ana@firm.example', 'admin');
  const [person] = await desk.database.query<{ id: string }>('select id from site_internal.people');
  const ok = { ok: true, version: '2026-11-26-1', commit, tagged: true } as const;
  const ended: EndedPublication = { id: '1', began: at, ended: at, seconds: {}, outcome: ok };
  const own = { ...by, id: person?.id ?? '' };
  await onEnded({ ...ended, by: own });
  await onEnded({ ...ended, by: own, back: version.version, outcome: { ...ok, version: '2026-11-26-2' } });
  await onEnded({ ...ended, by: own, outcome: { ok: false, fault: 'build', details: [] } });
  await onEnded({ ...ended, by });
  await onEnded(ended);
  const { entries } = (await admin.get('/audit?person=ana@firm.example')).page('audit');
  expect(entries.map(({ action, detail }) => [action, detail['version']]).slice(0, 3)).toEqual([
    ['revert', '2026-11-26-2'],
    ['publish', '2026-11-26-1'],
    ['signIn', undefined],
  ]);
});

const push: Trouble = { kind: 'push', since: at, git: 'denied', details: ['remote: Permission denied'] };

test('everybody who can publish gets one mail when something fails, and one when it works again', async () => {
  const { desk, onTrouble } = await openEvents();
  for (const [email, role, language] of [
    ['ana@firm.example', 'admin', 'en'],
    ['luis@firm.example', 'admin', 'es'],
    ['ed@firm.example', 'editor', 'es'],
  ] as const) {
    const id = await desk.invite(email, role);
    await desk.database.query("update site_internal.people set language = $2, mails = 'none' where id = $1", [
      id,
      language,
    ]);
  }
  await onTrouble(push, 'begins');
  expect(desk.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['ana@firm.example', 'A problem with publishing the site'],
    ['luis@firm.example', 'Un problema al publicar el sitio'],
  ]);
  const [english, spanish] = desk.mails;
  expect(english?.text).toContain('because the repository does not accept versions from this server');
  expect(spanish?.text).toContain('porque el repositorio no acepta versiones de este servidor');
  for (const mail of desk.mails) {
    expect(mail.text).toContain(`${ORIGIN}/site`);
    expect(mail.text).toContain('    remote: Permission denied');
  }
  await onTrouble(push, 'over');
  expect(desk.mails.slice(2).map(({ to, subject }) => [to, subject])).toEqual([
    ['ana@firm.example', 'The problem with publishing the site is solved'],
    ['luis@firm.example', 'El problema al publicar el sitio se resolvió'],
  ]);
});

test('a mail that cannot be sent is logged without the address, and keeps nobody else from theirs', async () => {
  const { desk, onTrouble } = await openEvents('ana@firm.example');
  await desk.invite('ana@firm.example', 'admin');
  await desk.invite('luis@firm.example', 'admin');
  await onTrouble(push, 'begins');
  expect(desk.mails.map(({ to }) => to)).toEqual(['luis@firm.example']);
  expect(desk.lines.at(-1)).toBe('Mail about publishing failed: no connection');
});
