/** Styles for the page itself: leave room for the toolbar and, in a wide window, for the panel. */
const css = `
:root { --studio-bar: 52px; --studio-panel: 400px; }
@media (width < 760px) { :root { --studio-bar: 96px; } }
@media (width <= 768px) { :root { --studio-panel: 100vw; } }
html { padding-top: var(--studio-bar); scroll-padding-top: calc(var(--studio-bar) + var(--header) + 1rem); }
.site-header { top: calc(var(--studio-bar) - 3.75rem); }
@media (min-width: 48rem) { .site-header { top: var(--studio-bar); } }
@media (width >= 1200px) { html[data-studio-panel] { padding-right: var(--studio-panel); } }
`;

/** Adds the styles that make room for the studio. */
export function makeRoom(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
