/** How many frames to wait for React to render a response: about a second. */
const FRAMES = 60;

/** Focuses an element of a response as soon as React has rendered it, which may take some frames. */
export function focusOn(selector: string, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) found.focus();
    else if (frames > 0) focusOn(selector, frames - 1);
  });
}
