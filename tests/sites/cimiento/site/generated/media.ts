// Generated from media of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledFiles, CompiledImages } from '#contract';

/** The pictures of the spec. */
export const images: CompiledImages = {};

/** The files for download. */
export const files: CompiledFiles = {};
