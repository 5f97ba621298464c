import { describe, expect, it } from 'vitest';
import { hashOf } from '../../generator/output/content.ts';
import { makeGenerated, makeProject } from './support/project.ts';
import type { Project } from './support/project.ts';

const index = 'spec/index.ts';
const manifest = 'site/generated/manifest.json';
const snapshot = 'site/generated/snapshot.json';

/** Puts a file there as if an earlier generator had written it. */
function writeAsGenerated(project: Project, path: string, content: string): void {
  const { files } = JSON.parse(project.read(manifest)) as { files: Record<string, object> };
  project.write(manifest, JSON.stringify({ files: { ...files, [path]: { ...files[path], hash: hashOf(content) } } }));
  project.write(path, content);
}

/** A compiled project, and then its spec changed: what `--check` says of that, a line each. */
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

/** The base with something in place of a part of it. */
function withPart(part: string, more = ''): string {
  return `import { base, contact, home, thanks, notFound, routes, pagePaths } from './base.ts';
import { definePage, faq, formSection, message, telField, textField } from '#schema';
${more}
export default { ...base, ${part} };
void [contact, home, thanks, notFound, routes, pagePaths, definePage, faq, formSection, message, telField, textField];
`;
}

describe('the change in the terms of the site', () => {
  it('names routes, aliases, redirects and addresses without a page that come and go', async () => {
    expect(
      await changed((project) =>
        project.write(
          index,
          withPart(`routes: { ...routes,
            pages: { ...pagePaths, home: { ...pagePaths.home, aliases: ['/casa'] }, new: { path: '/nueva', label: { es: 'Nueva', en: 'New' } } },
            redirects: [{ from: '/', to: 'home', status: 308 }, { from: '/viejo', to: 'home' }], unavailable: {} },
            pages: [home, thanks, notFound, { ...thanks, id: 'new', title: { es: 'Nueva', en: 'New' }, description: { es: thanks.description.es + ' Sí.', en: thanks.description.en + ' Yes.' } }]`),
        ),
      ),
    ).toEqual([
      '1 route added: /nueva',
      '1 alias added: /casa → /inicio',
      '1 alias removed: /hogar → /inicio',
      '1 redirect added: /viejo → /inicio',
      'redirect / now answers 308, no longer 302',
      '1 address without a page removed: /dashboard',
    ]);
  });

  it('tells a page that moved from one that came and one that went, and says it once', async () => {
    expect(
      await changed((project) => {
        project.edit('spec/base.ts', "path: '/inicio'", "path: '/casa'");
        project.edit('spec/base.ts', "path: '/gracias'", "path: '/muchas-gracias'");
        project.edit('spec/base.ts', ", indexable: false },\n  'not-found'", " },\n  'not-found'");
      }),
    ).toEqual([
      'home moved from /inicio to /casa',
      'thanks moved from /gracias to /muchas-gracias',
      '/muchas-gracias: search engines may list it now',
    ]);
  });

  it('says what a form asks for, takes and does', async () => {
    expect(
      await changed((project) => {
        project.edit(
          'spec/base.ts',
          "company: textField({ es: 'Empresa', en: 'Company' }),",
          "company: textField({ es: 'Compañía', en: 'Company' }, { required: true, max: 100 }),\n    phone: telField({ es: 'Teléfono', en: 'Telephone' }, { persist: false }),",
        );
        project.edit('spec/base.ts', '  textField,\n}', '  textField,\n  telField,\n}');
        project.edit('spec/base.ts', "then: 'clear'", "then: { navigate: 'thanks' }");
      }),
    ).toEqual([
      'form contact: field phone added (optional); company now required; company takes 100 characters, no longer 320; company: label changed (es); ' +
        'after success: "clear" → {"navigate":"thanks"}',
    ]);
  });

  it('says what a form stores that is the same to visitors', async () => {
    expect(
      await changed((project) =>
        project.edit('spec/base.ts', "company: fromOrNull('company')", "company: from('company')"),
      ),
    ).toEqual(['form contact: payload.company.emptyAsNull: true → nothing']);
  });

  it('names columns, limits and the migration', async () => {
    expect(
      await changed((project) => {
        project.edit(
          'spec/base.ts',
          'company: text({ max: 320, nullable: true })',
          'company: text({ max: 200, nullable: true }),\n      note: text({ max: 10, nullable: true })',
        );
        project.edit(
          'spec/base.ts',
          "company: fromOrNull('company'),",
          "company: fromOrNull('company'), note: fromOrNull('company'),",
        );
        project.edit('spec/base.ts', 'insertsPerMinute: 10', 'insertsPerMinute: 20');
      }),
    ).toEqual([
      'form contact: company takes 10 characters, no longer 320; fills column note now',
      'table leads: column note added (text, 10 at most, may be empty)',
      'table leads: column company is now text, 200 at most, may be empty (was text, 320 at most, may be empty)',
      'integrations.backend.insertsPerMinute: 10 → 20',
      expect.stringMatching(/^new migration 0002_\w+\.sql$/),
    ]);
  });

  it('says on which page and in which language texts changed, and counts them', async () => {
    expect(
      await changed((project) => {
        project.edit(
          'spec/base.ts',
          "title: { es: 'Gracias', en: 'Thank you' },\n  description",
          "title: { es: 'Mil gracias', en: 'Thank you' },\n  description",
        );
        project.edit(
          'spec/base.ts',
          "es: 'Su socio en México', en: 'Your partner in Mexico'",
          "es: 'Su aliado en México', en: 'Your ally in Mexico'",
        );
        project.edit('spec/base.ts', "'Le leemos.'", "'Le leemos pronto.'");
      }),
    ).toEqual(['title of /gracias changed (es)', '/inicio: 2 texts changed (es, en)']);
  });

  it('names messages and errors, and not each form that says them', async () => {
    expect(
      await changed((project) => {
        project.edit('spec/base.ts', "es: 'Hubo un problema.'", "es: 'Algo falló.'");
        project.edit('spec/base.ts', "en: 'Write to us' },\n});", "en: 'Write us' },\n});");
      }),
    ).toEqual(['error failed changed (es)', 'message contact.heading changed (en)']);
  });

  it('names a constant with its values, and the texts that it stands in', async () => {
    expect(await changed((project) => project.edit('spec/base.ts', 'companies: 50', 'companies: 60'))).toEqual([
      '/inicio: 1 text changed (es, en)',
      'values.companies: 50 → 60',
    ]);
  });

  it('says which blocks and links a page gained and lost', async () => {
    expect(
      await changed((project) => {
        project.edit('spec/base.ts', "{ hash: 'write' }), linkTo('blog')],", "{ hash: 'write' }), linkTo('thanks')],");
        project.edit(
          'spec/base.ts',
          '  blocks: [\n    hero({',
          "  blocks: [\n    notice({ heading: { es: 'Ojo', en: 'Look' }, paragraphs: [{ es: 'Sí.', en: 'Yes.' }], actions: [linkTo('home')] }),\n    hero({",
        );
      }),
    ).toEqual(['/inicio: block notice added; link to /inicio added; link to /gracias added; link to /blog removed']);
  });

  it('names an origin that the content security policy allows from now on', async () => {
    const lines = await changed((project) =>
      project.edit(
        'spec/base.ts',
        "script: 'https://analytics.example/gtag.js',",
        "measurementId: 'G-1A2B', script: 'https://analytics.example/gtag.js',",
      ),
    );
    expect(lines).toEqual([
      'content security policy: https://analytics.example is allowed now on /inicio, /gracias, /404',
      'integrations.analytics.measurementId: nothing → "G-1A2B"',
    ]);
  });

  it('has nothing to say of a file that was only deleted or edited by hand', async () => {
    expect(
      await changed((project) => {
        project.remove('site/generated/forms/contact.ts');
        project.remove('site/generated/services.ts');
        project.write('site/generated/site.ts', '// mine\n');
        project.edit('spec/base.ts', "'Le leemos.'", "'Le leemos pronto.'");
      }),
    ).toEqual(['/inicio: 1 text changed (es)']);
  });

  it('describes what changed in the spec, not what another generator writes', async () => {
    const project = await makeGenerated();
    writeAsGenerated(project, 'site/generated/routes.ts', '// Generated\nexport const routes = [];\n');
    const { err } = await project.generate(['--check']);
    expect(err).toContain('changed         site/generated/routes.ts');
    expect(changesIn(err)).toEqual([]);
  });

  it('says that it cannot describe the change where the snapshot does not say what the spec was', async () => {
    const afterDamage = async (damage: (project: Project) => void): Promise<string[]> => {
      const project = await makeGenerated();
      damage(project);
      // Nothing has changed, and that much is certain.
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
      expect.stringContaining('edited by hand, or a merge left it unfinished'),
    ]);
    // As a project has it that comes from a generator without one.
    expect(
      await afterDamage((project) => {
        const { [snapshot]: _, ...files } = (
          JSON.parse(project.read(manifest)) as { files: object & Record<string, unknown> }
        ).files;
        project.write(manifest, JSON.stringify({ files }));
        project.remove(snapshot);
      }),
    ).toEqual([expect.stringContaining('nothing to compare with yet')]);
  });

  it('does not compare a snapshot of another format', async () => {
    const project = await makeGenerated();
    writeAsGenerated(project, snapshot, '{"format": 0}\n');
    expect(changesIn((await project.generate(['--check'])).err)).toEqual([
      expect.stringContaining('written by another version of the generator'),
    ]);
    expect(changesIn((await project.generate()).out)).toHaveLength(1);
    project.edit('spec/base.ts', "'Le leemos.'", "'Le leemos pronto.'");
    expect(changesIn((await project.generate()).out)).toEqual(['/inicio: 1 text changed (es)']);
  });

  it('lists the first dozen changes after writing as well', async () => {
    const project = makeProject();
    const first = await project.generate();
    expect(changesIn(first.out)).toEqual([]);
    project.edit(
      'spec/base.ts',
      'companies: 50',
      `companies: 60, ${Array.from({ length: 13 }, (_, index) => `n${index}: ${index}`).join(', ')}`,
    );
    const { out } = await project.generate();
    expect(changesIn(out)).toHaveLength(12);
    expect(out).toContain('  and 3 more changes');
    expect(changesIn((await project.generate()).out)).toEqual([]);
  });
});
