import type { CompiledPage } from '#contract';
import type { Block } from '#schema';

type Layout = CompiledPage['layout'];

const several: { readonly [K in Block['kind']]?: readonly Layout[] } = {
  hero: ['home', 'overview', 'service', 'landing', 'company', 'contact'],
  serviceCards: ['home', 'overview'],
  article: ['article'],
  legalText: ['legal'],
  notice: ['message'],
};

/** The page layouts in which a kind of block looks different, or the one in which it is used. */
export const layoutsOf = (kind: Block['kind']): readonly Layout[] => several[kind] ?? ['service'];
