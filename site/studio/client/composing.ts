/**
 * Whether a key belongs to an input method that is composing a character: Enter and Escape then end the composition and mean nothing else.
 * Safari says so by the key's code alone.
 */
export function isComposing({
  isComposing: composing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return composing || keyCode === 229;
}
