let opener: HTMLElement | undefined;
let open = 0;

/** The focused element, even inside a shadow tree. */
export function focused(): HTMLElement | undefined {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement && element !== document.body ? element : undefined;
}

/**
 * Remembers the focused element when a window opens.
 * @returns a function that restores it, unless another window opens
 */
export function keepFocus(): () => void {
  if (open === 0) opener = focused();
  open += 1;
  return () => {
    // By then, a window that replaces this one has opened.
    queueMicrotask(() => {
      open -= 1;
      if (open === 0 && opener?.isConnected) opener.focus({ preventScroll: true });
    });
  };
}
