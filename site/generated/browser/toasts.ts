// Generated from constants.toasts of the spec. Do not edit: change spec/ and run `npm run generate`.
/** How toasts look and behave; times in milliseconds. */
export const toasts = {
  duration: 4000,
  visible: 3,
  width: 356,
  gap: 14,
  hotkey: ['altKey', 'KeyT'],
} as const;
