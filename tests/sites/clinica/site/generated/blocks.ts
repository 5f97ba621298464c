// Generated from blocks of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CustomBlocks } from '#contract';
import component1 from '#spec/blocks/price-table/component.tsx';

/** The components of the kinds of blocks that the spec defines itself. */
export const customBlocks: CustomBlocks = { 'price-table': component1 };
