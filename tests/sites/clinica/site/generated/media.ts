// Generated from media of the spec. Do not edit: change tests/sites/clinica/ and run `npm run generate`.
import type { CompiledImages } from '#contract';

/** The pictures that the spec names. */
export const images: CompiledImages = {};
