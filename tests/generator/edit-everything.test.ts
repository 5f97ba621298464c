import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { applyEdit } from '../../generator/edit/apply.ts';
import type { Edit, Json, SpecPath } from '../../generator/edit/contract.ts';
import { finish, sharedPaths } from '../../generator/edit/plan.ts';
import { EditState } from '../../generator/edit/site.ts';
import { isOptionalAt } from '../../generator/read/shape.ts';
import { isText } from '../../generator/compile/text.ts';
import { kinds } from '#schema';
import type { Examples } from '../../site/gallery/example.ts';
import { head, sketch } from './support/sketch.ts';

/** Every object and list in a value, with its path. */
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

/** Edits of everything in a block, each with its inverse. */
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

/** Normalises the layout of a source: a list that was broken for a second item stays so. */
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
    const { examples } = (await import(`../../site/blocks/${kind}/fixtures.ts`)) as { examples: Examples };
    const [smallest, ...others] = Object.values(examples);
    const block = JSON.parse(JSON.stringify((others.at(-1) ?? smallest)?.block)) as Json;
    const start = async (): Promise<EditState> => {
      const drafts = site.drafts();
      return new EditState(site.project, site.entry, drafts, ['es', 'en'], await site.run(drafts));
    };
    const written = await start();
    applyEdit(written, { kind: 'insert', list: at('blocks'), index: 1, item: block });
    await finish(written);
    // Reading the source again gives the block.
    expect(sharedPaths(site, written, await site.run(written.drafts))).toEqual([]);
    const [change] = written.drafts.changes();
    expect(change?.after?.slice(0, change.after.indexOf('    statement('))).toContain(`\n  blocks: [\n`);
    // Written as authors do, with helper calls.
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
