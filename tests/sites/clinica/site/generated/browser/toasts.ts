// Generated from constants.toasts of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledConstants } from '#contract';

/** Appearance and timing of toasts; times in milliseconds. */
export const toasts: CompiledConstants['toasts'] = {
  duration: 6000,
  visible: 2,
  width: 356,
  gap: 12,
  hotkey: ['altKey', 'KeyT'],
};
