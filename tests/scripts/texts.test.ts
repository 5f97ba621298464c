import type { Localized } from '#contract';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readCsv, toCsv } from '../../generator/texts/csv.ts';
import { readText } from '../../generator/texts/format.ts';
import { versionOf } from '../../generator/texts/version.ts';
import type { Languages } from '../../generator/texts/unit.ts';
import { readXliff, toXliff } from '../../generator/texts/xliff.ts';
import { differing, makeProject, runCommand, runHosted } from '../generator/support/project.ts';
import type { Project, Run } from '../generator/support/project.ts';
import { filesBelow } from '../../generator/write/files.ts';

const command = fileURLToPath(new URL('../../generator/texts-cli.ts', import.meta.url));

function texts({ root }: Project, ...args: string[]): Promise<Run> {
  return runHosted({ command, root, args });
}

function specOf({ root }: Project): Record<string, string> {
  return Object.fromEntries(
    filesBelow(root, 'spec').map((path) => [path, readFileSync(join(root, path)).toString('latin1')]),
  );
}

/** Five texts of the real spec, in four kinds of quotes and places, and what a translator makes of them. */
const wishes: readonly { key: string; file: string; es: readonly [string, string]; en: readonly [string, string] }[] = [
  {
    key: 'pages/home.hero.heading',
    file: 'spec/pages/home.ts',
    es: ["'Su socio estratégico para crecer en México'", `'Su "socio" en México: 100\u00A0% 👩🏽‍⚖️'`],
    en: ["'Your strategic partner for growth in Mexico'", `"Your firm's partner in Mexico"`],
  },
  {
    key: 'errors.contact.success.message',
    file: 'spec/errors.ts',
    es: ["'Nos pondremos en contacto contigo pronto.'", "'Le escribiremos:\\nhoy mismo.'"],
    en: [`"We'll get back to you soon."`, `"We'll write \\\\ today."`],
  },
  {
    key: 'forms/options/company-types.companyTypes.option:logistics',
    file: 'spec/forms/options/company-types.ts',
    es: ["'Logística'", "'=Logística'"],
    en: ["'Logistics'", "'-Logistics'"],
  },
  {
    key: 'messages.dialog.close',
    file: 'spec/messages.ts',
    es: ["'Cerrar'", "'Terminar'"],
    en: [
      "'dialog.close': { es: 'Terminar', en: 'Close' }",
      "'dialog.close': { es: 'Terminar', en: 'It\\'s \"done\"' }",
    ],
  },
  {
    key: 'articles/primer-cierre-fiscal.body',
    file: 'spec/articles/primer-cierre-fiscal.ts',
    es: ['es: `\n<p>El primer ejercicio', 'es: `\n<p>\\`\\${a}\\`\\\\. El primer ejercicio'],
    en: ['en: `\n<p>The first tax year', 'en: `\n<p>The very first; tax, "year'],
  },
];

function translated(key: string, { es = '', en = '' }: Partial<Localized>): Localized {
  return (
    {
      'pages/home.hero.heading': { es: 'Su "socio" en México: 100\u00A0% 👩🏽‍⚖️', en: "Your firm's partner in Mexico" },
      'errors.contact.success.message': { es: 'Le escribiremos:\nhoy mismo.', en: "We'll write \\ today." },
      'forms/options/company-types.companyTypes.option:logistics': { es: '=Logística', en: '-Logistics' },
      'messages.dialog.close': { es: 'Terminar', en: `It's "done"` },
      'articles/primer-cierre-fiscal.body': {
        es: es.replace('El primer', '`${a}`\\. El primer'),
        en: en.replace('The first tax year', 'The very first; tax, "year'),
      },
    }[key] ?? { es, en }
  );
}

function escapedXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const blank = { page: '', place: '', note: '' };
const languages = { source: 'es', targets: ['en'] } as const;
const formats = {
  csv: (name: string, content: string) =>
    toCsv(
      languages,
      readCsv(languages, name, content).map((row) => ({ ...blank, ...row, texts: translated(row.key, row.texts) })),
      ';',
    ),
  // As a translators' program writes it: sources and targets as plain text, the rest as it was.
  xlf: (name: string, content: string) => {
    const rows = new Map(readXliff(languages, name, content).map((row) => [row.key, translated(row.key, row.texts)]));
    return content.replaceAll(
      /(<trans-unit id="([^"]*)"[^>]*>\s*<source[^>]*>)[\s\S]*?(<\/source>\s*<target[^>]*>)[\s\S]*?(<\/target>)/g,
      (_, head: string, key: string, middle: string, tail: string) => {
        const row = rows.get(key.replaceAll('&amp;', '&'));
        return `${head}${escapedXml(row?.es ?? '')}${middle}${escapedXml(row?.en ?? '')}${tail}`;
      },
    );
  },
} as const;

describe.each(['csv', 'xlf'] as const)('the copy of the real spec as .%s', (ending) => {
  it('comes back as it went, and with changes in these strings alone', async () => {
    const project = makeProject('real');
    const file = join(project.root, `texts.${ending}`);
    const before = specOf(project);
    const exported = await texts(project, '--export', file);
    expect(exported).toMatchObject({ status: 0, err: '' });
    expect(Number(/^(\d+) texts in /.exec(exported.out)?.[1])).toBeGreaterThan(1500);

    expect(await texts(project, '--import', file)).toMatchObject({
      status: 0,
      err: '',
      out: expect.stringContaining('Nothing to do.') as string,
    });
    expect(differing(before, specOf(project))).toEqual([]);

    writeFileSync(file, formats[ending](`texts.${ending}`, readFileSync(file, 'utf8')));
    const dry = await texts(project, '--import', file, '--dry-run');
    expect(dry).toMatchObject({ status: 0, err: '' });
    expect(dry.out).toContain('10 wordings would change in 5 files. Nothing was written.');
    expect(differing(before, specOf(project))).toEqual([]);

    const imported = await texts(project, '--import', file);
    expect(imported).toMatchObject({ status: 0, err: '' });
    expect(imported.out).toContain('changed 10 wordings in 5 files. Now: npm run generate');
    const wanted = { ...before };
    for (const { file: path, es, en } of wishes) {
      for (const [from, to] of [es, en]) {
        const content = Buffer.from(wanted[path] ?? '', 'latin1').toString('utf8');
        const start =
          path === 'spec/messages.ts'
            ? content.indexOf(from, content.indexOf("'dialog.close'"))
            : content.indexOf(from);
        expect(start).toBeGreaterThan(0);
        wanted[path] = Buffer.from(
          content.slice(0, start) + to.replace('\u00A0', '\\u00a0') + content.slice(start + from.length),
        ).toString('latin1');
      }
    }
    expect(differing(wanted, specOf(project))).toEqual([]);
    // What was changed and is in the file already is no change any more, although the versions are the old ones.
    expect((await texts(project, '--import', file)).out).toContain('Nothing to do.');
  });
});

let exported: Promise<string> | undefined;

/** The small project, its export, and an edit of one text's line in it. */
async function small(): Promise<{
  project: Project;
  file: string;
  edit: (from: string | RegExp, to: string) => void;
}> {
  const project = makeProject('small');
  const file = join(project.root, 'texts.csv');
  // All small projects are the same, and so is what they export.
  exported ??= texts(project, '--export', file).then(({ status }) => {
    expect(status).toBe(0);
    return readFileSync(file, 'utf8');
  });
  writeFileSync(file, await exported);
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

/** What an import may be told of a row, by what was done to the file. Each spoils a row of its own. */
const mistakes: Record<string, { from: string | RegExp; to: string; says: readonly string[] }> = {
  'an unknown key': {
    from: 'base.home.hero.heading,',
    to: 'base.home.hero.haeding,',
    says: ['The spec has no text "base.home.hero.haeding".', 'Did you mean "base.home.hero.heading"?'],
  },
  'a missing key': { from: /\r\nbase\.pagePaths\.home\.label,/, to: '\r\n,', says: ['This row has no key'] },
  'a row that is there twice': {
    from: /(\r\nbase\.firm\.tagline,[^\r]*)/,
    to: '$1$1',
    says: ['This text is in the file twice: also in row 2.'],
  },
  'an empty text': {
    from: 'We will write to you soon.',
    to: ' ',
    says: ['The English text is empty.', 'base.thanks.notice.paragraphs.1 (spec/base.ts:'],
  },
  'a lost placeholder': {
    from: 'More than {{companies}} companies.',
    to: 'More than many companies.',
    says: ['{{companies}} is missing in the English text.', 'base.home.hero.lead (spec/base.ts:'],
  },
  'a translated placeholder': {
    from: 'Más de {{companies}} empresas.',
    to: 'Más de {{empresas}} empresas.',
    says: ['{{companies}} is missing in the Spanish text.', 'The Spanish text has {{empresas}}, which was not in it.'],
  },
  'broken accents': { from: 'Le leemos.', to: 'Le leerÃ¡n.', says: ['The Spanish text has broken accents.'] },
  'control characters': {
    from: 'Message sent!',
    to: 'Message\u0007sent!',
    says: ['The English text has control characters.'],
  },
  'a version that was lost': {
    from: /(Contracts within \{\{responseHours\}\} hours\.),[a-p-]+/,
    to: '$1..,',
    says: ['There is no version'],
  },
  'a version that was spoilt': {
    from: /(There was a problem\.),[a-p-]+/,
    to: '$1..,12',
    says: ['"12" is not a version that an export writes.'],
  },
};

async function refused(project: Project, file: string): Promise<string> {
  const before = specOf(project);
  const { status, out, err } = await texts(project, '--import', file);
  expect({ status, out }).toEqual({ status: 1, out: '' });
  expect(err).not.toMatch(/\n\s+at /);
  expect(differing(before, specOf(project))).toEqual([]);
  return err;
}

describe('an import', () => {
  it('tells of every mistake at once and writes nothing, not even what is valid', async () => {
    const { project, file, edit } = await small();
    edit('Escríbanos', 'Escríbanos hoy');
    for (const { from, to } of Object.values(mistakes)) edit(from, to);
    const err = await refused(project, file);
    for (const [name, { says }] of Object.entries(mistakes))
      expect({ [name]: says.filter((sentence) => !err.includes(sentence)) }).toEqual({ [name]: [] });
    expect(err).toContain('11 mistakes in texts.csv. Nothing was written.');
  });

  it('writes nothing that the generator refuses, and says which row it is', async () => {
    const { project, file, edit } = await small();
    edit(/(base\.home\.title,[^\r]*?,Inicio,)Home,/, `$1${'Home and more '.repeat(5)},`);
    edit(/(base\.thanks\.title,[^\r]*?,)Gracias,/, '$1Página no encontrada,');
    const row =
      readFileSync(file, 'utf8')
        .split('\r\n')
        .findIndex((line) => line.startsWith('base.home.title,')) + 1;
    const err = await refused(project, file);
    expect(err).toMatch(
      new RegExp(
        `texts\\.csv, row ${row}: This title has \\d+ characters; search engines show 65\\.\\n  base\\.home\\.title \\(spec/base\\.ts:`,
      ),
    );
    expect(err).toContain('Two pages have this title.');
  });

  it('tells of the row as the spreadsheet numbers it', async () => {
    const { project, file, edit } = await small();
    const row =
      readFileSync(file, 'utf8')
        .split('\r\n')
        .findIndex((line) => line.startsWith('base.home.hero.heading,')) + 1;
    edit('Your partner in Mexico', '');
    expect((await texts(project, '--import', file)).err).toContain(`texts.csv, row ${row}: The English text is empty.`);
  });

  it('keeps the line endings and the comments of a file from Windows', async () => {
    const { project, file, edit } = await small();
    const before = project
      .read('spec/base.ts')
      .replaceAll('\n', '\r\n')
      .replace("es: 'Le leemos.'", 'es: `Le\r\nleemos.` /* siempre */');
    project.write('spec/base.ts', before);
    edit('Your partner in Mexico', 'At home in Mexico');
    edit(
      /(base\.home\.formSection\.lead,[^\r]*?,)Le leemos\.,We read you\.,[a-p-]+/,
      `$1"Le\r\nleemos hoy.",We read you.,${versionOf(['es', 'en'], { es: 'Le\nleemos.', en: 'We read you.' })}`,
    );
    expect(await texts(project, '--import', file)).toMatchObject({ status: 0, err: '' });
    expect(project.read('spec/base.ts')).toBe(
      before.replace('Your partner in Mexico', 'At home in Mexico').replace('\r\nleemos.`', '\r\nleemos hoy.`'),
    );
  });

  it('takes some rows alone, in any order of columns, and leaves the rest', async () => {
    const { project, file } = await small();
    const row = readCsv(languages, 'texts.csv', readFileSync(file, 'utf8')).find(
      ({ key }) => key === 'base.home.hero.heading',
    );
    writeFileSync(
      file,
      `\uFEFFVersion;EN;Key;ES\r\n${row?.version};"In Mexico; with you";${row?.key};${row?.texts.es}\r\n;;;\r\n`,
    );
    const before = project.read('spec/base.ts');
    expect(await texts(project, '--import', file)).toMatchObject({ status: 0, err: '' });
    expect(project.read('spec/base.ts')).toBe(before.replace('Your partner in Mexico', 'In Mexico; with you'));
  });

  it.each([
    ['Windows-1252', () => Buffer.from('key,es\r\na,Inicio de sesión', 'latin1'), 'Windows-1252'],
    ['UTF-16', () => Buffer.from('\uFEFFkey,es', 'utf16le'), 'is UTF-16, not UTF-8'],
    ['a real Excel document', () => Buffer.from('PK\u0003\u0004'), 'Excel or LibreOffice document'],
  ])('refuses %s and says how to save it', (_, content, says) => {
    const file = join(makeProject('small').root, 'texts.csv');
    writeFileSync(file, content());
    expect(() => readText(file)).toThrow(says);
    expect(() => readText(file)).toThrow('CSV UTF-8');
  });

  it.each([
    ['without a column', 'clave,es,en,version\r\na,b,c,d', 'texts.csv has no column "key" in its first row.'],
    ['that is empty', '', 'has no column "key", "es", "en", "version"'],
    ['with a quote that is never closed', 'key,es,en,version\r\na,"b,c,d', 'texts.csv cannot be read as a spreadsheet'],
  ])('refuses a file %s', (_, content, says) => {
    expect(() => readCsv(languages, 'texts.csv', content)).toThrow(says);
  });
});

describe('a spec that has moved on since the export', () => {
  it('keeps what the file leaves alone, and is not overwritten without --force', async () => {
    const { project, file, edit } = await small();
    project.edit('spec/base.ts', "'Le leemos.'", "'Le leemos siempre.'");
    expect((await texts(project, '--import', file)).out).toContain('Nothing to do.');

    edit('We read you.', 'We do read you.');
    const stale = await texts(project, '--import', file);
    expect(stale).toMatchObject({
      status: 1,
      err: expect.stringContaining('The Spanish text has changed in the spec since the export') as string,
    });
    edit('Le leemos.', 'Le leemos hoy.');
    const before = specOf(project);
    const both = await texts(project, '--import', file);
    expect(both).toMatchObject({ status: 1, err: expect.stringContaining('It is now: Le leemos siempre.') as string });
    expect(differing(before, specOf(project))).toEqual([]);

    expect((await texts(project, '--import', file, '--force')).status).toBe(0);
    expect(project.read('spec/base.ts')).toContain("{ es: 'Le leemos hoy.', en: 'We do read you.' }");
  });

  it('with mistakes of its own is told as the generator tells it', async () => {
    const { project, file } = await small();
    project.edit('spec/base.ts', "path: '/gracias'", "path: 'gracias'");
    const { status, err } = await texts(project, '--import', file);
    expect(status).toBe(1);
    expect(err).toContain('the spec has mistakes. Put them right first.');
    expect(err).toContain('spec/base.ts:');
  });
});

describe('an export', () => {
  it('can be a part, and says what there is when there is no such part', async () => {
    const project = makeProject('real');
    const file = join(project.root, 'texts.csv');
    expect((await texts(project, '--export', file, '--only', 'treasury')).status).toBe(0);
    const keys = readCsv(languages, 'texts.csv', readFileSync(file, 'utf8')).map(({ key }) => key);
    expect(keys).toContain('pages/treasury/partners.items.1.title');
    expect(keys.every((key) => key.startsWith('pages/treasury'))).toBe(true);
    // What lies there may be what a translator has sent.
    expect(await texts(project, '--export', file)).toMatchObject({
      status: 1,
      err: expect.stringContaining('already exists. Name another file, or replace it with --overwrite.') as string,
    });
    expect(await texts(project, '--export', file, '--overwrite', '--only', 'treasuri')).toMatchObject({
      status: 1,
      err: expect.stringContaining('Did you mean "treasury"?') as string,
    });
    await texts(project, '--export', file, '--only', 'untranslated', '--overwrite');
    const alike = readCsv(languages, 'texts.csv', readFileSync(file, 'utf8'));
    expect(alike.map(({ key }) => key)).toContain('forms/options/company-types.companyTypes.option:startup');
    expect(alike.every(({ texts: { es, en } }) => es === en)).toBe(true);
  });

  it('tells translators where a text stands, what to keep and how long it may be', async () => {
    const project = makeProject('real');
    const file = join(project.root, 'texts.xlf');
    await texts(project, '--export', file, '--only', 'home');
    const content = readFileSync(file, 'utf8');
    expect(content).toContain('<trans-unit id="pages/home.title" resname="pages/home.title"');
    expect(content).toContain('maxwidth="54" size-unit="char"');
    expect(content).toContain(
      '<note from="developer">Inicio – Socio estratégico para crecer en México (/inicio): title</note>',
    );
    expect(content).toContain('70 to 160 characters');
    expect(content).toContain('<ph id="1" ctype="x-value">{{companies}}</ph>');
    expect(content).toContain('Keep {{companies}}, {{fintechProjects}}: the site puts the value there.');
    expect(content).toContain('(under "Los valores con los que trabajamos")');
  });

  it('leaves out, and names, a text that code puts together', async () => {
    const project = makeProject('small');
    project.edit(
      'spec/base.ts',
      "{ es: 'Le leemos.', en: 'We read you.' }",
      "{ es: 'Le ' + 'leemos.', en: 'We read you.' }",
    );
    const { status, err } = await texts(project, '--export', join(project.root, 'texts.csv'));
    expect(status).toBe(0);
    expect(err).toMatch(/^spec\/base\.ts:\d+:\d+ This text is put together by code and was left out\./);
  });
});

describe('a language more', () => {
  it('is in every text at once, and goes to its translator alone', async () => {
    const project = makeProject('real');
    expect(await texts(project, '--add', 'pt-BR')).toMatchObject({ status: 0, err: '' });
    expect(project.read('spec/locales.ts')).toContain("    'pt-BR': { name: 'português (Brasil)', tag: 'pt-BR' },\n");
    expect(project.read('spec/messages.ts')).toContain(
      "'theme.light': { es: 'Claro', en: 'Light', 'pt-BR': 'Claro' },",
    );
    expect((await project.generate()).status).toBe(0);
    expect(project.read('site/generated/routes.ts')).toContain("url: '/pt-BR/inicio'");

    const file = join(project.root, 'texts.xlf');
    expect(await texts(project, '--export', file)).toMatchObject({
      status: 1,
      err: expect.stringContaining('say which with --to') as string,
    });
    expect((await texts(project, '--export', file, '--to', 'pt-BR', '--only', 'treasury')).status).toBe(0);
    const content = readFileSync(file, 'utf8');
    writeFileSync(file, content.replace(/(<target [^>]*>)[^<]*(<\/target>)/, '$1Tesouraria$2'));
    expect((await texts(project, '--import', file)).out).toContain('changed 1 wording in 1 file');
    expect(project.read('spec/pages/treasury.ts')).toContain("'pt-BR': 'Tesouraria'");
  });
});

describe('a spreadsheet', () => {
  const cases = [
    '=1+1',
    '+50',
    '-5',
    '@sum',
    "'=1",
    "''=1",
    "'hola'",
    '2.50',
    '1-4',
    '98%',
    'junio de 2025',
    'June 2025',
    '3 may',
    ' =x',
    'TRUE',
    '\tx',
    'a;b,"c"\nd',
    ' blanks ',
    '＝1',
    'Más de 50',
    'It’s',
  ];

  it.each([',', ';'] as const)(
    'separated by %s gives back every text, and holds no formula, number or date',
    (separator) => {
      const rows = cases.map((text, index) => ({
        ...blank,
        key: `k${index}`,
        texts: { es: text, en: text },
        version: 'v',
      }));
      const csv = toCsv(languages, rows, separator);
      expect(readCsv(languages, 'a.csv', csv).map(({ texts: { es, en } }) => [es, en])).toEqual(
        cases.map((text) => [text, text]),
      );
      expect(
        readCsv(languages, 'a.csv', csv.replaceAll('\n', '\r\n').replaceAll('\r\r', '\r')).map(
          ({ texts: { es } }) => es,
        ),
      ).toEqual(cases);
      for (const unsafe of ['=1+1', '+50', '@sum', '2.50', '1-4', '98%', 'June 2025', '3 may', 'TRUE'])
        expect(csv).toContain(`${separator}'${unsafe}${separator}`);
    },
  );
});

describe('XLIFF', () => {
  const row = {
    ...blank,
    file: 'spec/a.ts',
    key: 'a.b',
    version: 'v',
    texts: { es: '<a href="/x?a=1&b=2">Más</a> de {{n}} & ]]>', en: 'More <br /> than\n  {{ n }}' },
  };

  it('is of the languages that the file names', () => {
    const three = { source: 'es', targets: ['en', 'fr'] } as unknown as Languages;
    expect(readXliff(three, 'a.xlf', toXliff('es', 'en', [row]).replaceAll('"en"', '"fr-CA"'))[0]?.texts).toEqual({
      es: row.texts.es,
      fr: row.texts.en,
    });
    expect(() => readXliff(three, 'a.xlf', toXliff('es', 'en', [row]).replace(' target-language="en"', ''))).toThrow(
      'has no target-language; the site is translated from es to en or fr.',
    );
    expect(readCsv(three, 'a.csv', 'key,es,fr,version\r\na,b,c,v')[0]?.texts).toEqual({ es: 'b', fr: 'c' });
  });

  it('gives back every text, whatever its markup', () => {
    expect(readXliff(languages, 'a.xlf', toXliff('es', 'en', [row]))).toEqual([
      { key: 'a.b', texts: row.texts, version: 'v', at: 'line 5' },
    ]);
  });

  it('reads elements with a prefix, and none of another namespace', () => {
    const own = toXliff('es', 'en', [row]);
    const prefixed = own
      .replaceAll(/<(\/?)(?=[a-z])/g, '<$1x:')
      .replace('xmlns=', 'xmlns:y="urn:other" xmlns:x=')
      .replace('</x:trans-unit>', '<y:target>no</y:target></x:trans-unit><y:trans-unit id="no"/>');
    expect(prefixed).toContain('<x:trans-unit');
    expect(readXliff(languages, 'a.xlf', prefixed)).toEqual(readXliff(languages, 'a.xlf', own));
  });

  it('without a translation leaves the text as it is', () => {
    const [read] = readXliff(languages, 'a.xlf', toXliff('es', 'en', [row]).replace(/<target[\s\S]*<\/target>/, ''));
    expect(read?.texts).not.toHaveProperty('en');
  });

  it.each([
    ['is not well-formed', '<xliff version="1.2"><file>', 'is not well-formed XML'],
    ['is empty', '', 'is not well-formed XML'],
    ['is another version', '<xliff version="2.1"/>', 'is not XLIFF 1.2: it holds XLIFF 2.1'],
    ['is something else', '<html/>', 'is not XLIFF 1.2: it holds <html>'],
    ['has a document type', '<!DOCTYPE x [<!ENTITY a "b">]><xliff version="1.2"/>', 'has a document type'],
    [
      'is for another language',
      '<xliff version="1.2"><file source-language="es-MX" target-language="fr"/></xliff>',
      'target-language "fr"',
    ],
    [
      'has a placeholder that says nothing',
      '<xliff version="1.2"><file><body><trans-unit id="a"><source>b<x id="1"/></source></trans-unit></body></file></xliff>',
      'does not say what it stands for',
    ],
  ])('that %s is refused', (_, content, says) => {
    expect(() => readXliff(languages, 'a.xlf', content)).toThrow(says);
  });
});

describe('the command line', () => {
  it.each([
    [[], 'say --export or --import'],
    [['--export', '--import', 'a.csv'], 'say --export or --import'],
    [['--import'], 'say which file to import'],
    [['--import', 'a.xlsx'], 'save it as "CSV UTF-8"'],
    [['--import', 'nowhere.csv'], 'nowhere.csv cannot be read: there is no such file'],
    [['--export', 'nowhere/a.csv'], 'cannot be written: there is no such file or folder'],
    [['--export', 'a.csv', '--force'], '--force does not go with --export'],
    [['--exprt'], "Unknown option '--exprt'"],
    [['--add', 'french'], '"french" is not a language tag'],
    [['--add', 'en'], 'the site has "en" already'],
    [['--add', 'fr'], 'code puts this together; write it as plain objects first'],
    [['--add', 'fr', '--to', 'fr'], '--to does not go with --add'],
  ])('%j', async (args, says) => {
    const { status, err } = await texts(makeProject('small'), ...args);
    expect(status).toBe(1);
    expect(err).toContain(says);
    expect(err).not.toMatch(/\n\s+at /);
  });

  it('is that of a program of its own', async () => {
    const { root } = makeProject('small');
    expect(await runCommand([command, '--root', root, '--export', join(root, 'texts.csv')])).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^\d+ texts in /) as string,
    });
    expect(await runCommand([command, '--root', root, '--export', join(root, 'texts.csv')])).toMatchObject({
      status: 1,
      out: '',
      err: expect.stringContaining('already exists') as string,
    });
  });
});
