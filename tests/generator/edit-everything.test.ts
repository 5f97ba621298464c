import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { describeChange } from '../../generator/write/describe-change.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { applyEdit } from '../../generator/edit/apply.ts';
import { EditedSite, plan } from '../../generator/edit/index.ts';
import type { Edit, FileChange, Json, EditResult, Rejection, SpecPath } from '../../generator/edit/index.ts';
import { finish, sharedPaths } from '../../generator/edit/plan.ts';
import { EditError } from '../../generator/edit/edit-error.ts';
import { EditState } from '../../generator/edit/state.ts';
import { isOptionalAt } from '../../generator/read/shape.ts';
import { isText } from '../../generator/compile/text.ts';
import { kinds } from '#schema';
import type { Example } from '../../site/gallery/example.ts';
import { head, sketch } from './support/sketch.ts';
import { copyFixtureSpec } from '../support/fixture-copy.ts';

/** Every object and list in a value, with where it stands. */
function placesIn(value: unknown, path: SpecPath = []): { value: object; path: SpecPath }[] {
  return typeof value === 'object' && value !== null
    ? [
        { value, path },
        ...Object.entries(value).flatMap(([key, inner]) =>
          placesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
        ),
      ]
    : [];
}

/** Edits of everything in a block, each with the one that takes it back. */
function thereAndBack(block: object, at: SpecPath, state: EditState): [Edit, Edit][] {
  return placesIn(block).flatMap(({ value, path }): [Edit, Edit][] => {
    const place = [...at, ...path];
    if (isText(value, state.locales as never)) {
      const [locale = ''] = state.locales;
      const words = (value as Record<string, string>)[locale] ?? '';
      return [
        [
          { kind: 'text', at: place, texts: { [locale]: 'Otra `cosa` "así"' } },
          { kind: 'text', at: place, texts: { [locale]: words } },
        ],
      ];
    }
    if (!Array.isArray(value)) {
      return Object.keys(value)
        .filter((key) => isOptionalAt([...place, key], state.value))
        .map((key) => [
          { kind: 'unset', at: [...place, key] },
          { kind: 'value', at: [...place, key], value: (value as Record<string, Json>)[key] as Json },
        ]);
    }
    const last = value.length - 1;
    const moves: [Edit, Edit][] =
      last > 0
        ? [
            [
              { kind: 'move', list: place, from: 0, to: last },
              { kind: 'move', list: place, from: last, to: 0 },
            ],
          ]
        : [];
    return [
      [
        { kind: 'insert', list: place, index: value.length, item: value[0] as Json },
        { kind: 'remove', list: place, index: value.length },
      ],
      ...moves,
    ];
  });
}

/** A source however it is laid out: a list that was broken for a second item stays so. */
function onOneLine(source = ''): string {
  return source.replaceAll(/\s+/g, '').replaceAll(/,(?=[\]})])/g, '');
}

it.each(Object.keys(kinds).filter((kind) => kind !== 'custom'))(
  'changes everything in a block %s and back',
  async (kind) => {
    const source = `import { definePage, statement } from '#schema';

export default definePage({
${head}
  blocks: [
    statement({ heading: { es: 'H', en: 'H' }, paragraphs: [{ es: 'a', en: 'b' }] }),
  ],
});
`;
    const { site, root, at } = sketch(source);
    const file = join(root, 'spec/pages/sketch.ts');
    const { examples } = (await import(`../../site/blocks/${kind}/fixtures.ts`)) as { examples: readonly Example[] };
    const [smallest, ...others] = examples;
    const block = JSON.parse(JSON.stringify((others.at(-1) ?? smallest)?.block)) as Json;
    const start = async (): Promise<EditState> => {
      const drafts = site.drafts();
      return new EditState(site.project, site.entry, drafts, ['es', 'en'], await site.run(drafts));
    };
    const written = await start();
    applyEdit(written, { kind: 'insert', list: at('blocks'), index: 1, item: block });
    await finish(written);
    // Read again, it is the block that was to be written.
    expect(sharedPaths(site, written, await site.run(written.drafts))).toEqual([]);
    const [change] = written.drafts.changes();
    expect(change?.after?.slice(0, change.after.indexOf('    statement('))).toContain(`\n  blocks: [\n`);
    // As authors write it: by the calls of helpers.
    expect(change?.after).not.toMatch(/\bkind: '/);
    writeFileSync(file, change?.after ?? '');
    const state = await start();
    const content = readFileSync(file, 'utf8');
    for (const [there, back] of thereAndBack(state.at(at('blocks', 1)) as object, at('blocks', 1), state)) {
      applyEdit(state, there);
      expect(state.drafts.read(file)).not.toBe(content);
      applyEdit(state, back);
      expect(onOneLine(state.drafts.read(file))).toBe(onOneLine(content));
    }
    expect(sharedPaths(site, state, await site.run(state.drafts))).toEqual([]);
  },
);

const project = fileURLToPath(new URL('../../', import.meta.url));

/** The same sequence each time. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** An edit of a page that a person could make. */
function anyEdit(state: EditState, random: (below: number) => number): Edit {
  const pages = state.value as { pages: readonly object[] };
  const page = random(pages.pages.length);
  const places = placesIn(pages.pages[page], ['pages', page]).filter(({ path }) => path.length > 3);
  const texts = places.filter(({ value }) => isText(value, state.locales as never) && !('kind' in value));
  const lists = places.filter(({ value }) => Array.isArray(value));
  const list = lists[random(lists.length)];
  const text = texts[random(texts.length)];
  const length = (list?.value as readonly unknown[] | undefined)?.length ?? 0;
  const chosen = random(10);
  if (chosen < 6 || !list || length === 0)
    return {
      kind: 'text',
      at: text?.path ?? [],
      texts: {
        [state.locales[random(state.locales.length)] ?? '']:
          `Palabra ${random(1000)} «'"» ${'más '.repeat(random(30))}fin`,
      },
    };
  if (chosen === 6)
    return {
      kind: 'insert',
      list: list.path,
      index: random(length + 1),
      item: (list.value as readonly Json[])[random(length)] as Json,
    };
  if (chosen === 7 && length > 1) return { kind: 'remove', list: list.path, index: random(length) };
  return { kind: 'move', list: list.path, from: random(length), to: random(length) };
}

function copyOfSpec(): { root: string; contents: () => Map<string, string> } {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'edited-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  copyFixtureSpec(join(root, 'spec'));
  cpSync(join(project, '.oxfmtrc.json'), join(root, '.oxfmtrc.json'));
  symlinkSync(join(project, 'generator'), join(root, 'generator'), 'junction');
  const contents = (): Map<string, string> =>
    new Map(
      readdirSync(join(root, 'spec'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .toSorted()
        .map((name) => [name, readFileSync(join(root, 'spec', name), 'utf8')]),
    );
  return { root, contents };
}

function write(root: string, files: readonly FileChange[]): void {
  for (const { path, after } of files) {
    if (after === null) rmSync(join(root, path));
    else writeFileSync(join(root, path), after);
  }
}

it('makes a thousand edits of a whole spec, and takes them all back', async () => {
  const { root, contents } = copyOfSpec();
  const before = contents();
  const site = new EditedSite(root);
  const random = sequence(18);
  const journal: (readonly FileChange[])[] = [];
  let made = 0;
  while (made < 1000) {
    const drafts = site.drafts();
    const state = new EditState(site.project, site.entry, drafts, ['es', 'en'], await site.run(drafts));
    for (let turn = 0; turn < 250; turn += 1) {
      try {
        applyEdit(state, anyEdit(state, random));
        made += 1;
      } catch (error) {
        // An edit is made as a whole, or not at all.
        if (!(error instanceof EditError)) throw error;
      }
    }
    await finish(state);
    // The source says what was meant, and nothing else.
    sharedPaths(site, state, await site.run(drafts));
    const files = drafts.changes();
    journal.push(files);
    write(root, files);
  }
  expect(contents()).not.toEqual(before);
  for (const files of journal.toReversed())
    write(
      root,
      files.map((file) => ({ ...file, after: file.before })),
    );
  expect(contents()).toEqual(before);
});

it('lets the rules see each edit before it is written', async () => {
  const { root, contents } = copyOfSpec();
  const before = contents();
  const site = new EditedSite(root);
  const random = sequence(7);
  const read = await site.read(site.drafts());
  if (!read.ok) throw new Error('the spec of this project has mistakes');
  const state = new EditState(site.project, site.entry, site.drafts(), ['es', 'en'], read.exported);
  const results: (EditResult | Rejection)[] = [];
  for (let turn = 0; turn < 25; turn += 1) results.push(await plan(site, [anyEdit(state, random)]));
  expect(contents()).toEqual(before);
  const [made, refused] = [results.filter(({ ok }) => ok), results.filter(({ ok }) => !ok)];
  expect(made.length).toBeGreaterThan(15);
  for (const result of made)
    expect(result.ok && (describeChange(read.spec, result.spec).length > 0 || result.files.length === 0)).toBe(true);
  for (const result of refused) expect(!result.ok && result.why).toMatch(/\w\.$/);
});
