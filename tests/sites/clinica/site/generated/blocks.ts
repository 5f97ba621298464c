// Generated from blocks of the spec. Do not edit: change tests/sites/clinica/ and run `npm run generate`.
import component1 from '#spec/blocks/price-table/component.tsx';

/** What draws the kinds of blocks that the spec defines itself. */
export const customBlocks = { 'price-table': component1 };
