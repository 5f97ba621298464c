import { kinds, type Block } from '#schema';
import type { CompiledPage } from '#contract';
import type { Examples } from './example.ts';
import { blocksOf } from '../renderer/structured-data.ts';

type Layout = CompiledPage['layout'];
interface Fixtures {
  readonly examples: Examples;
  readonly layouts?: readonly Layout[];
}

const files = import.meta.glob<Fixtures>('../blocks/*/fixtures.ts', { eager: true });

function fixturesOf(kind: Block['kind']): Fixtures {
  const found = files[`../blocks/${kind}/fixtures.ts`];
  if (!found) throw new Error(`site/blocks/${kind}/fixtures.ts is missing.`);
  return found;
}

/** The kinds of blocks of the engine, in the order of the gallery. */
export const kindNames = (Object.keys(kinds) as Block['kind'][]).toSorted();

export function examplesOf(kind: Block['kind']): Examples {
  return fixturesOf(kind).examples;
}

/** The page layouts in which a kind of block looks different, or the one that it is used in. */
export function layoutsOf(kind: Block['kind']): readonly Layout[] {
  return fixturesOf(kind).layouts ?? ['service'];
}

const schemas = import.meta.glob<string>('../blocks/*/schema.ts', { query: '?raw', import: 'default', eager: true });
const fixtures = import.meta.glob<string>('../blocks/*/fixtures.ts', { query: '?raw', import: 'default', eager: true });

/** The documentation of a kind of block: the comment above its schema, without examples. */
export function describeKind(kind: Block['kind']): string {
  const comment = new RegExp(String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*export const ${kind}\b`);
  const [, text] = comment.exec(schemas[`../blocks/${kind}/schema.ts`] ?? '') ?? [];
  if (text === undefined) throw new Error(`site/blocks/${kind}/schema.ts has no comment above ${kind}.`);
  return text
    .replace(/@example[^]*/, '')
    .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
    .trim();
}

/** The source code of the fixtures of a kind. */
export function sourceOf(kind: Block['kind']) {
  return fixtures[`../blocks/${kind}/fixtures.ts`];
}

const pages = import.meta.glob<CompiledPage>('#generated/pages/*.ts', { eager: true, import: 'page' });

/** The blocks of kinds that the spec defines, each with its page, as the generator compiled them. */
export const customExamples = Object.values(pages).flatMap((page) =>
  blocksOf(page.blocks)
    .filter((block) => block.kind === 'custom')
    .map((block, index) => ({
      name: `${block.block} on ${page.id}${index === 0 ? '' : ` ${index + 1}`}`,
      page,
      block,
    })),
);

export type CustomExample = (typeof customExamples)[number];
