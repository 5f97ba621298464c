/**
 * Runs in the page, also as an init script: from now on the page is laid out but not painted. Unlike `visibility:
 * hidden`, `opacity` leaves hit testing unchanged, and it is not inherited, so it costs no style recalculation. Chromium
 * paints nothing below an opacity of 0.0004; at 0, it would not report layout shifts, and axe would check less.
 */
export function stopPainting(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0.0001 !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: paints it again, unless another style sheet was adopted meanwhile. */
export function resumePainting(): void {
  void document.adoptedStyleSheets.pop();
}
