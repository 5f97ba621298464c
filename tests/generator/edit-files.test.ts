import { readFileSync } from 'node:fs';
import { format, type FormatOptions } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import { blockKinds, schemaOf } from '../../generator/edit/form-description.ts';
import { plan } from '../../generator/edit/plan.ts';
import type { Edit, FileChange, Input, Json } from '../../generator/edit/contract.ts';
import { changeLines } from '../../generator/write/spec-changes.ts';
import { defineBlock, z } from '#schema';
import spec from '#spec';
import { lines, made, refusal, site } from './support/edits.ts';
import { sketch } from './support/sketch.ts';
import { base } from './valid-spec.ts';
import { PROJECT } from '../../site/site-root.mjs';

const words = { es: 'Nuevo', en: 'New' };
const title = { es: 'Desayunos para empresas', en: 'Breakfasts for companies' };
const description = {
  es: 'Desayunos y charlas en la Ciudad de México sobre impuestos, contratos y regulación fintech para quienes dirigen una empresa.',
  en: 'Breakfasts and talks in Mexico City on tax, contracts and fintech regulation, for people who run a company.',
};

async function changes(...edits: Edit[]): Promise<Record<string, FileChange>> {
  const { files } = await made(...edits);
  return Object.fromEntries(files.map((file) => [file.path, file]));
}

const options = JSON.parse(readFileSync(`${PROJECT}/.oxfmtrc.json`, 'utf8')) as FormatOptions;

describe('records whose order matters', () => {
  const fields = ['forms', 'contact-home', 'fields'];

  it('moves an entry with the lines that it has', async () => {
    const file = 'spec/forms/contact-home.ts';
    const company = `    company: textField({ es: 'Empresa', en: 'Company' }, { autocomplete: 'organization' }),\n`;
    const first = await changes({ kind: 'moveEntry', of: fields, name: 'company', before: 'name' });
    expect(Object.keys(first)).toEqual([file]);
    const { before, after } = first[file] ?? {};
    expect(after).toContain(`  fields: {\n${company}    name: textField(`);
    expect(after?.replace(company, '')).toBe(before?.replace(company, ''));
    const last = await changes({ kind: 'moveEntry', of: fields, name: 'company' });
    expect(last[file]?.after).toContain(`    ),\n${company}  },\n  payload: {`);
  });

  it('moves a service, and back to the same file', async () => {
    const there: Edit = { kind: 'moveEntry', of: ['services'], name: 'softlanding', before: 'treatments' };
    const files = await changes(there);
    expect(files['spec/services.ts']?.after).toContain('defineServices({\n  softlanding: {\n');
    expect(await changes(there, { kind: 'moveEntry', of: ['services'], name: 'softlanding' })).toEqual({});
  });

  it('lists the move as one change', async () => {
    const read = await site.read(site.drafts());
    const { spec } = await made({ kind: 'moveEntry', of: ['services'], name: 'softlanding', before: 'treatments' });
    if (!read.ok) throw new Error('the spec is broken');
    expect(changeLines(read.spec, spec)).toEqual(['services: "Convenios para empresas" moved']);
  });

  it('refuses what does not exist, and writes out a record that two places share', async () => {
    expect(await refusal([{ kind: 'moveEntry', of: fields, name: 'none' }])).toBe('edit/gone');
    expect(await refusal([{ kind: 'moveEntry', of: fields, name: 'name', before: 'none' }])).toBe('edit/gone');
    const { forms } = base;
    const contact = { ...forms['contact'], fields: 'fields' };
    const spec = { ...base, forms: { contact, second: { ...contact, id: 'second' } } };
    const { site: sharing } = sketch('', {
      'spec/index.ts': `const fields = ${JSON.stringify(forms['contact']?.fields)};\nexport default ${JSON.stringify(spec).replaceAll('"fields":"fields"', 'fields')};\n`,
    });
    const moved = await plan(sharing, [{ kind: 'moveEntry', of: ['forms', 'second', 'fields'], name: 'name' }]);
    expect(moved.ok && moved.apart).toEqual([['forms', 'contact', 'fields']]);
    expect(moved.ok && Object.keys(moved.spec.forms['contact']?.fields ?? {})[0]).toBe('name');
    expect(moved.ok && Object.keys(moved.spec.forms['second']?.fields ?? {}).at(-1)).toBe('name');
  });
});

describe('entries with a file or a line of their own', () => {
  it('writes a page, its line in the list and its route as the recipe does', async () => {
    const files = await changes({
      kind: 'page',
      page: {
        id: 'events',
        title,
        description,
        layout: 'company',
        blocks: [
          { kind: 'hero', lead: words, heading: words },
          { kind: 'callToAction', heading: words, text: words, actions: [{ kind: 'page', page: 'contact' }] },
        ],
      },
      route: { label: { es: 'Eventos', en: 'Events' }, path: '/eventos' },
    });
    expect(Object.keys(files)).toEqual(['spec/index.ts', 'spec/pages/events.ts', 'spec/routes.ts']);
    expect(lines(files['spec/index.ts'])).toEqual([`+import events from './pages/events.ts';`, '+    events,']);
    expect(files['spec/index.ts']?.after).toContain('    notFound,\n    events,\n');
    expect(lines(files['spec/routes.ts'])).toEqual([
      `+  events: { path: '/eventos', label: { es: 'Eventos', en: 'Events' } },`,
    ]);
    expect(files['spec/pages/events.ts']?.after).toBe(`import { callToAction, definePage, hero, linkTo } from '#schema';

/** ${title.es}. */
export default definePage({
  id: 'events',
  layout: 'company',
  title: { es: '${title.es}', en: '${title.en}' },
  description: {
    es: '${description.es}',
    en: '${description.en}',
  },
  blocks: [
    hero({
      heading: { es: 'Nuevo', en: 'New' },
      lead: { es: 'Nuevo', en: 'New' },
    }),
    callToAction({
      heading: { es: 'Nuevo', en: 'New' },
      text: { es: 'Nuevo', en: 'New' },
      actions: [linkTo('contact')],
    }),
  ],
});
`);
  });

  it('writes an article, and an article goes with its file', async () => {
    const article = {
      slug: 'asamblea-anual',
      title,
      description,
      category: words,
      date: '2024-02-01',
      author: words,
      body: { es: '<p>Hola</p>\n<p>Sí</p>', en: '<p>Hello</p>\n<p>Yes</p>' },
    };
    const files = await changes({ kind: 'article', article });
    expect(lines(files['spec/articles/index.ts'])).toEqual([
      '-  entries: [firstVisit, braces, whitening, newCentury],',
      `+import asambleaAnual from './asamblea-anual.ts';`,
      '+  entries: [firstVisit, braces, whitening, newCentury, asambleaAnual],',
    ]);
    expect(files['spec/articles/asamblea-anual.ts']?.after).toContain('    es: `<p>Hola</p>\n<p>Sí</p>`,\n');
    const parts = await changes({
      kind: 'article',
      article: { ...article, body: [{ kind: 'html', html: article.body }] },
    });
    expect(parts['spec/articles/asamblea-anual.ts']?.after).toBe(files['spec/articles/asamblea-anual.ts']?.after);
    const none = await changes({ kind: 'article', article }, { kind: 'removeArticle', slug: 'asamblea-anual' });
    expect(none).toEqual({});
  });

  it('refuses to remove the last article', async () => {
    const slugs = ['antes-de-la-primera-cita', 'cepillado-con-brackets', 'blanqueamiento-en-casa'];
    const last = 'su-dentista-en-el-siglo-xxii';
    const removals = [...slugs, last].map((slug): Edit => ({ kind: 'removeArticle', slug }));
    expect(await refusal(removals)).toBe('edit/last-article');
  });

  it.each(['delete', 'arguments', 'interface'])(
    'imports a page called %s, which is a word of JavaScript, under another name',
    async (id) => {
      const page = {
        id,
        layout: 'company',
        title,
        description,
        blocks: [{ kind: 'hero', lead: words, heading: words }],
      };
      const route = { label: { es: 'Eventos', en: 'Events' }, path: '/eventos' };
      const files = await changes({ kind: 'page', page, route });
      expect(lines(files['spec/index.ts'])[0]).toBe(`+import ${id}Page from './pages/${id}.ts';`);
    },
  );

  it('removes a page with its route and everything that only it uses', async () => {
    const files = await changes({ kind: 'removePage', page: 'integrations' });
    expect(Object.values(files).map(({ path, after }) => [path, after === null])).toEqual([
      ['spec/index.ts', false],
      ['spec/pages/integrations.ts', true],
      ['spec/routes.ts', false],
    ]);
    expect(lines(files['spec/index.ts'])).toEqual([
      `-import integrationsPage from './pages/integrations.ts';`,
      '-    integrationsPage,',
    ]);
  });

  it('adds a service, an alias and a redirect', async () => {
    const files = await changes(
      {
        kind: 'entry',
        of: ['services'],
        name: 'trademarks',
        value: { title: words, description: words, page: 'prices' },
      },
      { kind: 'insert', list: ['routes', 'pages', 'blog', 'aliases'], index: 0, item: '/consejos' },
      { kind: 'insert', list: ['routes', 'redirects'], index: 1, item: { from: '/viejo', to: 'contact' } },
    );
    expect(lines(files['spec/services.ts'])).toEqual([
      `+  trademarks: { title: { es: 'Nuevo', en: 'New' }, description: { es: 'Nuevo', en: 'New' }, page: 'prices' },`,
    ]);
    expect(lines(files['spec/routes.ts'])).toEqual([
      `-  blog: { path: '/blog', label: { es: 'Blog', en: 'Blog' }, languages },`,
      `+  blog: { path: '/blog', label: { es: 'Blog', en: 'Blog' }, languages, aliases: ['/consejos'] },`,
      `+  { from: '/viejo', to: 'contact' },`,
    ]);
  });
});

it('describes each kind of block so that its sample can be added, and formats it as the formatter does', async () => {
  // A kind of block of another site, or one that was removed.
  defineBlock('elsewhere', z.strictObject({}));
  const kinds = await blockKinds(site);
  const samples: Json[] = [];
  for (const kind of kinds) {
    const { sample } = await schemaOf(site, { of: 'block', kind });
    if (sample !== undefined) samples.push(sample);
  }
  expect(samples.length).toBeGreaterThan(20);
  // One for each page, since samples of several kinds have the same ids.
  const pages = spec.pages.length;
  for (let from = 0; from < samples.length; from += pages) {
    const edits = samples
      .slice(from, from + pages)
      .map((item, page): Edit => ({ kind: 'insert', list: ['pages', page, 'blocks'], index: 1, item }));
    for (const { path, after } of Object.values(await changes(...edits)))
      expect((await format(path, after ?? '', options)).code).toBe(after);
  }
});

describe('the description of a form', () => {
  const fieldsOf = (input: Input) => (name: string) =>
    input.type === 'object' ? input.fields.find((one) => one.name === name)?.input : undefined;

  it('of fields: what they hold, whether they may be left out, and how many', async () => {
    const { input } = await schemaOf(site, { of: 'block', kind: 'cases' });
    const items = input.type === 'object' ? input.fields.find(({ name }) => name === 'items') : undefined;
    expect(items).toMatchObject({ required: true, input: { type: 'list', min: 1 } });
    const inside = items?.input.type === 'list' && items.input.item.type === 'object' ? items.input.item.fields : [];
    expect(inside.find(({ name }) => name === 'rating')).toEqual({
      name: 'rating',
      input: { type: 'number', whole: true, min: 1, max: 5 },
      required: true,
    });
    expect(inside.find(({ name }) => name === 'id')?.input).toMatchObject({
      type: 'string',
      pattern: '^[a-z][a-z0-9-]*$',
      message: expect.stringContaining('An id consists of') as string,
    });
  });

  it('of names: those that the spec has', async () => {
    const { input } = await schemaOf(site, { of: 'place', at: ['pages', 0, 'blocks', 0, 'motif'] });
    expect(input).toMatchObject({ type: 'option', of: 'motif' });
    expect(input.type === 'option' && input.options).toContain('treatments');
  });

  it('of an article: its text in parts, by words first', async () => {
    const { input } = await schemaOf(site, { of: 'article' });
    const field = fieldsOf(input);
    expect([field('author'), field('sharePicture')]).toEqual([{ type: 'text' }, { type: 'image' }]);
    const body = field('body');
    const choices = body?.type === 'list' && body.item.type === 'choice' ? body.item.choices : [];
    expect(choices.map(({ value, fields }) => `${value}: ${fields.map(({ name }) => name).join(', ')}`)).toEqual([
      'html: html',
      'table: caption, head, rows',
      'figure: image, caption',
    ]);
  });

  it('of a value that is a text or something else: which one it is', async () => {
    const { input } = await schemaOf(site, { of: 'place', at: ['articles', 'entries', 0, 'author'] });
    expect(input).toEqual({ type: 'text' });
  });

  it('of limits: those of search engines for titles and descriptions', async () => {
    const { input } = await schemaOf(site, { of: 'page' });
    const field = fieldsOf(input);
    expect([field('title'), field('description')]).toMatchObject([{ type: 'text' }, { type: 'text', max: 200 }]);
  });
});
