// Generated from constants.tooltips of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledConstants } from '#contract';

/** Delay before a tooltip opens, and how long after another one it opens at once; in milliseconds. */
export const tooltips: CompiledConstants['tooltips'] = { delay: 700, skipDelay: 300 };
