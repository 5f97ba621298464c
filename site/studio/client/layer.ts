/** Creates an element with attributes and children. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/**
 * An overlay above the page, in a shadow root: styles do not pass in either direction. As a popover it is above open
 * dialogs.
 */
export class Layer {
  readonly host = make('div', { popover: 'manual' });
  readonly root = this.host.attachShadow({ mode: 'open' });

  constructor(name: string, css: string) {
    this.host.dataset['live'] = name;
    const styles = new CSSStyleSheet();
    styles.replaceSync(shared + css);
    this.root.adoptedStyleSheets = [styles];
  }

  show(...content: readonly Node[]): void {
    this.root.replaceChildren(...content);
    // Elements outside an open modal dialog are inert, and in fields outside the body Firefox does not delete
    // characters.
    const parent = document.querySelector('dialog:modal') ?? document.body;
    if (this.host.parentNode !== parent) parent.append(this.host);
    if (!this.host.matches(':popover-open')) this.host.showPopover();
  }

  hide(): void {
    this.host.remove();
  }
}

// `light-dark()` follows the page's `color-scheme`, and thus the theme that the visitor chose.
const shared = `
:host {
  all: initial; color-scheme: inherit; position: fixed; inset: 0; display: block; font: 15px/1.5 system-ui, sans-serif;
  color: var(--ink); text-align: start; pointer-events: none;
}
* { box-sizing: border-box; }
h1, h2, p, ol, ul, dl, dd, pre { margin: 0; padding: 0; font-weight: inherit; font-size: inherit; list-style: none; }
button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; text-align: start; }
:is(button, [tabindex]):focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
code, pre, .place { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 13px; }
.place { color: var(--accent); text-decoration: underline; text-underline-offset: 3px; overflow-wrap: anywhere; }
.place:hover { text-decoration-thickness: 2px; }
`;
