let opener: HTMLElement | undefined;
let open = 0;

/** The element with the focus, also in a shadow tree. */
export function focused(): HTMLElement | undefined {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement && element !== document.body ? element : undefined;
}

/** Remembers where the focus was before a window; @returns what gives it back, unless another window has taken its place */
export function keepFocus(): () => void {
  if (open === 0) opener = focused();
  open += 1;
  return () => {
    // A window that takes the place of this one is there by then.
    queueMicrotask(() => {
      open -= 1;
      if (open === 0 && opener?.isConnected) opener.focus({ preventScroll: true });
    });
  };
}
