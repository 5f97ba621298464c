import { kinds, type Block } from '#schema';
import type { CompiledPage } from '#contract';
import type { Examples } from './example.ts';

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
