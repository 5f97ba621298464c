import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';

import type { ListedChange, SeenEdit } from '../../site/studio/contract.ts';
import { neededFor } from '../../site/studio/server/journal.ts';
import { gitIn as git } from '../support/repository.ts';
import { isDone, page, startStudio, type StudioProject } from './support/studio-project.ts';

const ana = { name: 'Ana Ruiz', email: 'ana@firm.example' };
const luis = { name: 'Luis Gil', email: 'luis@firm.example' };

/** A studio behind the desk, which commits to `main`, as two people. */
async function startForTwo(refuse?: (page: string) => string | undefined) {
  const project = await startStudio({ branch: 'main', ...(refuse && { refuse }) });
  return { ...project, ana: project.studio.as(ana), luis: project.studio.as(luis) };
}

/** Each change: the e-mail of its author, `*` if it is the reader's own, and the names of those it builds on. */
function listed(changes: readonly ListedChange[]): string[] {
  return changes.map(({ by, isOwn, needs = [] }) =>
    [`${by?.email}${isOwn ? '*' : ''}`, ...needs.map(({ name }) => name)].join(' < '),
  );
}

/** The commits since the beginning, the oldest first: author, committer and changed headings. */
function commits(root: string): string[] {
  const log = git(root, 'log', '--reverse', '--format=%an (%cn) %s: %b%x00', 'main');
  const [, ...saved] = log.split('\0').map((one) => one.trim());
  return saved.filter(Boolean);
}

async function putHeading({ text, blocks }: StudioProject, studio: StudioProject['studio'], block: number, es: string) {
  isDone(await studio.edit([await text([...blocks, block, 'heading'], { es })]));
}

test('undo, redo and discard take back one’s own changes, even on the line of a colleague’s later one', async () => {
  const project = await startForTwo();
  const { text, blocks } = project;
  await putHeading(project, project.ana, 0, 'Hola');
  isDone(await project.luis.edit([await text([...blocks, 0, 'lead'], { es: 'Pase.' })]));
  await putHeading(project, project.luis, 1, 'Horas');
  const all = project.page();
  expect(listed(project.ana.journal.overview(ana).changes)).toEqual([
    'ana@firm.example*',
    'luis@firm.example',
    'luis@firm.example',
  ]);

  isDone(await project.ana.undo());
  expect(project.page()).toBe(all.replace("'Hola'", "'Bienvenidos'"));
  // Nothing of hers is left to undo; and what a colleague changes does not end what she can redo.
  isDone(await project.ana.undo());
  await putHeading(project, project.luis, 2, 'Sitio');
  isDone(await project.luis.undo());
  isDone(await project.ana.redo());
  expect(project.page()).toBe(all);
  isDone(await project.ana.redo());
  isDone(await project.luis.discard());
  expect(project.page()).toBe(page.replace("'Bienvenidos'", "'Hola'"));
  expect(listed(project.ana.journal.overview(ana).changes)).toEqual(['ana@firm.example*']);
});

test('a change that a colleague has built on is not undone, and the reason names them', async () => {
  const project = await startForTwo();
  await putHeading(project, project.ana, 0, 'Hola');
  await putHeading(project, project.luis, 0, 'Hola a todos');
  const both = project.page();
  expect(await project.ana.undo()).toMatchObject({
    code: 'studio/built-on',
    why: expect.stringContaining('"Luis Gil"'),
  });
  expect(await project.ana.discard()).toMatchObject({ code: 'studio/built-on' });
  expect(project.page()).toBe(both);
  isDone(await project.luis.undo());
  isDone(await project.ana.undo());
  expect(project.page()).toBe(page);
});

test('a save commits one’s own changes, and leaves those of a colleague unsaved', async () => {
  const project = await startForTwo();
  const { root } = project;
  await putHeading(project, project.luis, 1, 'Horas');
  await putHeading(project, project.ana, 0, 'Hola');
  const all = project.page();
  isDone(await project.luis.undo());
  isDone(await project.luis.redo());
  expect(await project.ana.save({ title: 'Greet', language: 'es' })).toMatchObject({ ok: true });
  expect(commits(root)).toEqual([
    'Ana Ruiz (Ana Ruiz) Greet: - Inicio › Encabezado › Título en la página (español): «Bienvenidos» → «Hola»',
  ]);
  expect(`${git(root, 'show', 'main:spec/page.ts')}\n`).toBe(page.replace("'Bienvenidos'", "'Hola'"));
  expect(project.page()).toBe(all);
  expect(listed(project.luis.journal.overview(luis).changes)).toEqual(['luis@firm.example*']);
  expect(await project.ana.save({ title: 'Again', language: 'es' })).toMatchObject({ code: 'studio/nothing' });
  isDone(await project.luis.undo());
  expect(`${git(root, 'show', 'main:spec/page.ts')}\n`).toBe(project.page());
});

test('a save with a colleague’s changes commits in the order they were made, each in its author’s name', async () => {
  const project = await startForTwo();
  await putHeading(project, project.ana, 0, 'Hola');
  await putHeading(project, project.luis, 1, 'Horas');
  await putHeading(project, project.luis, 2, 'Sitio');
  await putHeading(project, project.ana, 0, 'Buenas');
  const saved = await project.ana.save({ title: 'Todo', language: 'es', others: [luis.email] });
  expect(saved).toMatchObject({ ok: true, overview: { changes: [] } });
  expect(commits(project.root)).toEqual([
    'Ana Ruiz (Ana Ruiz) Todo: - Inicio › Encabezado › Título en la página (español): «Bienvenidos» → «Hola»',
    'Luis Gil (Ana Ruiz) Todo: - Inicio › Declaración 1 › Título en la página (español): «Horario» → «Horas»\n' +
      '- Inicio › Declaración 2 › Título en la página (español): «Lugar» → «Sitio»',
    'Ana Ruiz (Ana Ruiz) Todo: - Inicio › Encabezado › Título en la página (español): «Hola» → «Buenas»',
  ]);
  expect(git(project.root, 'status', '--porcelain', 'spec')).toBe('');
});

test('what one’s own change builds on is saved with it, in the name of its author, and is listed before', async () => {
  const project = await startForTwo();
  await putHeading(project, project.luis, 1, 'Horas');
  await putHeading(project, project.luis, 0, 'Hola');
  await putHeading(project, project.ana, 0, 'Hola a todos');
  expect(listed(project.ana.journal.overview(ana).changes)).toEqual([
    'luis@firm.example',
    'luis@firm.example',
    'ana@firm.example* < Luis Gil',
  ]);
  isDone((await project.ana.save({ title: 'Greet', language: 'es' })) as never);
  expect(commits(project.root)).toEqual([
    'Luis Gil (Ana Ruiz) Greet: - Inicio › Encabezado › Título en la página (español): «Bienvenidos» → «Hola»',
    'Ana Ruiz (Ana Ruiz) Greet: - Inicio › Encabezado › Título en la página (español): «Hola» → «Hola a todos»',
  ]);
  expect(listed(project.ana.journal.overview(ana).changes)).toEqual(['luis@firm.example']);
});

test.each<[string, after: string, needed: readonly number[]]>([
  ['uses what was imported', 'hero();\n\n\n\nimage();\n\n\n\nimage();', [0, 1]],
  ['uses something else', 'hero(2);\n\n\n\nimage();\n', [1]],
  ['changes the line', 'hero();\n\n\n\nimage(2);\n', [0, 1]],
])('a change needs an earlier one in the same file if it %s', (_name, after, needed) => {
  const [first, second] = ["import { hero } from '#schema';", "import { hero, image } from '#schema';"];
  const changes = [
    { before: `${first}\nhero();\n`, after: `${second}\nhero();\n\n\n\nimage();\n` },
    { before: `${second}\nhero();\n\n\n\nimage();\n`, after: `${second}\n${after}` },
  ].map((file, index) => ({
    when: `${after}${index}`,
    lines: [],
    pictures: [],
    files: [{ path: 'page.ts', ...file }],
  }));
  expect(neededFor(changes, [1])).toEqual(needed);
});

test('a save that only works with a colleague’s changes says whose, and commits nothing', async () => {
  const project = await startForTwo((written) => (written.includes('Horas') ? undefined : 'spec/page.ts: no hours'));
  await putHeading(project, project.luis, 1, 'Horas');
  await putHeading(project, project.ana, 0, 'Hola');
  expect(await project.ana.save({ title: 'Greet', language: 'es' })).toMatchObject({
    code: 'studio/needs-others',
    why: expect.stringContaining('"Luis Gil"') as string,
  });
  expect([commits(project.root), project.ana.journal.overview(ana).changes.length]).toEqual([[], 2]);
  isDone((await project.ana.save({ title: 'All', language: 'es', others: [luis.email] })) as never);
});

test('a picture that a colleague has used too stays when the first use is undone, and is saved with theirs', async () => {
  const project = await startForTwo();
  const { root, blocks, see } = project;
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#557788' } })
    .png()
    .toBuffer();
  const show = async (file: string) => {
    await project.studio.uploads.take(file, photo);
    const at = [...blocks, 0, 'image'];
    const value = { kind: 'image', file, decorative: true } as const;
    isDone(await project.ana.edit([{ edit: { kind: 'value', at, value }, seen: await see(at) }]));
    return value;
  };
  await show('street.png');
  isDone((await project.ana.save({ title: 'Show', language: 'es' })) as never);
  const image = await show('office.png');
  const gallery = { kind: 'gallery', heading: { es: 'Oficina', en: 'Office' }, items: [1, 2].map(() => ({ image })) };
  const item = { edit: { kind: 'insert', list: blocks, index: 2, item: gallery }, seen: await see([...blocks, 2]) };
  isDone(await project.luis.edit([item as SeenEdit]));
  isDone(await project.ana.undo());
  expect(existsSync(join(root, 'spec/media/office.png'))).toBe(true);
  isDone((await project.luis.save({ title: 'Show', language: 'es' })) as never);
  expect(git(root, 'ls-files', 'spec/media')).toContain('office.png');
  expect(git(root, 'show', 'main:spec/page.ts')).toContain('office.png');
});

test('changes of an older journal belong to nobody: anybody undoes and saves them', async () => {
  const project = await startForTwo();
  const { root, studio } = project;
  await putHeading(project, studio, 0, 'Hola');
  await putHeading(project, studio, 1, 'Horas');
  expect(project.read('.studio/changes.json')).not.toContain('"by"');
  expect(listed(project.luis.journal.overview(luis).changes)).toEqual(['undefined*', 'undefined*']);
  isDone(await project.luis.undo());
  isDone((await project.ana.save({ title: 'Greet', language: 'es' })) as never);
  expect(commits(root)).toEqual([
    'Ana Ruiz (Ana Ruiz) Greet: - Inicio › Encabezado › Título en la página (español): «Bienvenidos» → «Hola»',
  ]);
});
