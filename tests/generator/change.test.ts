import { describe, expect, it } from 'vitest';
import { hashOf } from '../../generator/files.ts';
import type { Block, Page, SiteSpec } from '../../generator/schema/index.ts';
import { takeSnapshot } from '../../generator/write/snapshot.ts';
import { changeLines } from '../../generator/write/describe-change.ts';
import { makeGenerated } from './support/project.ts';
import type { Project } from './support/project.ts';
import { base } from './valid-spec.ts';

const read = expect.stringMatching(/^\/inicio › .+ \(es\): "Le leemos\." → "Le leemos pronto\."$/) as string;
const manifest = 'site/generated/manifest.json';
const snapshot = 'site/generated/snapshot.json';

/** Writes a file as if an earlier generator had written it. */
function writeAsGenerated(project: Project, path: string, content: string): void {
  const { files } = JSON.parse(project.read(manifest)) as { files: Record<string, object> };
  project.write(manifest, JSON.stringify({ files: { ...files, [path]: { ...files[path], hash: hashOf(content) } } }));
  project.write(path, content);
}

/** Compiles a project, changes its spec, and returns the lines of `--check`. */
async function changed(change: (project: Project) => void): Promise<string[]> {
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
function described(before: SiteSpec, after: SiteSpec): string[] {
  return changeLines(takeSnapshot(before), takeSnapshot(after));
}

function both(words: string): { es: string; en: string } {
  return { es: words, en: `${words} (en)` };
}

const [home, ...others] = base.pages;
if (!home) throw new Error('the base has no home page');
const withBlocks = (...blocks: readonly Block[]): SiteSpec => ({
  ...base,
  pages: [{ ...home, blocks: [...home.blocks, ...blocks] }, ...others],
});

function questions(...numbers: (number | string)[]): Block {
  return {
    kind: 'faq',
    heading: both('Preguntas'),
    items: numbers.map((n) => ({ question: both(`¿Pregunta ${n}?`), answer: both(`Respuesta de ${n}.`) })),
  };
}

describe('a change is described by the place and what differs there:', () => {
  const { firm, routes, forms, tables } = base as SiteSpec;
  const { contact } = forms;
  const { name } = contact!.fields;
  const place = '/inicio › faq › items';
  it.each<[string, SiteSpec, SiteSpec, string[]]>([
    [
      'a text, language by language',
      base,
      { ...base, pages: [{ ...home, title: { ...home.title, es: 'Otro' } } as Page, ...others] },
      [expect.stringMatching(/^\/inicio › title \(es\): ".+" → "Otro"$/) as string],
    ],
    [
      'a setting',
      base,
      { ...base, firm: { ...firm, phone: '+52 55 1111 1111' } },
      ['firm › phone: "+52 55 0000 0000" → "+52 55 1111 1111"'],
    ],
    [
      'a setting that comes and one that goes',
      base,
      {
        ...base,
        tables: { leads: { ...tables['leads']!, columns: { ...tables['leads']!.columns, at: { type: 'timestamp' } } } },
      },
      ['tables › leads › columns › at added'],
    ],
    [
      'a page that moves',
      base,
      { ...base, routes: { ...routes, pages: { ...routes.pages, home: { ...routes.pages['home']!, path: '/casa' } } } },
      ['routes › pages › home › path: "/inicio" → "/casa"'],
    ],
    [
      'redirects that come, go and answer otherwise',
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
      'a field of a form',
      base,
      {
        ...base,
        forms: {
          contact: { ...contact!, fields: { ...contact!.fields, name: { ...name, max: 9, label: both('Apodo') } } },
        },
      } as SiteSpec,
      [
        expect.stringMatching(/^forms › contact › fields › name › label \(es\): ".+" → "Apodo"$/) as string,
        expect.stringMatching(/^forms › contact › fields › name › label \(en\): ".+" → "Apodo \(en\)"$/) as string,
        expect.stringMatching(/^forms › contact › fields › name › max: .+ → 9$/) as string,
      ],
    ],
    [
      'an entry that is put in, and not that all after it are others',
      withBlocks(questions(1, 2, 3)),
      withBlocks(questions(6, 1, 2, 3)),
      [`${place}: "¿Pregunta 6?" added`],
    ],
    [
      'entries that go',
      withBlocks(questions(1, 2, 3)),
      withBlocks(questions(2)),
      [`${place}: "¿Pregunta 1?" removed`, `${place}: "¿Pregunta 3?" removed`],
    ],
    [
      'an entry that is moved',
      withBlocks(questions(1, 2, 3)),
      withBlocks(questions(3, 1, 2)),
      [`${place}: "¿Pregunta 3?" moved`],
    ],
    [
      'entries in another order',
      withBlocks(questions(1, 2, 3, 4)),
      withBlocks(questions(4, 3, 2, 1)),
      [`${place}: entries in another order`],
    ],
    [
      'an entry of which a word differs',
      withBlocks(questions(1, 2)),
      withBlocks({
        ...questions(1, 2),
        items: [
          ...(questions(1) as Extract<Block, { kind: 'faq' }>).items,
          { question: both('¿Pregunta 2?'), answer: both('Otra.') },
        ],
      } as Block),
      [
        `${place} › 2 › answer (es): "Respuesta de 2." → "Otra."`,
        `${place} › 2 › answer (en): "Respuesta de 2. (en)" → "Otra. (en)"`,
      ],
    ],
    [
      'a block before one of another kind that differs too',
      withBlocks(questions(1)),
      withBlocks({ kind: 'statement', heading: both('Ojo'), paragraphs: [both('Sí.')] }, questions(2)),
      [
        `${place} › 1 › question (es): "¿Pregunta 1?" → "¿Pregunta 2?"`,
        `${place} › 1 › question (en): "¿Pregunta 1? (en)" → "¿Pregunta 2? (en)"`,
        `${place} › 1 › answer (es): "Respuesta de 1." → "Respuesta de 2."`,
        `${place} › 1 › answer (en): "Respuesta de 1. (en)" → "Respuesta de 2. (en)"`,
        '/inicio: "Ojo" added',
      ],
    ],
    [
      'two equal entries of which one goes',
      withBlocks(questions(1, 1)),
      withBlocks(questions(1)),
      [`${place}: "¿Pregunta 1?" removed`],
    ],
    [
      'of a long value the part that differs',
      { ...base, firm: { ...firm, phone: `${'Un número muy largo '.repeat(5)}uno` } },
      { ...base, firm: { ...firm, phone: `${'Un número muy largo '.repeat(5)}dos` } },
      [expect.stringMatching(/^firm › phone: ….{20}uno" → ….{20}dos"$/) as string],
    ],
  ])('%s', (_, before, after, expected) => expect(described(before, after)).toEqual(expected));

  it('of an article, in which language it changed', async () => {
    const { blog } = (await import(new URL('../fixtures/blog.ts', import.meta.url).href)) as { blog: SiteSpec };
    const [first, ...rest] = blog.articles!.entries;
    const edited = { ...first!, title: { ...first!.title, es: 'Otro título' } } as typeof first;
    expect(described(blog, { ...blog, articles: { ...blog.articles!, entries: [edited!, ...rest] } })).toEqual([
      `articles › ${first!.slug} (es) changed`,
    ]);
  });
});

describe('what a run lists', () => {
  it('names the migration', async () => {
    const lines = await changed((project) =>
      project.edit('spec/base.ts', 'insertsPerMinute: 10', 'insertsPerMinute: 20'),
    );
    expect(lines).toEqual([
      'integrations › backend › insertsPerMinute: 10 → 20',
      expect.stringMatching(/^new migration 0002_\w+\.sql$/),
    ]);
  });

  it('does not mention a file that was only deleted or edited by hand', async () => {
    expect(
      await changed((project) => {
        project.remove('site/generated/forms/contact.ts');
        project.remove('site/generated/services.ts');
        project.write('site/generated/site.ts', '// mine\n');
        project.edit('spec/base.ts', "'Le leemos.'", "'Le leemos pronto.'");
      }),
    ).toEqual([read]);
  });

  it('describes what changed in the spec, not what another generator writes', async () => {
    const project = await makeGenerated();
    writeAsGenerated(project, 'site/generated/routes.ts', '// Generated\nexport const routes = [];\n');
    const { err } = await project.generate(['--check']);
    expect(err).toContain('changed         site/generated/routes.ts');
    expect(changesIn(err)).toEqual([]);
  });

  it('says that it cannot describe the change without a valid snapshot', async () => {
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
