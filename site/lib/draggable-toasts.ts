/**
 * Lets a toast be dragged away with the mouse. sonner drags none while text is selected, be it elsewhere on the page, and in WebKit
 * the drag itself begins to select.
 *
 * @param host where the toaster is
 */
export function keepDraggable(host: HTMLElement): void {
  host.addEventListener('pointerdown', () => getSelection()?.removeAllRanges());
  host.addEventListener('selectstart', (event) => event.preventDefault());
}
