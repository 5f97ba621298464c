/**
 * Runs in the page, or before anything else of it: from now on it is laid out and not drawn. What is found at a point stays the same,
 * which it would not in one whose `visibility` is `hidden`; and no element inherits this, so that it costs no styles.
 */
export function leaveUndrawn(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page, which is drawn again unless another style sheet has been put over it meanwhile. */
export function drawAgain(): void {
  void document.adoptedStyleSheets.pop();
}
