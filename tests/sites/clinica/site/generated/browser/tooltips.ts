// Generated from constants.tooltips of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledConstants } from '#contract';

/** After how many milliseconds a tooltip opens, and for how long after another one it opens at once. */
export const tooltips: CompiledConstants['tooltips'] = {
  delay: 700,
  skipDelay: 300,
};
