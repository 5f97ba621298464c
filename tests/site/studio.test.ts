import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';

import type { FieldInput } from '../../generator/edit/contract.ts';
import type { FormDescription, SpecPath } from '../../site/studio/contract.ts';
import { refusalOf, tokenHeader, studioHandler } from '../../site/studio/server/handler.ts';
import { runPass } from '../../generator/generate.ts';
import { parseSpec } from '../../generator/read/load.ts';
import { valueAt } from '../../generator/read/shape.ts';
import { describeSite } from '../../site/studio/server/describe-site.ts';
import type { Studio } from '../../site/studio/server/studio.ts';
import { base } from '../generator/valid-spec.ts';
import { gitIn as git } from '../support/repository.ts';
import { isDone, page, startStudio } from './support/studio-project.ts';

const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#557788' } });

test('undo and redo cover all changes, also after a restart of the studio, and restore every byte', async () => {
  const { open, see, blocks, page: written, change, putText } = await startStudio();
  await putText([...blocks, 0, 'heading'], { es: 'Hola', en: 'Hello' });
  await change({ edit: { kind: 'move', list: blocks, from: 2, to: 1 }, seen: await see([...blocks, 2]) });
  const both = written();
  expect(both).toContain("es: 'Hola', en: 'Hello'");
  expect(both.indexOf('Lugar')).toBeLessThan(both.indexOf('Horario'));

  const again = open();
  expect(again.journal.overview().changes).toHaveLength(2);
  isDone(await again.undo());
  isDone(await again.undo());
  expect(written()).toBe(page);
  isDone(await again.redo());
  isDone(await again.redo());
  expect(written()).toBe(both);
});

test('undo keeps changes made elsewhere in the file by an editor, and fails if they are at the same place', async () => {
  const { studio, blocks, edit, page: written, putText } = await startStudio();
  await putText([...blocks, 0, 'heading'], { es: 'Hola' });
  edit('spec/page.ts', 'the fixture site', 'the partners');
  isDone(await studio.undo());
  expect(written()).toBe(page.replace('the fixture site', 'the partners'));

  isDone(await studio.redo());
  edit('spec/page.ts', "es: 'Hola'", "es: 'Buenos días'");
  expect(await studio.undo()).toMatchObject({ ok: false, why: expect.stringContaining('spec/page.ts') as string });
  expect(written()).toContain('Buenos días');
});

test('two windows keep their texts: at other places, at a place that has moved; at the same place both are shown', async () => {
  const { studio, text, see, blocks, page: written, change } = await startStudio();
  const [first, second, third] = [
    await text([...blocks, 0, 'heading'], { es: 'Uno' }),
    await text([...blocks, 1, 'heading'], { es: 'Dos' }),
    await text([...blocks, 0, 'heading'], { es: 'Tres' }),
  ];
  const moved = { edit: { kind: 'move', list: blocks, from: 2, to: 1 }, seen: await see([...blocks, 2]) } as const;
  await change(first);
  // Its answer was lost, and it is sent again.
  await change(first);
  expect(studio.journal.overview().changes).toHaveLength(1);
  await change(moved);
  // Meanwhile its block is the third.
  await change(second);
  expect(written()).toMatch(/es: 'Uno'.*\n.*es: 'Lugar'.*\n.*es: 'Dos'/);
  expect(await studio.edit([third])).toMatchObject({
    ok: false,
    conflict: { mine: { es: 'Tres' }, theirs: { es: 'Uno', en: 'Welcome' } },
  });
  expect(written()).toContain("es: 'Uno'");
});

test('a text in the default language alone is shown as such, can be saved, and keeps the generator from accepting the site', async () => {
  const { studio, blocks, see, root, page: written, putText } = await startStudio();
  const at = [...blocks, 0, 'heading'];
  await putText(at, { es: 'Hola', en: '' });
  expect(written()).toContain("heading: only({ es: 'Hola' })");
  // Sent again, because the answer was lost.
  const again = { kind: 'text', at, texts: { es: 'Hola', en: '' } } as const;
  isDone(await studio.edit([{ edit: again, seen: { es: 'Bienvenidos', en: 'Welcome' } }]));
  const shown = await studio.describePage({ page: 'home', path: '/', origins: [] });
  const [home] = 'roots' in shown ? shown.roots : [];
  expect(valueAt(home?.value, at.slice(2))).toEqual({ es: 'Hola' });
  // The English page shows it meanwhile.
  expect(await see(at)).toEqual({ es: 'Hola', en: 'Hola' });
  const asShown = { edit: { kind: 'text', at, texts: { es: 'Hola a todos' } }, seen: { es: 'Hola' } } as const;
  isDone(await studio.edit([asShown]));
  const [, second] = studio.journal.overview().changes;
  expect(second?.lines.map(({ values }) => values['language'])).toEqual([['español']]);
  const review = await studio.review();
  expect(review.ok && review.warnings.map(({ code, path }) => [code, path])).toContainEqual([
    'text/translate',
    [...at, 'en'],
  ]);
  expect(await studio.save({ title: 'Greet', language: 'es' })).toMatchObject({ ok: true });

  const refused = await runPass({ root, check: true });
  expect(refused.kind === 'broken' && refused.diagnostics).toMatchObject([
    { code: 'text/missing-language', message: 'The English text is missing.', location: { file: 'spec/page.ts' } },
  ]);
});

test('a picture whose alternative is not translated is offered without a translation', () => {
  const image = { kind: 'image', file: 'house.jpg', alt: { es: 'La casa' } };
  const heading = { es: 'Hola', en: 'Hello' };
  const blocks = [{ kind: 'hero', heading, lead: heading, image }];
  const pages = base.pages.map((one) => (one.id === 'home' ? { ...one, blocks } : one));
  const parsed = parseSpec({ ...base, pages });
  if (!parsed.success) throw parsed.error;
  const { pictures } = describeSite(parsed.data, {
    kinds: [],
    texts: {},
    addresses: {},
    overview: { changes: [], redo: undefined },
  });
  expect(pictures).toEqual([image]);
});

test('a save is a commit on a separate branch: the current branch, the index and other changes stay', async () => {
  const { studio, blocks, root, write, page: written, checkouts, putText } = await startStudio();
  write('staged.txt', 'staged\n');
  git(root, 'add', 'staged.txt');
  write('spec/base.ts', `${readFileSync(join(root, 'spec/base.ts'), 'utf8')}// being written\n`);
  const head = git(root, 'rev-parse', 'main');
  await putText([...blocks, 0, 'heading'], { es: 'Hola', en: 'Hello' });

  const saved = await studio.save({ title: 'Greet visitors', language: 'es' });
  if (!saved.ok) throw new Error(saved.why);
  expect(saved.branch).toMatch(/^studio-\d{4}-\d\d-\d\d-1$/);
  expect(git(root, 'diff', '--name-only', 'main', saved.branch).split('\n')).toEqual(['generated.txt', 'spec/page.ts']);
  expect(`${git(root, 'show', `${saved.branch}:spec/page.ts`)}\n`).toBe(written());
  expect(git(root, 'log', '-1', '--format=%an %s%n%b', saved.branch)).toBe(
    'Ana Greet visitors\n- Inicio › Encabezado › Título en la página (español): «Bienvenidos» → «Hola»\n- Inicio › Encabezado › Título en la página (English): «Welcome» → «Hello»',
  );
  expect(checkouts).toEqual([written()]);
  expect([git(root, 'rev-parse', 'main'), git(root, 'branch', '--show-current')]).toEqual([head, 'main']);
  // The edits are in the working tree, and nothing is staged.
  expect(
    git(root, 'status', '--porcelain')
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual(['M spec/base.ts', 'M spec/page.ts', 'A  staged.txt']);
  expect(saved.overview.changes).toEqual([]);

  // Later saves go on top of it until it is merged; then they get another branch.
  await putText([...blocks, 1, 'heading'], { es: 'Horas' });
  const next = await studio.save({ title: 'Rename the hours', language: 'en' });
  expect(next).toMatchObject({ ok: true, branch: saved.branch });
  expect(git(root, 'rev-list', '--count', `main..${saved.branch}`)).toBe('2');
  git(root, 'update-ref', 'refs/heads/main', git(root, 'rev-parse', saved.branch));
  await putText([...blocks, 1, 'heading'], { es: 'Cuándo' });
  expect(await studio.save({ title: 'Ask when', language: 'en' })).toMatchObject({
    ok: true,
    branch: saved.branch.replace(/1$/, '2'),
  });
});

test('a list that two blocks share is changed in one of them, and the answer names the other', async () => {
  const { studio, edit, blocks, page } = await startStudio();
  edit(
    'spec/page.ts',
    'export const home',
    `const hours = [{ es: 'De nueve a seis.', en: 'From nine to six.' }];\n\nexport const home`,
  );
  edit('spec/page.ts', "paragraphs: [{ es: 'De nueve a seis.', en: 'From nine to six.' }]", 'paragraphs: hours');
  edit('spec/page.ts', "paragraphs: [{ es: 'En la Roma.', en: 'In Roma.' }]", 'paragraphs: hours');
  const before = page();
  const list = [...blocks, 1, 'paragraphs'];
  const done = await studio.edit([
    { edit: { kind: 'insert', list, index: 1, item: { es: 'Y los sábados.', en: 'And on Saturdays.' } } },
  ]);
  expect(isDone(done)).toMatchObject({
    apart: [
      [
        { texts: { es: 'Inicio' } },
        { name: 'statement', of: 'kind', number: 2 },
        { name: 'paragraphs', of: 'field', within: 'statement' },
      ],
    ],
  });
  expect(page()).toMatch(/paragraphs: \[\s*{ es: 'De nueve a seis.'.*\s*{ es: 'Y los sábados.'/);
  expect(page()).toContain("heading: { es: 'Lugar', en: 'Place' }, paragraphs: hours");
  isDone(await studio.undo());
  expect(page()).toBe(before);
});

test('the hours and figures of the firm are edited as days, times and numbers', async () => {
  const { studio } = await startStudio();
  const site = await studio.describeSite();
  if (!('firm' in site)) throw new Error(site.why);
  expect(site.firm.map(({ at }) => at)).toEqual([['firm'], ['values'], ['brand', 'colours']]);
  const form = async (at: SpecPath): Promise<FieldInput[]> => {
    const { input } = (await studio.form({ of: 'place', at })) as FormDescription;
    return input.type === 'object' ? [...input.fields] : [];
  };
  const hours = (await form(['firm'])).find(({ name }) => name === 'hours')?.input;
  expect(hours).toMatchObject({
    type: 'list',
    item: {
      fields: [{ name: 'days', input: { type: 'list' } }, { input: { type: 'time' } }, { input: { type: 'time' } }],
    },
  });
  expect((await form(['values'])).map(({ name, input }) => [name, input.type])).toEqual([
    ['responseHours', 'number'],
    ['companies', 'number'],
  ]);
});

test.each([
  ['logo', ['brand', 'logo', 'mark'], "logo: { mark: svgFile(import.meta.url, './brand/mark.svg') }"],
  ['favicon', ['brand', 'favicon'], "favicon: svgFile(import.meta.url, './brand/mark.svg')"],
])('the %s is replaced in its file, checked by the rules, and restored by undo', async (name, at, declared) => {
  const { studio, write, read, edit } = await startStudio();
  const drawing = (path: string): string => `<svg viewBox="0 0 32 32"><path d="${path}"/></svg>`;
  write('spec/brand/mark.svg', drawing('M4 4h8'));
  edit('spec/index.ts', '...base, pages', `...base, brand: { ...base.brand, ${declared} }, pages`);
  edit('spec/index.ts', 'import { base', "import { svgFile } from '#schema';\nimport { base");
  expect(await studio.drawing({ at, svg: '<svg viewBox="0 0 32 32"><script>1</script></svg>' })).toMatchObject({
    ok: false,
  });
  expect(read('spec/brand/mark.svg')).toBe(drawing('M4 4h8'));
  isDone(await studio.drawing({ at, svg: drawing('M2 2h8') }));
  const { changes } = studio.journal.overview();
  expect(changes[0]?.lines).toEqual([{ key: 'diff.changed', values: { where: [{ name, of: 'field' }] } }]);
  expect(read('spec/brand/mark.svg')).toBe(drawing('M2 2h8'));
  isDone(await studio.undo());
  expect(read('spec/brand/mark.svg')).toBe(drawing('M4 4h8'));
});

test('the site includes the addresses of its pictures, and a page its own route, even if it does not show it', async () => {
  const { studio } = await startStudio();
  const site = await studio.describeSite();
  if (!('pages' in site)) throw new Error(site.why);
  expect(site.addresses).toEqual({ 'team/ana.jpg': '/assets/pictures/team.ana.text.720.a1b2c3d4e5f6.jpg' });
  const [known] = site.pages;
  const answer = await studio.describePage({ page: known?.id ?? '', path: '/', origins: [] });
  expect('roots' in answer && answer.roots.map(({ at }) => at)).toContainEqual(known?.route);
});

test('a save removes leftovers of an interrupted one', async () => {
  const { studio, blocks, root, putText } = await startStudio();
  await putText([...blocks, 0, 'heading'], { es: 'Hola' });
  const folder = join(root, '.studio/save');
  git(root, 'worktree', 'add', '-q', '--detach', folder);
  writeFileSync(join(folder, 'left.txt'), '');
  expect(await studio.save({ title: 'Greet', language: 'en' })).toMatchObject({ ok: true });
  expect([existsSync(folder), git(root, 'worktree', 'list').split('\n').length]).toEqual([false, 1]);
});

test('example texts in unsaved changes are listed once for each block with their place; older ones are not', async () => {
  const { studio, text, blocks, edit, change, putText } = await startStudio();
  edit('spec/page.ts', "es: 'Aquí empieza.'", "es: 'Lorem ipsum'");
  const lead = { es: 'Lorem ipsum', en: 'Lorem ipsum' };
  await putText([...blocks, 1, 'heading'], { es: 'Horas' });
  const examples = async (): Promise<unknown[]> => {
    const review = await studio.review();
    return review.ok
      ? review.warnings.filter(({ code }) => code === 'studio/example').map(({ path }) => path)
      : [review];
  };
  expect(await examples()).toEqual([]);
  await change(await text([...blocks, 3, 'lead'], lead), {
    edit: { kind: 'text', at: [...blocks, 1, 'paragraphs', 0], texts: { en: 'See https://hours.example/' } },
  });
  expect(await examples()).toEqual([
    [...blocks, 1, 'paragraphs', 0, 'en'],
    [...blocks, 3, 'lead', expect.any(String)],
  ]);
  isDone(await studio.undo());
  expect(await examples()).toEqual([]);
}, 60_000);

test('a save asks once for the author if git has no user', async () => {
  const { studio, blocks, root, putText } = await startStudio();
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  git(root, 'config', '--remove-section', 'user');
  await putText([...blocks, 0, 'heading'], { es: 'Hola' });
  const request = { title: 'Greet', language: 'en' };
  expect(await studio.save(request)).toMatchObject({ ok: false, code: 'studio/no-author' });
  const saved = await studio.save({ ...request, author: { name: 'Ana Ruiz', email: 'ana@firm.example' } });
  if (!saved.ok) throw new Error(saved.why);
  expect(git(root, 'log', '-1', '--format=%an <%ae>', saved.branch)).toBe('Ana Ruiz <ana@firm.example>');
  await putText([...blocks, 0, 'heading'], { es: 'Buenas' });
  expect(await studio.save(request)).toMatchObject({ ok: true });
});

test('a failed save gives a reason, and the changes stay', async () => {
  const { studio, blocks, root, edit, page: written, putText } = await startStudio();
  expect(await studio.save({ title: 'Nothing', language: 'es' })).toMatchObject({ ok: false, code: 'studio/nothing' });
  edit('spec/page.ts', "es: 'Bienvenidos'", "es: 'Bienvenidas'");
  await putText([...blocks, 0, 'heading'], { es: 'Hola' });
  // A developer's change of the same line is not committed yet.
  expect(await studio.save({ title: 'Greet', language: 'es' })).toMatchObject({
    ok: false,
    code: 'studio/save-clash',
    why: expect.stringContaining('"spec/page.ts"') as string,
  });
  expect(written()).toContain("es: 'Hola'");
  git(root, 'update-ref', '-d', 'HEAD');
  expect(await studio.save({ title: 'Greet', language: 'es' })).toMatchObject({ ok: false, code: 'studio/no-git' });
  expect(studio.journal.overview().changes).toHaveLength(1);
});

test('changes that git has reverted are removed here too, with their picture', async () => {
  const { studio, blocks, root, page: written, change, putText } = await startStudio();
  const taken = await studio.uploads.take('office.png', await picture.clone().png().toBuffer());
  if (!taken.ok) throw new Error(taken.why);
  const image = { kind: 'image', file: taken.file, decorative: true };
  await change({ edit: { kind: 'value', at: [...blocks, 0, 'image'], value: image } });
  await putText([...blocks, 1, 'heading'], { es: 'Horas' });
  git(root, 'checkout', '-q', 'spec');
  git(root, 'clean', '-fdq', 'spec');
  expect(isDone(await studio.discard()).ok && studio.journal.overview().changes).toEqual([]);
  expect(written()).toBe(page);
});

test('a body without a Content-Length is rejected when it gets too long, and is not stored', async () => {
  // It is rejected before it reaches the studio.
  const handle = studioHandler({} as Studio);
  const server = createServer((incoming, response) => void handle(incoming, response));
  try {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const sending = request({ port, host: '127.0.0.1', method: 'POST', path: '/__studio/upload?name=a.jpg' });
    sending.on('error', () => undefined);
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(1_000_000);
      })(),
    );
    endless.on('error', () => undefined).pipe(sending);
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(413);
    endless.destroy();
    sending.destroy();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('a change that the rules reject is not written, and has a reason', async () => {
  const { studio, text, blocks, page: written } = await startStudio();
  const refused = await studio.edit([await text([...blocks, 0, 'heading'], { es: 'Hola, {{nadie}}' })]);
  expect(refused).toMatchObject({ ok: false, why: expect.stringContaining('nadie') as string });
  expect(written()).toBe(page);
  expect(studio.journal.overview().changes).toEqual([]);
});

test('a picture is added under a clean name once an edit uses it, and removed with that edit', async () => {
  const { studio, blocks, root, change } = await startStudio();
  const photo = await picture.clone().jpeg().toBuffer();
  const taken = await studio.uploads.take('Foto de la Oficina (2).JPEG', photo);
  if (!taken.ok) throw new Error(taken.why);
  const { file } = taken;
  expect(file).toBe('foto-de-la-oficina-2.jpg');
  const media = join(root, 'spec/media', file);
  expect(existsSync(media)).toBe(false);
  const image = { kind: 'image', file, alt: { es: 'La oficina', en: 'The office' } };
  await change({ edit: { kind: 'value', at: [...blocks, 0, 'image'], value: image } });
  expect(readFileSync(media).equals(photo)).toBe(true);
  isDone(await studio.undo());
  expect(existsSync(media)).toBe(false);
  isDone(await studio.redo());
  expect(readFileSync(media).equals(photo)).toBe(true);

  expect(await studio.uploads.take('notes.jpg', Buffer.from('no picture'))).toMatchObject({
    ok: false,
    code: 'image/broken',
  });
  expect(
    await studio.uploads.take('foto-de-la-oficina-2.jpg', await sharp(photo).rotate(90).jpeg().toBuffer()),
  ).toMatchObject({ file: 'foto-de-la-oficina-2-2.jpg' });
  for (const [given, stored] of [
    ['CON.jpg', 'con-1.jpg'],
    ['..\\..\\-rf .jpg', 'rf.jpg'],
    ['.jpg', 'picture.jpg'],
  ] as const)
    expect(await studio.uploads.take(given, photo)).toMatchObject({ file: stored });
});

test('only pages of the studio at its own address get responses', () => {
  const token = 'a-token';
  const good = {
    host: '127.0.0.1:3002',
    origin: 'http://127.0.0.1:3002',
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    [tokenHeader]: token,
  };
  const ask = (headers: Record<string, string | undefined>, method = 'POST', url = '/__studio/edit') =>
    refusalOf({ method, url, headers: { ...good, ...headers } }, 3002, token)?.status;
  expect(ask({})).toBeUndefined();
  expect(ask({ host: 'localhost:3002', origin: 'http://localhost:3002' })).toBeUndefined();
  expect(ask({ host: 'evil.example:3002' })).toBe(403);
  expect(ask({ host: '127.0.0.1:3003' })).toBe(403);
  expect(ask({ origin: 'http://localhost:9999' })).toBe(403);
  expect(ask({ origin: 'null' })).toBe(403);
  expect(ask({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(ask({ [tokenHeader]: 'another' })).toBe(403);
  expect(ask({ [tokenHeader]: undefined })).toBe(403);
  expect(ask({ 'content-type': 'text/plain' })).toBe(415);
  expect(ask({}, 'GET')).toBe(405);
  // A page from before a restart asks for the token that loading again would give it.
  const renew = (headers: Record<string, string>, method = 'POST') =>
    ask({ [tokenHeader]: 'another', ...headers }, method, '/__studio/token');
  expect(renew({})).toBeUndefined();
  expect([renew({ origin: 'http://localhost:9999' }), renew({ 'sec-fetch-site': 'cross-site' })]).toEqual([403, 403]);
  expect([renew({}, 'GET'), renew({ 'content-type': 'text/plain' })]).toEqual([405, 415]);
  for (const url of ['*', 'http://', 'http://a/inicio', '/\\evil.example', '/%zz'])
    expect(ask({}, 'GET', url)).toBe(400);
  // Anybody can open a page, but no script of another origin can read it.
  expect(
    ask({ origin: undefined, 'sec-fetch-site': 'cross-site', [tokenHeader]: undefined }, 'GET', '/inicio'),
  ).toBeUndefined();
  expect(ask({ origin: 'http://localhost:9999' }, 'GET', '/inicio')).toBe(403);
});
