/** How many frames an answer may take to be drawn: about a second. */
const FRAMES = 60;

/** Puts the focus on what an answer has brought. It is drawn when the queries have told React of it, which may be some frames later. */
export function focusOn(selector: string, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) found.focus();
    else if (frames > 0) focusOn(selector, frames - 1);
  });
}
