import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

import { valueAt } from '../../../generator/read/shape.ts';
import type { EditOutcome, SeenEdit, SpecPath } from '../../../site/studio/contract.ts';
import { Studio, type StudioOptions } from '../../../site/studio/server/studio.ts';
import { makeProject } from '../../generator/support/project.ts';
import { beginHistory, gitIn as git } from '../../support/repository.ts';

export type StudioProject = Awaited<ReturnType<typeof startStudio>>;

/** A project with its own spec files, under git, and the studio on it. `refuse` is what its generator says to a page. */
export async function startStudio({
  branch,
  refuse,
}: Pick<StudioOptions, 'branch'> & { readonly refuse?: (page: string) => string | undefined } = {}) {
  const project = makeProject();
  const { root } = project;
  project.write('spec/page.ts', page);
  project.write(
    'spec/index.ts',
    "import { base, notFound, thanks } from './base.ts';\nimport { home } from './page.ts';\n\nexport default { ...base, pages: [home, thanks, notFound] };\n",
  );
  project.write('site/generated/media.ts', media);
  mkdirSync(join(root, 'node_modules'));
  beginHistory(root);
  git(root, 'config', 'user.name', 'Ana');
  git(root, 'config', 'user.email', 'ana@firm.example');
  const checkouts: string[] = [];
  const open = (): Studio =>
    new Studio({
      root,
      ...(branch !== undefined && { branch }),
      generate: (checkout) => {
        const written = readFileSync(join(checkout, 'spec/page.ts'), 'utf8');
        checkouts.push(written);
        writeFileSync(join(checkout, 'generated.txt'), 'made\n');
        return Promise.resolve(refuse?.(written));
      },
    });
  const studio = open();
  const read = await studio.site.read(studio.site.drafts());
  if (!read.ok) throw new Error(JSON.stringify(read.problems[0]));
  const at = ['pages', read.spec.pages.findIndex(({ id }) => id === 'home')] as const;
  const blocks: SpecPath = [...at, 'blocks'];
  /** The version that a window has, which another one may change afterwards. */
  const see = async (path: SpecPath): Promise<never> => {
    const now = await studio.site.read(studio.site.drafts());
    return (now.ok ? valueAt(now.spec, path) : undefined) as never;
  };
  const text = async (path: SpecPath, texts: Record<string, string>): Promise<SeenEdit> => ({
    edit: { kind: 'text', at: path, texts },
    seen: await see(path),
  });
  const change = async (...edits: SeenEdit[]): Promise<void> => void isDone(await studio.edit(edits));
  const putText = async (path: SpecPath, texts: Record<string, string>): Promise<void> =>
    change(await text(path, texts));
  return {
    ...project,
    studio,
    change,
    putText,
    open,
    blocks,
    see,
    text,
    checkouts,
    page: () => project.read('spec/page.ts'),
  };
}

/** The generated facts of a picture. */
export const media = "export const images = { 'team/ana.jpg': { width: 800, height: 600, digest: 'a1b2c3d4e5f6' } };\n";

export const page = `import { definePage, formSection, hero, message, statement } from '#schema';

// The texts below are those of the fixture site.
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
    statement({ heading: { es: 'Lugar', en: 'Place' }, paragraphs: [{ es: 'En la Roma.', en: 'In Roma.' }] }),
    formSection({ id: 'write', heading: message('contact.heading'), lead: { es: 'Le leemos.', en: 'We read you.' }, form: 'contact' }),
  ],
});
`;

export function isDone(done: EditOutcome): EditOutcome {
  expect(done).toMatchObject({ ok: true });
  return done;
}
