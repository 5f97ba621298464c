/** Parses HTML in an inert document, where scripts do not run and nothing is loaded. */
export function parsed(html: string): HTMLElement {
  const holder = document.implementation.createHTMLDocument('').createElement('div');
  holder.innerHTML = html;
  return holder;
}
