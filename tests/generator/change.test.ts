import { describe, expect, it } from 'vitest';
import { hashOf } from '../../generator/files.ts';
import type { Page, SiteSpec } from '../../generator/schema/index.ts';
import { takeSnapshot } from '../../generator/write/snapshot.ts';
import { changeLines } from '../../generator/write/spec-changes.ts';
import { makeGenerated, type Project } from './support/project.ts';
import { base, withBlocks } from './valid-spec.ts';

const manifest = 'site/generated/manifest.json';
const snapshot = 'site/generated/snapshot.json';

/** Compiles a project, changes it, and returns the changes that `--check` lists. */
async function listedChanges(change: (project: Project) => void): Promise<string[]> {
  const project = await makeGenerated();
  change(project);
  const { status, err } = await project.generate(['--check']);
  expect(status).toBe(1);
  return changesIn(err);
}

function changesIn(output: string): string[] {
  return output.split('\n').flatMap((line) => /^ {2}• (.*)$/.exec(line)?.[1] ?? []);
}

/** The description of the change from one spec to another. */
function describeChange(before: SiteSpec, after: SiteSpec): string[] {
  return changeLines(takeSnapshot(before), takeSnapshot(after));
}

function translated(text: string): { es: string; en: string } {
  return { es: text, en: `${text} (en)` };
}

const [home, ...others] = base.pages;

function questions(...numbers: readonly number[]) {
  return {
    kind: 'faq',
    heading: translated('Preguntas'),
    items: numbers.map((n) => ({ question: translated(`¿Pregunta ${n}?`), answer: translated(`Respuesta de ${n}.`) })),
  };
}

describe('the description of a change', () => {
  const { firm, routes, forms, tables } = base;
  const { contact } = forms;
  const { name } = contact!.fields;
  const place = '/inicio › faq › items';
  it.each<[string, SiteSpec, SiteSpec, string[]]>([
    [
      'names the language of a changed text',
      base,
      { ...base, pages: [{ ...home, title: { ...home?.title, es: 'Otro' } } as Page, ...others] },
      [expect.stringMatching(/^\/inicio › title \(es\): ".+" → "Otro"$/) as string],
    ],
    [
      'shows the old and new value of a setting',
      base,
      { ...base, firm: { ...firm, phone: '+52 55 1111 1111' } },
      ['firm › phone: "+52 55 0000 0000" → "+52 55 1111 1111"'],
    ],
    [
      'names an added column',
      base,
      {
        ...base,
        tables: { leads: { ...tables['leads']!, columns: { ...tables['leads']!.columns, at: { type: 'timestamp' } } } },
      },
      ['tables › leads › columns › at added'],
    ],
    [
      'shows the old and new path of a page',
      base,
      { ...base, routes: { ...routes, pages: { ...routes.pages, home: { ...routes.pages['home']!, path: '/casa' } } } },
      ['routes › pages › home › path: "/inicio" → "/casa"'],
    ],
    [
      'lists added redirects and a changed status',
      base,
      {
        ...base,
        routes: {
          ...routes,
          redirects: [
            { from: '/', to: 'home', status: 308 },
            { from: '/viejo', to: 'home' },
          ],
        },
      },
      ['routes › redirects › / › status: nothing → 308', 'routes › redirects: {"from":"/viejo","to":"home"} added'],
    ],
    [
      'lists each changed setting of a form field',
      base,
      {
        ...base,
        forms: {
          contact: {
            ...contact!,
            fields: { ...contact!.fields, name: { ...name, max: 9, label: translated('Apodo') } },
          },
        },
      } as SiteSpec,
      [
        expect.stringMatching(/^forms › contact › fields › name › label \(es\): ".+" → "Apodo"$/) as string,
        expect.stringMatching(/^forms › contact › fields › name › label \(en\): ".+" → "Apodo \(en\)"$/) as string,
        expect.stringMatching(/^forms › contact › fields › name › max: .+ → 9$/) as string,
      ],
    ],
    [
      'lists only the inserted entry, not those after it',
      withBlocks(questions(1, 2, 3)),
      withBlocks(questions(6, 1, 2, 3)),
      [`${place}: "¿Pregunta 6?" added`],
    ],
    [
      'lists removed entries',
      withBlocks(questions(1, 2, 3)),
      withBlocks(questions(2)),
      [`${place}: "¿Pregunta 1?" removed`, `${place}: "¿Pregunta 3?" removed`],
    ],
    [
      'recognises a moved entry',
      withBlocks(questions(1, 2, 3)),
      withBlocks(questions(3, 1, 2)),
      [`${place}: "¿Pregunta 3?" moved`],
    ],
    [
      'summarises a new order of many entries',
      withBlocks(questions(1, 2, 3, 4)),
      withBlocks(questions(4, 3, 2, 1)),
      [`${place}: entries in another order`],
    ],
    [
      'shows the changed text of an entry',
      withBlocks(questions(1, 2)),
      withBlocks({
        ...questions(1, 2),
        items: [...questions(1).items, { question: translated('¿Pregunta 2?'), answer: translated('Otra.') }],
      }),
      [
        `${place} › 2 › answer (es): "Respuesta de 2." → "Otra."`,
        `${place} › 2 › answer (en): "Respuesta de 2. (en)" → "Otra. (en)"`,
      ],
    ],
    [
      'tells an added block from a changed block of another kind after it',
      withBlocks(questions(1)),
      withBlocks({ kind: 'statement', heading: translated('Ojo'), paragraphs: [translated('Sí.')] }, questions(2)),
      [
        `${place} › 1 › question (es): "¿Pregunta 1?" → "¿Pregunta 2?"`,
        `${place} › 1 › question (en): "¿Pregunta 1? (en)" → "¿Pregunta 2? (en)"`,
        `${place} › 1 › answer (es): "Respuesta de 1." → "Respuesta de 2."`,
        `${place} › 1 › answer (en): "Respuesta de 1. (en)" → "Respuesta de 2. (en)"`,
        '/inicio: "Ojo" added',
      ],
    ],
    [
      'lists the removal of one of two equal entries',
      withBlocks(questions(1, 1)),
      withBlocks(questions(1)),
      [`${place}: "¿Pregunta 1?" removed`],
    ],
    [
      'shortens a long value to the part that differs',
      { ...base, firm: { ...firm, phone: `${'Un número muy largo '.repeat(5)}uno` } },
      { ...base, firm: { ...firm, phone: `${'Un número muy largo '.repeat(5)}dos` } },
      [expect.stringMatching(/^firm › phone: ….{20}uno" → ….{20}dos"$/) as string],
    ],
  ])('%s', (_, before, after, expected) => expect(describeChange(before, after)).toEqual(expected));

  it('names an article and the language in which it changed', async () => {
    const { blog } = (await import(new URL('../fixtures/blog.ts', import.meta.url).href)) as { blog: SiteSpec };
    const [first, ...rest] = blog.articles!.entries;
    const edited = { ...first!, title: { ...first!.title, es: 'Otro título' } } as typeof first;
    expect(describeChange(blog, { ...blog, articles: { ...blog.articles!, entries: [edited!, ...rest] } })).toEqual([
      `articles › ${first!.slug} (es) changed`,
    ]);
  });
});

describe('--check', () => {
  it('lists the migration that a change would add', async () => {
    expect(
      await listedChanges((project) => project.edit('spec/base.ts', 'insertsPerMinute: 10', 'insertsPerMinute: 20')),
    ).toEqual([
      'integrations › backend › insertsPerMinute: 10 → 20',
      expect.stringMatching(/^new migration 0002_\w+\.sql$/),
    ]);
  });

  it('does not list generated files that were only deleted or edited by hand', async () => {
    expect(
      await listedChanges((project) => {
        project.remove('site/generated/forms/contact.ts');
        project.remove('site/generated/services.ts');
        project.write('site/generated/site.ts', '// mine\n');
        project.edit('spec/base.ts', "'Le leemos.'", "'Le leemos pronto.'");
      }),
    ).toEqual([expect.stringMatching(/^\/inicio › .+ \(es\): "Le leemos\." → "Le leemos pronto\."$/)]);
  });

  it('does not list differences that come from another version of the generator', async () => {
    const project = await makeGenerated();
    const path = 'site/generated/routes.ts';
    const content = '// Generated\nexport const routes = [];\n';
    const { files } = JSON.parse(project.read(manifest)) as { files: Record<string, object> };
    project.write(manifest, JSON.stringify({ files: { ...files, [path]: { ...files[path], hash: hashOf(content) } } }));
    project.write(path, content);
    const { err } = await project.generate(['--check']);
    expect(err).toContain('changed         site/generated/routes.ts');
    expect(changesIn(err)).toEqual([]);
  });

  it('reports that it cannot describe the change without a valid snapshot', async () => {
    const afterDamage = async (damage: (project: Project) => void): Promise<string[]> => {
      const project = await makeGenerated();
      damage(project);
      // Nothing has changed.
      expect(changesIn((await project.generate(['--check'])).err)).toEqual([]);
      project.edit('spec/base.ts', "'Le leemos.'", "'Le leemos pronto.'");
      const lines = changesIn((await project.generate(['--check'])).err);
      expect(await project.generate()).toMatchObject({ status: project.read(snapshot).startsWith('<<<') ? 1 : 0 });
      return lines;
    };
    expect(await afterDamage((project) => project.remove(snapshot))).toEqual([
      expect.stringContaining('snapshot.json was deleted'),
    ]);
    expect(await afterDamage((project) => project.write(snapshot, `<<<<<<< ours\n${project.read(snapshot)}`))).toEqual([
      expect.stringContaining('edited by hand, or has an unresolved merge'),
    ]);
  });
});
