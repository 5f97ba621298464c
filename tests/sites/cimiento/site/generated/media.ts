// Generated from media of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledFiles, CompiledImages } from '#contract';

/** The pictures that the spec names. */
export const images: CompiledImages = {};

/** The files that the spec offers to keep. */
export const files: CompiledFiles = {};
