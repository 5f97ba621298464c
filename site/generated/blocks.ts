// Generated from blocks of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CustomBlocks } from '#contract';

/** The components of the kinds of blocks that the spec defines itself. */
export const customBlocks: CustomBlocks = {};
