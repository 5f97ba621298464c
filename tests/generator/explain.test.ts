import { beforeAll, describe, expect, it } from 'vitest';
import { differing, makeGenerated, makeProject } from './support/project.ts';
import type { Project } from './support/project.ts';

interface Explanation {
  kind: string;
  name: string;
  place?: string;
  sections: { heading: string; facts: { text: string; place?: string }[] }[];
}

let project: Project;
beforeAll(async () => {
  project = await makeGenerated();
});

async function explain(name: string): Promise<Explanation[]> {
  const { status, out, err } = await project.generate(['--explain', name, '--json']);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return JSON.parse(out) as Explanation[];
}

/** The facts under a heading, each with the line of the spec that it is about, as that line says it. */
function facts(
  { sections }: Explanation | undefined = { kind: '', name: '', sections: [] },
  heading: string,
): string[] {
  return sections.find((section) => section.heading.startsWith(heading))?.facts.map(({ text }) => text) ?? [];
}

function lineAt(place = ''): string {
  const [file = '', line = '0'] = place.split(':');
  return project.read(file).split('\n')[Number(line) - 1]?.trim() ?? '';
}

describe('--explain', () => {
  it('says of a route where it is, what is on it, what links there and which files it goes into', async () => {
    const [route, ...others] = await explain('home');
    expect(others).toEqual([]);
    expect(route).toMatchObject({ kind: 'route', name: 'home' });
    expect(lineAt(route?.place)).toContain("home: { path: '/inicio'");
    expect(facts(route, 'Addresses')).toEqual(['/inicio  /en/inicio', '/hogar  /en/hogar  (alias)']);
    expect(facts(route, 'Redirects')).toEqual(['/ (302)']);
    expect(facts(route, 'Title')).toEqual(['es  Inicio', 'en  Home']);
    expect(facts(route, 'Forms')).toEqual(['contact → table leads']);
    expect(facts(route, 'What links to it')).toContain('thanks “Inicio”');
    expect(facts(route, 'What it links to')).toContain('blog “Blog”');
    const outputs = facts(route, 'Outputs');
    expect(outputs).toEqual(
      expect.arrayContaining([
        'site/generated/pages/home.ts',
        'site/generated/locales/es/home.json',
        'site/generated/routes.ts',
        'site/generated/pages/thanks.ts',
      ]),
    );
    expect(outputs).not.toContain('site/generated/forms/texts.ts');
  });

  it.each(['/inicio', '/en/inicio', '/hogar', '/en/hogar/', 'route:home'])(
    'knows the home page by %s',
    async (name) => {
      expect((await explain(name)).map(({ kind, name }) => `${kind} ${name}`)).toEqual(['route home']);
    },
  );

  it('says of a form its fields, columns, migration, pages and files', async () => {
    const [form] = await explain('contact');
    expect(lineAt(form?.place)).toContain('contact = defineForm');
    expect(facts(form, 'Shown by')).toEqual(['home  /inicio']);
    expect(facts(form, 'Fields')[0]).toBe('name  text, required, 320 characters at most');
    expect(facts(form, 'Table leads')).toContain('company ← field company, null where it is empty');
    expect(facts(form, 'Migrations')).toEqual(['site/supabase/migrations/0001_initial.sql']);
    expect(facts(form, 'What it says')).toContain('success  error sent');
    expect(facts(form, 'Outputs')).toEqual([
      'site/generated/forms/conditions.css',
      'site/generated/forms/contact.rules.ts',
      'site/generated/forms/contact.ts',
      'site/generated/forms/controls.ts',
      'site/generated/forms/index.ts',
      'site/generated/forms/rules.ts',
      'site/generated/records.ts',
      'tests/generated/forms.test.ts',
    ]);
  });

  it('says of a table what writes to it, and which files know its columns', async () => {
    const [table] = await explain('leads');
    expect(facts(table, 'Written by')).toEqual(['form contact']);
    expect(facts(table, 'Outputs')).toEqual(
      expect.arrayContaining(['site/generated/backend.ts', 'site/supabase/schema.json']),
    );
  });

  it('says of a message and an error where they stand and who says them', async () => {
    const [message] = await explain('contact.heading');
    expect(lineAt(message?.place)).toContain("'contact.heading':");
    expect(facts(message, 'Text')).toEqual(['es  Escríbanos', 'en  Write to us']);
    expect(facts(message, 'Used by')).toEqual(['page home']);
    expect(lineAt(message?.sections.find(({ heading }) => heading === 'Used by')?.facts[0]?.place)).toContain(
      "message('contact.heading')",
    );
    expect(facts(message, 'Outputs')).toEqual([
      'site/generated/locales/en/shared.json',
      'site/generated/locales/es/shared.json',
    ]);
    const [error] = await explain('failed');
    expect(facts(error, 'Used by')).toEqual([
      'form contact, databaseError',
      'form contact, connectionError',
      'form contact, rateLimited',
      'failures.router',
      'failures.root',
    ]);
    expect(facts(error, 'Outputs')).toContain('site/generated/failures.ts');
  });

  it('says of a setting which texts name it', async () => {
    for (const name of ['values.companies', 'companies']) {
      const [setting] = await explain(name);
      expect(setting).toMatchObject({ kind: 'setting', name: 'values.companies' });
      expect(facts(setting, 'Value')).toEqual(['50']);
      expect(facts(setting, 'Texts that say {{companies}}')).toEqual(['page home']);
      expect(facts(setting, 'Outputs')).toEqual([
        'site/generated/locales/en/home.json',
        'site/generated/locales/es/home.json',
        'site/generated/site.ts',
      ]);
    }
  });

  it.each([
    ['firm.email', 'spec/base.ts', /email: 'hola@[^']+'/, "email: 'otro@correo.example'"],
    ['values.companies', 'spec/base.ts', /companies: 50/, 'companies: 51'],
    [
      'message:contact.heading',
      'spec/base.ts',
      /'contact.heading': { es: 'Escríbanos'/,
      "'contact.heading': { es: 'Llámenos'",
    ],
    ['home', 'spec/base.ts', /home: { path: '\/inicio'/, "home: { path: '/portada'"],
  ])('names every file that changes with %s', async (name, file, from, to) => {
    const other = await makeGenerated();
    const before = other.snapshot();
    const outputs = facts(
      (JSON.parse((await other.generate(['--explain', name, '--json'])).out) as Explanation[])[0],
      'Outputs',
    );
    const [written = ''] = from.exec(other.read(file)) ?? [];
    other.edit(file, written, to);
    await other.generate();
    const changed = differing(before, other.snapshot()).filter((path) => !/(?:manifest|snapshot)\.json$/.test(path));
    expect(changed.length).toBeGreaterThan(0);
    expect(outputs).toEqual(expect.arrayContaining(changed));
  });

  it('says of an output what writes it and what it comes from', async () => {
    for (const name of ['site/generated/forms/contact.ts', './site/generated/forms/contact.ts', 'forms/contact.ts']) {
      const [output] = await explain(name);
      expect(output).toMatchObject({ kind: 'output', name: 'site/generated/forms/contact.ts' });
      expect(facts(output, 'Written by')).toEqual(['generator/emit/forms.ts']);
      expect(facts(output, 'Comes from forms')).toEqual(['form contact']);
      expect(facts(output, 'Comes from errors')).toEqual(['error missing', 'error failed', 'error sent']);
      expect(facts(output, 'Comes from pages')).toEqual([]);
      expect(facts(output, 'Comes from firm')).toEqual([]);
    }
    expect(facts((await explain('schema.json'))[0], 'Comes from tables')).toEqual(['table leads']);
    // The routes are compiled once for both: each has read what was read for that.
    for (const name of ['site/generated/routes.ts', 'tests/generated/routes.test.ts']) {
      expect(facts((await explain(name))[0], 'Comes from integrations')).toContain('integrations.analytics');
    }
  });

  it('shows every thing of that name', async () => {
    project.edit(
      'spec/base.ts',
      "'contact.heading': { es",
      "thanks: { es: 'Gracias', en: 'Thanks' },\n  'contact.heading': { es",
    );
    project.edit(
      'spec/base.ts',
      "{ es: 'Le escribiremos pronto.', en: 'We will write to you soon.' }",
      "message('thanks')",
    );
    expect((await explain('thanks')).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'route thanks',
      'message thanks',
    ]);
    project.edit(
      'spec/base.ts',
      "message('thanks')",
      "{ es: 'Le escribiremos pronto.', en: 'We will write to you soon.' }",
    );
    project.edit('spec/base.ts', "thanks: { es: 'Gracias', en: 'Thanks' },\n  ", '');
  });

  it('is written for people, with file and line', async () => {
    const { out } = await project.generate(['--explain', 'contact']);
    expect(out).toMatch(
      /^form contact {2}spec\/base\.ts:\d+\n {2}Shown by\n {4}home {2}\/inicio {2}spec\/base\.ts:\d+\n/,
    );
  });

  it('offers the nearest name for one that there is not', async () => {
    expect(await project.generate(['--explain', '/inico'])).toEqual({
      status: 1,
      out: '',
      err: '✗ Nothing is called "/inico".\n  Did you mean "/inicio"?\n',
    });
    expect((await project.generate(['--explain', 'zzzzzzzz'])).err).toContain(
      'Name a route or its path, a form, a table,',
    );
  });

  it('refuses what does not go together, and a spec with mistakes', async () => {
    expect(await project.generate(['--explain', 'home', '--check'])).toMatchObject({
      status: 1,
      err: '✗ --explain goes without --check, --accept and --watch.\n',
    });
    expect(await project.generate(['--json'])).toMatchObject({ status: 1, err: '✗ --json goes with --explain.\n' });
    const broken = makeProject();
    broken.edit('spec/base.ts', "linkTo('blog')", "linkTo('blgo')");
    const { status, err } = await broken.generate(['--explain', 'home']);
    expect(status).toBe(1);
    expect(err).toContain('Did you mean "blog"?');
    expect(err).not.toContain('    at ');
  });
});
