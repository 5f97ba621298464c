// Generated from constants.toasts of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledConstants } from '#contract';

/** Appearance and timing of toasts; times in milliseconds. */
export const toasts: CompiledConstants['toasts'] = {
  duration: 4000,
  visible: 3,
  width: 356,
  gap: 14,
  hotkey: ['altKey', 'KeyT'],
};
