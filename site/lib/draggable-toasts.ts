/**
 * Lets visitors drag toasts away with the mouse. sonner does not allow it while any text on the page is selected, and
 * in WebKit dragging selects text.
 *
 * @param host the container of the toaster
 */
export function keepDraggable(host: HTMLElement): void {
  host.addEventListener('pointerdown', () => getSelection()?.removeAllRanges());
  host.addEventListener('selectstart', (event) => event.preventDefault());
}
