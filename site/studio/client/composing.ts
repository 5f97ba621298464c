/**
 * Whether a key event belongs to an input method that is composing a character. Enter and Escape then only end the
 * composition. Safari only reports this through the key code.
 */
export function isComposing({
  isComposing: composing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return composing || keyCode === 229;
}
