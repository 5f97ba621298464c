import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import type { SpecPath } from '../../site/studio/contract.ts';
import { Studio } from '../../site/studio/server/studio.ts';
import { makeProject } from '../generator/support/project.ts';
import { beginHistory, gitIn } from '../support/repository.ts';
import { media } from './support/studio-project.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const PAGE = `import { definePage, formSection, hero, message, statement } from '#schema';

export const home = definePage({
  id: 'home',
  layout: 'home',
  title: { es: 'Inicio de la firma', en: 'Home of the firm' },
  description: {
    es: 'Servicios legales y contables para empresas en México, con un equipo de abogados y contadores que trabajan juntos.',
    en: 'Legal and accounting services for companies in Mexico, by a team of lawyers and accountants who work together.',
  },
  blocks: [
    hero({ heading: { es: 'Bienvenidos', en: 'Welcome' }, lead: { es: 'Aquí empieza.', en: 'It begins here.' } }),

    statement({ heading: { es: 'Horario', en: 'Hours' }, paragraphs: [{ es: 'De nueve a seis.', en: 'From nine to six.' }] }),

    formSection({ id: 'write', heading: message('contact.heading'), lead: { es: 'Le leemos.', en: 'We read you.' }, form: 'contact' }),
  ],
});
`;

/** Somebody who commits to the project's branch. */
interface Committer {
  readonly name: string;
  readonly message: string;
}

const PROGRAMMER: Committer = { name: 'Pablo', message: 'Rewrite the greeting' };
const COLLEAGUE: Committer = { name: 'Luis', message: 'Greet\n\n- Inicio: «Bienvenidos» → «Buenas»' };
const BACK: Committer = { name: 'Luis', message: 'Go back\n\nBack-To: 2026-11-26-1\nPublication: 2026-11-28-3' };

/** The studio on its own branch, beside the project's branch `main`. */
async function startStudio() {
  const { root, write, read } = makeProject();
  write('spec/page.ts', PAGE);
  write(
    'spec/index.ts',
    "import { base, notFound, thanks } from './base.ts';\nimport { home } from './page.ts';\n\nexport default { ...base, pages: [home, thanks, notFound] };\n",
  );
  write('site/generated/media.ts', media);
  mkdirSync(join(root, 'node_modules'));
  beginHistory(root);
  const git = (...args: string[]): string => gitIn(root, ...args);
  git('switch', '-q', '-c', 'studio-edits');
  const main = temporaryDirectory(onTestFinished);
  git('worktree', 'add', '-q', '-f', main, 'main');
  const studio = new Studio({
    root,
    generate: () => Promise.resolve(undefined),
    branch: 'studio-edits',
    upstream: () => Promise.resolve([git('rev-parse', 'main')]),
  });
  const [ana, luis] = ['Ana', 'Luis'].map((name) => studio.as({ name, email: `${name}@firm.example` })) as [
    Studio,
    Studio,
  ];
  const site = await studio.site.read(studio.site.drafts());
  if (!site.ok) throw new Error(JSON.stringify(site.problems[0]));
  const blocks: SpecPath = ['pages', site.spec.pages.findIndex(({ id }) => id === 'home'), 'blocks'];
  return {
    git,
    studio,
    ana,
    luis,
    page: () => read('spec/page.ts'),
    /** Edits the heading of a block. */
    async edit(block: number, es: string, seen: { es: string; en: string }, by = ana): Promise<void> {
      const at = [...blocks, block, 'heading'];
      expect(await by.edit([{ edit: { kind: 'text', at, texts: { es } }, seen }])).toMatchObject({ ok: true });
    },
    /** Commits to `main`. */
    commit({ name, message }: Committer, file: string, text: string): void {
      writeFileSync(join(main, file), text);
      gitIn(main, 'add', '--all');
      gitIn(main, 'commit', '-q', `--author=${name} <${name}@firm.example>`, '-m', message);
    },
    save: (keep?: 'mine' | 'theirs') => ana.save({ title: 'Greet', language: 'es', keep }),
    /** Whether the studio's branch contains the project's, and what it says. */
    saved: () => ({
      follows: git('merge-base', 'studio-edits', 'main') === git('rev-parse', 'main'),
      page: git('show', 'studio-edits:spec/page.ts'),
    }),
  };
}

const WELCOME = { es: 'Bienvenidos', en: 'Welcome' };
const HOURS = { es: 'Horario', en: 'Hours' };

test('what was committed meanwhile arrives when a page is opened, below the unsaved changes, which can be undone and saved', async () => {
  const { git, studio, page, edit, commit, save, saved } = await startStudio();
  await edit(0, 'Hola', WELCOME);
  commit(PROGRAMMER, 'engine.txt', 'new\n');
  const both = PAGE.replace('Horario', 'Horas');
  commit(PROGRAMMER, 'spec/page.ts', both);
  await studio.describeSite();
  expect(page()).toBe(both.replace('Bienvenidos', 'Hola'));
  expect(git('status', '--porcelain').trim()).toBe('M spec/page.ts');
  expect(git('diff', '--numstat', 'HEAD')).toBe('1\t1\tspec/page.ts');
  expect(saved().follows).toBe(true);

  expect(await studio.undo()).toMatchObject({ ok: true });
  expect(page()).toBe(both);
  expect(await studio.redo()).toMatchObject({ ok: true });
  expect(await save()).toMatchObject({ ok: true });
  expect(`${saved().page}\n`).toBe(both.replace('Bienvenidos', 'Hola'));
  expect(git('status', '--porcelain')).toBe('');
  expect(git('log', '--format=%an', '--no-merges', 'main..studio-edits')).toBe('Ana');
});

test.each([
  ['unsaved, after a programmer', PROGRAMMER, 'studio/follow-commit', false],
  ['unsaved, after a colleague elsewhere', COLLEAGUE, 'studio/follow-saved', false],
  ['saved before, after a programmer', PROGRAMMER, 'studio/follow-commit', true],
] as const)(
  'a conflict says whose change it is, shows both versions, and lets choose: %s',
  async (_what, who, code, isSaved) => {
    for (const keep of ['mine', 'theirs'] as const) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- a project for each choice
      const { git, studio, page, edit, commit, save, saved } = await startStudio();
      /* oxlint-disable eslint/no-await-in-loop -- one step after the other */
      await edit(0, 'Hola', WELCOME);
      if (isSaved) {
        expect(await save()).toMatchObject({ ok: true });
        await edit(1, 'Horas', HOURS);
      }
      commit(who, 'spec/page.ts', PAGE.replace('Bienvenidos', 'Buenas'));
      const before = [git('rev-parse', 'HEAD'), page(), studio.journal.overview()];
      expect(await studio.describeSite()).toMatchObject({ conflict: { code } });
      expect(await save()).toMatchObject({
        ok: false,
        code,
        why: expect.stringContaining(`"${who.name}"`) as string,
        diverged: [
          { where: [{ texts: { es: 'Inicio', en: 'Home' } }, {}, {}], mine: { es: 'Hola' }, theirs: { es: 'Buenas' } },
        ],
      });
      expect([git('rev-parse', 'HEAD'), page(), studio.journal.overview()]).toEqual(before);

      expect(await save(keep)).toMatchObject({ ok: true, overview: { changes: [] } });
      const chosen = PAGE.replace('Bienvenidos', keep === 'mine' ? 'Hola' : 'Buenas');
      const expected = isSaved ? chosen.replace('Horario', 'Horas') : chosen;
      expect([saved().follows, `${saved().page}\n`, page()]).toEqual([true, expected, expected]);
      /* oxlint-enable eslint/no-await-in-loop */
    }
  },
);

test('a conflict of what is saved already is shown when a page is opened, and decided without another edit', async () => {
  const { studio, edit, commit, save, saved } = await startStudio();
  await edit(0, 'Hola', WELCOME);
  await save();
  commit(PROGRAMMER, 'spec/page.ts', PAGE.replace('Bienvenidos', 'Buenas'));
  expect(await studio.describeSite()).toMatchObject({ conflict: { diverged: [{ mine: { es: 'Hola' } }] } });
  expect(await save('theirs')).toMatchObject({ ok: true });
  expect(saved()).toEqual({ follows: true, page: PAGE.replace('Bienvenidos', 'Buenas').trimEnd() });
  expect(await studio.describeSite()).not.toHaveProperty('conflict');
});

test.each([false, true])('an edit wins over going back to an earlier version; saved before: %s', async (isSaved) => {
  const { edit, commit, save, saved, page } = await startStudio();
  await edit(0, 'Hola', WELCOME);
  if (isSaved) {
    await save();
    await edit(1, 'Horas', HOURS);
  }
  commit(BACK, 'spec/page.ts', PAGE.replace('Bienvenidos', 'Buenas'));
  expect(await save()).toMatchObject({ ok: true });
  expect(saved()).toEqual({ follows: true, page: page().trimEnd() });
  expect(page()).toContain("es: 'Hola'");
});

test('with a colleague: unsaved changes keep their authors, and either of them decides a conflict', async () => {
  const { git, ana, luis, edit, commit, save, saved, page } = await startStudio();
  await edit(0, 'Hola', WELCOME);
  await edit(1, 'Horas', HOURS, luis);
  commit(PROGRAMMER, 'spec/page.ts', PAGE.replace('Le leemos', 'Leemos'));
  expect(await save()).toMatchObject({ ok: true, overview: { changes: [{ by: { name: 'Luis' }, isOwn: false }] } });
  expect(git('log', '--format=%an', '--no-merges', 'main..studio-edits')).toBe('Ana');
  expect(saved().page).toContain("es: 'Horario'");
  await edit(0, 'Buen día', { ...WELCOME, es: 'Hola' }, luis);

  commit(PROGRAMMER, 'spec/page.ts', PAGE.replace('Horario', 'Tiempo').replace('Le leemos', 'Leemos'));
  for (const one of [ana, luis])
    // oxlint-disable-next-line eslint/no-await-in-loop -- one request after the other
    expect(await one.describeSite()).toMatchObject({
      conflict: { diverged: [{ mine: { es: 'Horas' }, theirs: { es: 'Tiempo' } }] },
    });
  // She has nothing to save. His other change stays.
  expect(await save('theirs')).toMatchObject({ ok: true, overview: { changes: [{ by: { name: 'Luis' } }] } });
  expect(saved().follows).toBe(true);
  expect(saved().page).toContain("es: 'Tiempo'");
  expect(saved().page).toContain("es: 'Hola'");
  expect(`${saved().page.replace("'Hola'", "'Buen día'")}\n`).toBe(page());
});

test('a text on the same line as a published one does not conflict with it', async () => {
  const { edit, commit, save, page } = await startStudio();
  await edit(0, 'Hola', WELCOME);
  commit(PROGRAMMER, 'spec/page.ts', PAGE.replace('Aquí empieza.', 'Pase.'));
  expect(await save()).toMatchObject({ ok: true });
  expect(page()).toBe(PAGE.replace('Aquí empieza.', 'Pase.').replace('Bienvenidos', 'Hola'));
});
