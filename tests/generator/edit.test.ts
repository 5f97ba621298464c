import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import { plan } from '../../generator/edit/plan.ts';
import type { Edit, EditResult, Rejection, SpecPath } from '../../generator/edit/contract.ts';
import { head, sketch } from './support/sketch.ts';

const words = { es: 'Nuevo', en: 'New' };

/** The source of a page with these blocks. */
function page(blocks: string, before = ''): string {
  return `import { book, definePage, faq, hero, linkTo, prose, statement } from '#schema';
${before}
/** What is changed in tests. */
export default definePage({
${head}
  // The top.
  blocks: [
    hero({ heading: { es: 'Hola', en: 'Hello' }, lead: { es: 'Uno', en: 'One' } }),
${blocks}
  ],
});
`;
}

/** The lines that an edit removes from and adds to a file. */
function linesOf(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let head = 0;
  while (head < old.length && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < old.length - head && tail < now.length - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  return [
    ...old.slice(head, old.length - tail).map((line) => `-${line}`),
    ...now.slice(head, now.length - tail).map((line) => `+${line}`),
  ];
}

/** Formats a source. */
async function tidied(source: string): Promise<string> {
  return (await format('sketch.ts', source, { singleQuote: true, printWidth: 120, trailingComma: 'all' })).code;
}

interface Edited {
  readonly result: EditResult | Rejection;
  /** The removed and added lines of the page. */
  readonly lines: readonly string[];
}

async function edited(source: string, make: (at: (...path: SpecPath) => SpecPath) => readonly Edit[]): Promise<Edited> {
  const { site, root, at } = sketch(source);
  const result = await plan(site, make(at));
  // Nothing is written.
  expect(readFileSync(join(root, 'spec/pages/sketch.ts'), 'utf8')).toBe(source);
  const [file, ...others] = result.ok ? result.files : [];
  if (!file) return { result, lines: [] };
  expect(others).toEqual([]);
  expect(file.before).toBe(source);
  return { result, lines: linesOf(source, file.after ?? '') };
}

/** An edit of the second block of a page, and its effect on the source. */
interface Case {
  readonly does: string;
  readonly blocks: string;
  readonly before?: string;
  /** The page is not formatted. */
  readonly untidy?: true;
  readonly edits: (at: (...path: SpecPath) => SpecPath) => readonly Edit[];
  readonly lines: readonly string[];
}

const cases: readonly Case[] = [
  {
    does: 'writes a text in the quotes that stood there',
    untidy: true,
    blocks: `    statement({ heading: { es: "Hola", en: 'Hi' }, paragraphs: [{ es: \`a\`, en: 'b' }] }),`,
    edits: (at) => [{ kind: 'text', at: at('blocks', 1, 'heading'), texts: { es: 'El "uno"', en: "Don't" } }],
    lines: [
      `-    statement({ heading: { es: "Hola", en: 'Hi' }, paragraphs: [{ es: \`a\`, en: 'b' }] }),`,
      `+    statement({ heading: { es: 'El "uno"', en: "Don't" }, paragraphs: [{ es: \`a\`, en: 'b' }] }),`,
    ],
  },
  {
    does: 'adds a property where its schema has it',
    blocks: `    prose({
      heading: { es: 'H', en: 'H' },
      paragraphs: [{ es: 'a', en: 'b' }], // all there is
    }),`,
    edits: (at) => [
      { kind: 'value', at: at('blocks', 1, 'id'), value: 'historia' },
      {
        kind: 'insert',
        list: at('blocks', 1, 'actions'),
        index: 0,
        item: { kind: 'page', page: 'home', style: 'quiet' },
      },
    ],
    lines: [
      `-      heading: { es: 'H', en: 'H' },`,
      `-      paragraphs: [{ es: 'a', en: 'b' }], // all there is`,
      `+      id: 'historia',`,
      `+      heading: { es: 'H', en: 'H' },`,
      `+      paragraphs: [{ es: 'a', en: 'b' }], // all there is`,
      `+      actions: [linkTo('home', undefined, { style: 'quiet' })],`,
    ],
  },
  {
    does: 'rewrites the call of a helper, and keeps the arguments that stay',
    untidy: true,
    blocks: `    prose({ heading: { es: 'H', en: 'H' }, paragraphs: [{ es: 'a', en: 'b' }], actions: [book('newClients', { es: "Ya", en: 'Now' })] }),`,
    edits: (at) => [{ kind: 'value', at: at('blocks', 1, 'actions', 0, 'style'), value: 'quiet' }],
    lines: [
      `-    prose({ heading: { es: 'H', en: 'H' }, paragraphs: [{ es: 'a', en: 'b' }], actions: [book('newClients', { es: "Ya", en: 'Now' })] }),`,
      `+    prose({ heading: { es: 'H', en: 'H' }, paragraphs: [{ es: 'a', en: 'b' }], actions: [book('newClients', { es: "Ya", en: 'Now' }, { style: 'quiet' })] }),`,
    ],
  },
  {
    does: 'makes a link another kind of link',
    blocks: `    prose({
      heading: { es: 'H', en: 'H' },
      paragraphs: [{ es: 'a', en: 'b' }],
      actions: [linkTo('home')],
    }),`,
    edits: (at) => [
      {
        kind: 'value',
        at: at('blocks', 1, 'actions', 0),
        value: { kind: 'book', calendar: 'newClients', label: words },
      },
    ],
    lines: [`-      actions: [linkTo('home')],`, `+      actions: [book('newClients', { es: 'Nuevo', en: 'New' })],`],
  },
  {
    does: 'changes where a link leads in place',
    blocks: `    prose({
      heading: { es: 'H', en: 'H' },
      paragraphs: [{ es: 'a', en: 'b' }],
      actions: [
        linkTo(/* not yet */ 'home'), // for now
      ],
    }),`,
    edits: (at) => [{ kind: 'value', at: at('blocks', 1, 'actions', 0), value: { kind: 'page', page: 'thanks' } }],
    lines: [`-        linkTo(/* not yet */ 'home'), // for now`, `+        linkTo(/* not yet */ 'thanks'), // for now`],
  },
  {
    does: 'removes an entry with its own comments and leaves those of others',
    blocks: `    faq({
      heading: { es: 'H', en: 'H' },
      items: [
        // About money.

        // The first.
        { question: { es: 'a', en: 'a' }, answer: { es: 'b', en: 'b' } }, // often
        /* The second,
           with care. */
        { question: { es: 'c', en: 'c' }, answer: { es: 'd', en: 'd' } },
        // The end.
      ],
    }),`,
    edits: (at) => [{ kind: 'remove', list: at('blocks', 1, 'items'), index: 0 }],
    lines: [
      `-        // The first.`,
      `-        { question: { es: 'a', en: 'a' }, answer: { es: 'b', en: 'b' } }, // often`,
    ],
  },
  {
    does: 'adds an entry where there is no comma after the last',
    untidy: true,
    blocks: `    statement({
      heading: { es: 'H', en: 'H' },
      paragraphs: [
        { es: 'a', en: 'a' } // one
      ],
    }),`,
    edits: (at) => [{ kind: 'insert', list: at('blocks', 1, 'paragraphs'), index: 1, item: words }],
    lines: [
      `-        { es: 'a', en: 'a' } // one`,
      `+        { es: 'a', en: 'a' }, // one`,
      `+{ es: 'Nuevo', en: 'New' },`,
    ],
  },
  {
    does: 'moves an entry with its comments',
    blocks: `    statement({
      heading: { es: 'H', en: 'H' },
      paragraphs: [
        // First.
        { es: 'a', en: 'a' }, // one
        { es: 'b', en: 'b' },
        { es: 'c', en: 'c' },
      ],
    }),`,
    edits: (at) => [{ kind: 'move', list: at('blocks', 1, 'paragraphs'), from: 0, to: 1 }],
    lines: [
      `-        // First.`,
      `-        { es: 'a', en: 'a' }, // one`,
      `-        { es: 'b', en: 'b' },`,
      `+        { es: 'b', en: 'b' },`,
      `+        // First.`,
      `+        { es: 'a', en: 'a' }, // one`,
    ],
  },
  {
    does: 'takes an optional list away with its last entry',
    blocks: `    prose({
      heading: { es: 'H', en: 'H' },
      paragraphs: [{ es: 'a', en: 'b' }],
      // Nowhere else.
      actions: [linkTo('home')],
    }),
    faq({ heading: { es: 'H', en: 'H' }, items: [{ question: { es: 'a', en: 'a' }, answer: { es: 'b', en: 'b' } }] }),
    prose({ heading: { es: 'H', en: 'H' }, paragraphs: [{ es: 'a', en: 'b' }], actions: [linkTo('home')] }),`,
    edits: (at) => [{ kind: 'remove', list: at('blocks', 1, 'actions'), index: 0 }],
    lines: [`-      // Nowhere else.`, `-      actions: [linkTo('home')],`],
  },
  {
    does: 'changes a text in a constant, for both of its uses',
    before: `\nconst label = { es: 'Ver', en: 'See' };\n`,
    blocks: `    prose({ heading: label, paragraphs: [{ es: 'a', en: 'b' }] }),
    prose({ heading: label, paragraphs: [{ es: 'a', en: 'b' }] }),`,
    edits: (at) => [{ kind: 'text', at: at('blocks', 2, 'heading'), texts: { en: 'Look' } }],
    lines: [`-const label = { es: 'Ver', en: 'See' };`, `+const label = { es: 'Ver', en: 'Look' };`],
  },
  {
    does: 'replaces a constant where it is used when another thing shall stand there',
    before: `\nconst home = linkTo('home');\n`,
    blocks: `    prose({ heading: { es: 'H', en: 'H' }, paragraphs: [{ es: 'a', en: 'b' }], actions: [home, linkTo('thanks')] }),
    prose({ heading: { es: 'H', en: 'H' }, paragraphs: [{ es: 'a', en: 'b' }], actions: [home] }),`,
    edits: (at) => [
      { kind: 'value', at: at('blocks', 1, 'actions', 0), value: { kind: 'book', calendar: 'newClients' } },
    ],
    lines: [
      `-    prose({ heading: { es: 'H', en: 'H' }, paragraphs: [{ es: 'a', en: 'b' }], actions: [home, linkTo('thanks')] }),`,
      '+    prose({',
      `+      heading: { es: 'H', en: 'H' },`,
      `+      paragraphs: [{ es: 'a', en: 'b' }],`,
      `+      actions: [book('newClients'), linkTo('thanks')],`,
      '+    }),',
    ],
  },
];

describe('an edit of the source', () => {
  it.each(cases)('$does', async ({ blocks, before, untidy, edits, lines }) => {
    const unused = `    prose({ heading: { es: 'H', en: 'H' }, paragraphs: [{ es: 'a', en: 'b' }], actions: [book('newClients'), linkTo('home')] }),
    faq({ heading: { es: 'F', en: 'F' }, items: [{ question: { es: 'x', en: 'x' }, answer: { es: 'y', en: 'y' } }] }),
    statement({ heading: { es: 'S', en: 'S' }, paragraphs: [{ es: 'z', en: 'z' }] }),`;
    const { result, lines: found } = await edited(
      untidy ? page(`${blocks}\n${unused}`, before) : await tidied(page(`${blocks}\n${unused}`, before)),
      edits,
    );
    expect(result.ok ? 'made' : result.why).toBe('made');
    expect(found).toEqual(lines);
  });

  it('keeps line endings and the byte order mark', async () => {
    const tidy = await tidied(
      page(`    statement({\n      heading: { es: 'H', en: 'H' },\n      paragraphs: [{ es: 'a', en: 'b' }],\n    }),`),
    );
    const source = `\uFEFF${tidy}`.replaceAll('\n', '\r\n');
    const { lines } = await edited(source, (at) => [
      { kind: 'insert', list: at('blocks', 1, 'paragraphs'), index: 1, item: words },
      {
        kind: 'insert',
        list: at('blocks'),
        index: 2,
        item: { kind: 'faq', heading: words, items: [{ question: words, answer: words }] },
      },
    ]);
    expect(lines).toEqual([
      `-      paragraphs: [{ es: 'a', en: 'b' }],\r`,
      '+      paragraphs: [\r',
      `+        { es: 'a', en: 'b' },\r`,
      `+        { es: 'Nuevo', en: 'New' },\r`,
      `+      ],\r`,
      `+    }),\r`,
      `+    faq({\r`,
      `+      heading: { es: 'Nuevo', en: 'New' },\r`,
      `+      items: [{ question: { es: 'Nuevo', en: 'New' }, answer: { es: 'Nuevo', en: 'New' } }],\r`,
    ]);
  });

  it('says where else a text shows', async () => {
    const { result } = await edited(
      page(
        `    prose({ heading: label, paragraphs: [{ es: 'a', en: 'b' }] }),\n    faq({ heading: label, items: [{ question: label, answer: { es: 'y', en: 'y' } }] }),`,
        `\nconst label = { es: 'Ver', en: 'See' };\n`,
      ),
      (at) => [{ kind: 'text', at: at('blocks', 1, 'heading'), texts: { es: 'Mirar', en: 'Look' } }],
    );
    expect(result.ok && result.also.map((path) => path.slice(2).join('.'))).toEqual([
      'blocks.2.heading',
      'blocks.2.items.0.question',
    ]);
  });
});

describe('what several places share in a constant', () => {
  it('is written out where its list changes, and the others keep it', async () => {
    const { result, lines } = await edited(
      page(
        `    prose({ heading: { es: 'A', en: 'B' }, paragraphs: [{ es: 'a', en: 'b' }], actions: both }),
    prose({ heading: { es: 'C', en: 'D' }, paragraphs: [{ es: 'a', en: 'b' }], actions: both }),`,
        `\nconst both = [linkTo('home') /* first */, linkTo('thanks')];\n`,
      ),
      (at) => [{ kind: 'remove', list: at('blocks', 1, 'actions'), index: 1 }],
    );
    expect(result.ok && result.apart.map((path) => path.slice(2))).toEqual([['blocks', 2, 'actions']]);
    expect(lines).toEqual([
      `-    prose({ heading: { es: 'A', en: 'B' }, paragraphs: [{ es: 'a', en: 'b' }], actions: both }),`,
      `+    prose({ heading: { es: 'A', en: 'B' }, paragraphs: [{ es: 'a', en: 'b' }], actions: [linkTo('home') /* first */] }),`,
    ]);
  });

  const shared = `import { faq, sample } from '#schema';
import again from './again.ts';

const answer = { es: 'Sí', en: 'Yes' };

/** What many ask. */
export const common = faq({
  heading: { es: 'Dudas', en: 'Doubts' },
  items: sample([
    // Often.
    { question: { es: 'Uno', en: 'One' }, answer },
    { question: again, answer: { es: 'No', en: 'No' } },
  ]),
});
`;
  const again = `export default { es: 'Dos', en: 'Two' };\n`;
  const using = (blocks: string) => `import { definePage, hero } from '#schema';
import { common } from './common/faq.ts';

export default definePage({
${head}
  blocks: [
    hero({ heading: { es: 'Hola', en: 'Hello' }, lead: { es: 'Uno', en: 'One' } }),
${blocks}
  ],
});
`;
  const files = { 'spec/pages/common/faq.ts': shared, 'spec/pages/common/again.ts': again };

  it('brings its comments, marks and imports along from another file', async () => {
    const { site, at } = sketch(await tidied(using('    common,\n    common,')), files);
    const item = { question: words, answer: words };
    const result = await plan(site, [{ kind: 'insert', list: at('blocks', 2, 'items'), index: 2, item }]);
    if (!result.ok) throw new Error(result.why);
    expect(result.apart.map((path) => path.slice(2))).toEqual([['blocks', 1]]);
    expect(result.files.map(({ path }) => path)).toEqual(['spec/pages/sketch.ts']);
    expect(result.files[0]?.after).toBe(
      await tidied(`import { definePage, faq, hero, sample } from '#schema';
import again from './common/again.ts';
import { common } from './common/faq.ts';

export default definePage({
${head}
  blocks: [
    hero({ heading: { es: 'Hola', en: 'Hello' }, lead: { es: 'Uno', en: 'One' } }),
    common,
    faq({
      heading: { es: 'Dudas', en: 'Doubts' },
      items: sample([
        // Often.
        { question: { es: 'Uno', en: 'One' }, answer: { es: 'Sí', en: 'Yes' } },
        { question: again, answer: { es: 'No', en: 'No' } },
        { question: { es: 'Nuevo', en: 'New' }, answer: { es: 'Nuevo', en: 'New' } },
      ]),
    }),
  ],
});
`),
    );
  });

  it('changes everywhere if it is a text, or where only one place uses it', async () => {
    const twice = sketch(using('    common,\n    common,'), files);
    const text = await plan(twice.site, [
      { kind: 'text', at: twice.at('blocks', 2, 'items', 0, 'question'), texts: { es: 'Primero' } },
    ]);
    expect(text.ok && [text.apart, text.files.map(({ path }) => path)]).toEqual([[], ['spec/pages/common/faq.ts']]);
    const once = sketch(using('    common,'), files);
    const removal = await plan(once.site, [{ kind: 'remove', list: once.at('blocks', 1, 'items'), index: 0 }]);
    expect(removal.ok && [removal.apart, removal.files.map(({ path }) => path)]).toEqual([
      [],
      ['spec/pages/common/faq.ts'],
    ]);
  });

  it('is refused if it calls a function of its file', async () => {
    const code = shared.replace('{ question: again,', '{ question: asked(again),');
    const asking = code.replace('const answer', 'const asked = (text: Texts) => text;\n\nconst answer');
    const { site, at } = sketch(using('    common,\n    common,'), {
      ...files,
      'spec/pages/common/faq.ts': `type Texts = { es: string; en: string };\n${asking}`,
    });
    const result = await plan(site, [{ kind: 'remove', list: at('blocks', 1, 'items'), index: 0 }]);
    expect(result.ok ? 'made' : [result.code, result.place?.file]).toEqual(['edit/shared', 'spec/pages/common/faq.ts']);
  });
});

const refusals: readonly (Omit<Case, 'lines' | 'does'> & {
  readonly what: string;
  readonly reason: RegExp;
  readonly line: string;
})[] = [
  {
    what: 'a text that is put together',
    before: `\nconst firm = 'ACME';\n`,
    blocks: `    prose({ heading: { es: 'A ' + firm, en: 'B' }, paragraphs: [{ es: 'a', en: 'b' }] }),`,
    edits: (at) => [{ kind: 'text', at: at('blocks', 1, 'heading'), texts: { es: 'C' } }],
    reason: /Code makes this/,
    line: `prose({ heading: { es: 'A ' + firm`,
  },
  {
    what: 'a list that is made by a loop',
    blocks: `    faq({ heading: { es: 'F', en: 'F' }, items: ['a', 'b'].map((x) => ({ question: { es: x, en: x }, answer: { es: x, en: x } })) }),`,
    edits: (at) => [{ kind: 'remove', list: at('blocks', 1, 'items'), index: 0 }],
    reason: /Code makes this/,
    line: `.map((x)`,
  },
  {
    what: 'an entry that is spread into a list',
    before: `\nconst more = [linkTo('home'), linkTo('thanks')];\n`,
    blocks: `    prose({ heading: { es: 'A', en: 'B' }, paragraphs: [{ es: 'a', en: 'b' }], actions: [book('newClients'), ...more] }),`,
    edits: (at) => [{ kind: 'remove', list: at('blocks', 1, 'actions'), index: 1 }],
    reason: /Code makes this/,
    line: `...more`,
  },
  {
    what: 'what a function of the spec gives back',
    before: `\nconst section = (heading: string) => statement({ heading: { es: heading, en: 'Fixed' }, paragraphs: [{ es: 'a', en: 'b' }] });\n`,
    blocks: `    section('Uno'),\n    section('Dos'),`,
    edits: (at) => [{ kind: 'text', at: at('blocks', 1, 'heading'), texts: { en: 'Other' } }],
    reason: /Code makes this/,
    line: `section('Uno')`,
  },
  {
    what: 'a comment between arguments that would be lost',
    blocks: `    prose({ heading: { es: 'A', en: 'B' }, paragraphs: [{ es: 'a', en: 'b' }], actions: [linkTo('home' /* for now */)] }),`,
    edits: (at) => [{ kind: 'value', at: at('blocks', 1, 'actions', 0, 'style'), value: 'quiet' }],
    reason: /comment between these arguments/,
    line: `/* for now */`,
  },
];

it('a text may be written in the default language alone, and is translated later', async () => {
  const block = (heading: string): string => `    prose({ heading: ${heading}, paragraphs: [{ es: 'a', en: 'b' }] }),`;
  const untranslated = block("only({ es: 'Hola' })");
  const emptied = await edited(page(block("{ es: 'H', en: 'H' }")), (at) => [
    { kind: 'text', at: at('blocks', 1, 'heading'), texts: { es: 'Hola', en: '' } },
    { kind: 'insert', list: at('blocks', 1, 'paragraphs'), index: 1, item: { es: 'Solo', en: '' } },
  ]);
  expect(emptied.lines.at(-1)).toBe(`+${untranslated.replace(' }] }', " }, only({ es: 'Solo' })] }")}`);
  expect(emptied.lines).toContain(
    "+import { book, definePage, faq, hero, linkTo, only, prose, statement } from '#schema';",
  );
  const warnings = emptied.result.ok ? emptied.result.warnings : [];
  expect(warnings.map(({ path, message }) => [path.slice(2).join('.'), message])).toContainEqual([
    'blocks.1.heading.en',
    'The English text is missing. It has to be written before the site can be published.',
  ]);

  const translated = await edited(page(untranslated, "import { only } from '#schema';\n"), (at) => [
    { kind: 'text', at: at('blocks', 1, 'heading'), texts: { en: 'Hello' } },
  ]);
  expect(translated.lines.at(-1)).toBe(`+${block("{ es: 'Hola', en: 'Hello' }")}`);
  expect(translated.lines).toContain("-import { only } from '#schema';");

  const { result } = await edited(page(block("{ es: 'H', en: 'H' }")), (at) => [
    { kind: 'text', at: at('blocks', 1, 'heading'), texts: { es: '' } },
  ]);
  expect(result.ok).toBe(false);
});

describe('an edit that is refused, with the line to change by hand', () => {
  it.each(refusals)('$what', async ({ blocks, before, edits, reason, line }) => {
    const source = page(blocks, before);
    const { result } = await edited(source, edits);
    if (result.ok) throw new Error('it was made');
    expect(result.why).toMatch(reason);
    expect(source.split('\n')[(result.place?.line ?? 0) - 1]).toContain(line);
    expect(result.place?.file).toBe('spec/pages/sketch.ts');
  });

  it('what the rules reject, with its position', async () => {
    const { result } = await edited(
      page(`    prose({ heading: { es: 'A', en: 'B' }, paragraphs: [{ es: 'a {{firmName}}', en: '{{firmName}}' }] }),`),
      (at) => [{ kind: 'text', at: at('blocks', 1, 'paragraphs', 0), texts: { en: 'nobody' } }],
    );
    if (result.ok) throw new Error('it was made');
    expect(result.problems.map(({ code, path }) => [code, path.slice(2)])).toEqual([
      ['text/placeholder-differs', ['blocks', 1, 'paragraphs', 0, 'en']],
    ]);
  });

  it('anything, while a file does not parse', async () => {
    const source = page('').replace("layout: 'service',", "layout: 'service'");
    const { result } = await edited(source, () => [{ kind: 'text', at: ['pages', 0, 'title'], texts: words }]);
    if (result.ok) throw new Error('it was made');
    expect(result.problems.map(({ message, location }) => [message, location.file])).toEqual([
      ['Expected `,` or `}` but found `Identifier`.', 'spec/pages/sketch.ts'],
    ]);
  });
});
