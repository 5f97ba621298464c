import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readCsv, readXliff, toCsv, toXliff } from '../../generator/texts/files.ts';
import { differing, makeProject, runInProcess, type Project, type Run } from '../generator/support/project.ts';
import { filesBelow } from '../../generator/files.ts';

const command = fileURLToPath(new URL('../../generator/texts-cli.ts', import.meta.url));

function texts({ root }: Project, ...args: string[]): Promise<Run> {
  return runInProcess(command, ['--root', root, ...args]);
}

function specOf({ root }: Project): Record<string, string> {
  return Object.fromEntries(
    filesBelow(root, 'spec').map((path) => [path, readFileSync(join(root, path)).toString('latin1')]),
  );
}

/** Exports the texts of a project, and edits the file. */
async function exported(
  kind: 'small' | 'whole',
  name: string,
): Promise<{ project: Project; file: string; edit: (from: string | RegExp, to: string) => void }> {
  const project = makeProject(kind);
  const file = join(project.root, name);
  expect(await texts(project, '--export', file, '--to', 'en')).toMatchObject({ status: 0, err: '' });
  return {
    project,
    file,
    edit: (from, to) => {
      const content = readFileSync(file, 'utf8');
      expect(content.replace(from, to)).not.toBe(content);
      writeFileSync(file, content.replace(from, to));
    },
  };
}

async function refused(project: Project, file: string): Promise<string> {
  const before = specOf(project);
  const { status, out, err } = await texts(project, '--import', file);
  expect({ status, out }).toEqual({ status: 1, out: '' });
  expect(err).not.toMatch(/\n\s+at /);
  expect(differing(before, specOf(project))).toEqual([]);
  return err;
}

/** The row of a key in a spreadsheet. */
function rowOf(file: string, key: string): number {
  return (
    readFileSync(file, 'utf8')
      .split('\r\n')
      .findIndex((line) => line.startsWith(`${key},`)) + 1
  );
}

const languages = { source: 'es', targets: ['en'] } as const;

describe('the texts of a whole spec', () => {
  it('are imported unchanged, except for the edits', async () => {
    const { project, file, edit } = await exported('whole', 'texts.xlf');
    const before = specOf(project);
    expect((await texts(project, '--import', file)).out).toContain('Nothing to do');

    edit('A dentist without surprises', 'A dentist with time for you');
    edit('The first visit is for', 'The very first `visit` is for');
    expect((await texts(project, '--import', file)).out).toContain('Changed 2 texts in 2 files. Now: npm run generate');
    const changed = specOf(project);
    expect(differing(before, changed)).toEqual(['spec/articles/first-visit.ts', 'spec/pages/home.ts']);
    expect(Buffer.from(changed['spec/pages/home.ts'] ?? '', 'latin1').toString()).toBe(
      Buffer.from(before['spec/pages/home.ts'] ?? '', 'latin1')
        .toString()
        .replace("'A dentist without surprises'", "'A dentist with time for you'"),
    );
    expect(changed['spec/articles/first-visit.ts']).toContain('The very first \\`visit\\` is for');
  });
});

describe('an import', () => {
  it('reports every mistake with its row and place, and writes nothing, not even what is valid', async () => {
    const { project, file, edit } = await exported('small', 'texts.csv');
    const keys = { hero: 'pages/home.hero.heading', lead: 'pages/home.hero.lead' };
    const rows = { hero: rowOf(file, keys.hero), lead: rowOf(file, keys.lead), tagline: rowOf(file, 'firm.tagline') };
    edit('Escríbanos', 'Escríbanos hoy');
    edit(`${keys.hero},`, 'pages/home.hero.haeding,');
    edit(/(\r\nfirm\.tagline,[^\r]*)/, '$1$1');
    edit('More than {{companies}} companies.', 'More than {{many}} companies.');
    edit('We will write to you soon.', ' ');
    edit(/Message sent!,[a-p-]+/, 'Message is sent!,');
    const err = await refused(project, file);
    expect(err).toContain(`texts.csv, row ${rows.hero + 1}: "pages/home.hero.haeding" is not in the spec`);
    expect(err).toContain(
      `texts.csv, row ${rows.tagline + 1}: firm.tagline is in the file twice, also in texts.csv, row`,
    );
    expect(err).toMatch(
      new RegExp(
        `row ${rows.lead + 1}: \\{\\{companies\\}\\} is missing in en: ${keys.lead} \\(spec/base\\.ts:\\d+\\)`,
      ),
    );
    expect(err).toContain('{{many}} was not in en');
    expect(err).toContain('en is empty');
    expect(err).toContain('the version is missing or damaged');
    expect(err.match(/texts\.csv, row \d+: /g)).toHaveLength(6);
  });

  it('refuses a text whose source has changed in the spec meanwhile, and keeps texts that the file does not change', async () => {
    const { project, file, edit } = await exported('small', 'texts.csv');
    project.edit('spec/base.ts', "'Le leemos.'", "'Le leemos siempre.'");
    expect((await texts(project, '--import', file)).out).toContain('Nothing to do');
    edit('We read you.', 'We do read you.');
    expect(await refused(project, file)).toContain('es has changed in the spec since the export; export again');
  });

  it.each([
    ['a missing column', 'key,es,en\r\na,b,c', 'texts.csv, row 1: there is no column "version"'],
    ['an open quote', 'key,es,en,version\r\na,"b,c,d', 'is damaged'],
  ])('refuses a file with %s', async (_, content, says) => {
    const project = makeProject('small');
    const file = join(project.root, 'texts.csv');
    writeFileSync(file, content);
    expect(await refused(project, file)).toContain(says);
  });
});

describe('an export', () => {
  it('can be a part, with the place and the context of each text', async () => {
    const project = makeProject('whole');
    const file = join(project.root, 'texts.xlf');
    expect((await texts(project, '--export', file, '--to', 'en', '--only', 'home')).status).toBe(0);
    const content = readFileSync(file, 'utf8');
    expect(content).toMatch(
      /<trans-unit id="pages\/home\.title"[^>]*>\s*<source[^>]*>[^]*?<note from="developer">spec\/pages\/home\.ts:\d+: Page \/inicio</,
    );
    expect(content).toContain('>{{companies}}</ph>');
    expect(content).toContain('Keep unchanged: {{companies}}, {{since}}');
    expect(content).not.toContain('id="pages/treatments');

    // The existing file may be a translator's work.
    expect((await texts(project, '--export', file, '--to', 'en')).err).toContain('already exists');
    expect((await texts(project, '--export', file, '--to', 'en', '--overwrite', '--only', 'nowhere')).err).toContain(
      'no text matches "nowhere"',
    );
    await texts(project, '--export', join(project.root, 'a.csv'), '--to', 'en', '--only', 'untranslated');
    const alike = readCsv(languages, 'a.csv', readFileSync(join(project.root, 'a.csv'), 'utf8').slice(1));
    expect(alike.length).toBeGreaterThan(3);
    expect(alike.every(({ texts: { es, en } }) => es === en)).toBe(true);
  });
});

describe('one more language', () => {
  it('is declared, shown in the default language until it is translated, and goes to its translator', async () => {
    const project = makeProject('whole');
    expect(await texts(project, '--add', 'pt-BR')).toMatchObject({ status: 0, err: '' });
    expect(project.read('spec/locales.ts')).toContain(
      "    'pt-BR': { name: 'português (Brasil)', tag: 'pt-BR', partial: true },\n",
    );
    expect(project.read('spec/messages.ts')).not.toContain('pt-BR');
    const generated = await project.generate();
    expect(generated).toMatchObject({ status: 0, err: '' });
    // One for each language that is translated in part.
    expect(generated.out.match(/warning \S+/g)).toEqual(['warning text/untranslated', 'warning text/untranslated']);
    const [count = ''] = /\d+ texts lack Brazilian Portuguese/.exec(generated.out)?.[0].split(' ') ?? [];
    expect(generated.out).toContain('npm run texts -- --export pt-BR.csv --to pt-BR --only untranslated');
    expect(project.read('site/generated/routes.ts')).toContain("url: '/pt-BR/inicio'");
    expect(project.read('site/generated/locales/pt-BR/home.json')).toContain('Su dentista');
    const missing = ['--to', 'pt-BR', '--only', 'untranslated'];
    expect((await texts(project, '--export', join(project.root, 'missing.csv'), ...missing)).out).toContain(
      `${count} texts in`,
    );

    const file = join(project.root, 'texts.xlf');
    expect((await texts(project, '--export', file)).err).toContain('holds one translation');
    expect((await texts(project, '--export', file, '--to', 'pt-BR', '--only', 'treatments')).status).toBe(0);
    const content = readFileSync(file, 'utf8');
    writeFileSync(file, content.replace(/(<target [^>]*>)[^<]*(<\/target>)/, '$1Tratamentos$2'));
    expect((await texts(project, '--import', file)).out).toContain('Changed 1 texts in 1 files');
    expect(project.read('spec/pages/treatments.ts')).toContain("'pt-BR': 'Tratamentos'");
  });
});

const meta = { place: 'spec/a.ts:1', context: 'firm', version: 'v', path: [] };

it('a spreadsheet gives back every text, and holds no formula, number or date', () => {
  const cases = [
    '=1+1',
    '+50',
    '@sum',
    "'=1",
    "'hola'",
    '2.50',
    '98%',
    '3 may',
    '0445512345678',
    '06700',
    '1-10',
    '3/4',
    'TRUE',
    '\tx',
    'a;b,"c"\nd',
    ' x ',
    '＝1',
  ];
  const units = cases.map((text, index) => ({
    ...meta,
    key: `k${index}`,
    texts: { es: text, en: text },
  }));
  const csv = toCsv(languages, units).slice(1);
  const read = readCsv(languages, 'a.csv', csv);
  expect(read.map(({ texts: { es, en } }) => [es, en])).toEqual(cases.map((text) => [text, text]));
  for (const unsafe of ['=1+1', '+50', '@sum', '2.50', '98%', '3 may', '0445512345678', '06700', '1-10', '3/4', 'TRUE'])
    expect(csv).toContain(`,'${unsafe},`);
});

describe('XLIFF', () => {
  const unit = {
    ...meta,
    key: 'a.b',
    texts: { es: '<a href="/x?a=1&b=2">Más</a> de {{n}} & ]]>', en: 'More <br /> than\n  {{ n }}' },
  };
  const own = toXliff('es', 'en', [unit]);

  it('gives back every text, with its line', () => {
    expect(readXliff(languages, 'a.xlf', own)).toEqual([
      { key: 'a.b', texts: unit.texts, version: 'v', at: 'a.xlf, line 5' },
    ]);
  });

  it.each([
    ['is another version', '<xliff version="2.1"/>', 'is not XLIFF 1.2'],
    ['has a document type', '<!DOCTYPE x [<!ENTITY a "b">]><xliff version="1.2"/>', 'has a document type'],
    ['is for another language', own.replace('target-language="en"', 'target-language="fr"'), 'target-language "fr"'],
  ])('that %s is refused', async (_, content, says) => {
    const project = makeProject('small');
    const file = join(project.root, 'a.xlf');
    writeFileSync(file, content);
    expect(await refused(project, file)).toContain(says);
  });
});

describe('the command line', () => {
  it.each([
    [[], 'use one of --export [FILE], --import FILE and --add LANGUAGE'],
    [['--import', 'a.xlsx'], `there is no file ${join(process.cwd(), 'a.xlsx')}`],
    [['--exprt'], "Unknown option '--exprt'"],
    [['--add', 'french'], '"french" is not a language tag'],
  ])('%j', async (args, says) => {
    const { status, err } = await texts(makeProject('small'), ...args);
    expect(status).toBe(1);
    expect(err).toContain(says);
    expect(err).not.toMatch(/\n\s+at /);
  });
});
