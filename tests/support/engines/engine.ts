/** A key by its name, or a character; held together with others: `Shift+Tab`. */
export type Keys = string;

/**
 * One window of one browser engine, as far as the drivers of all engines have it. Selectors are CSS, and the first element that one
 * finds is meant.
 */
export interface Engine {
  readonly name: string;
  /** Whether pages that are left are kept as they are, and shown again when the visitor goes back. Playwright's Chromium does not. */
  readonly keepsPages: boolean;
  /** Gives the next visitor a window without history; in most engines the old one does. */
  renew?(): Promise<void>;
  /** Goes to an address without waiting for more than that. */
  go(url: string): Promise<void>;
  /** Runs a function in the page. What goes in and comes out is JSON. */
  evaluate<A extends readonly unknown[], T>(run: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
  click(selector: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(keys: Keys): Promise<void>;
  /** The size of the page's view. */
  resize(width: number, height: number): Promise<void>;
  /** What is in view, as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** An engine of this machine: how to start it, and why it cannot be. */
export interface EngineKind {
  readonly name: string;
  /** Undefined where the engine is there. */
  readonly missing?: string;
  start(): Promise<Engine>;
}

/** Scrolls an element to where it can be pointed at: the middle of the window, under nothing that stays in place, once it stands still. */
export async function bringIntoView(selector: string): Promise<void> {
  const find = (): Element | null => document.querySelector(selector);
  // The page may be there, and what is looked for still on its way.
  for (const end = performance.now() + 4000; !find() && performance.now() < end;)
    await new Promise(requestAnimationFrame);
  await Promise.race([document.fonts.ready, new Promise((later) => setTimeout(later, 1000))]);
  const element = find();
  if (!element) throw new Error(`nothing is ${selector}`);
  const bring = (): number => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return element.getBoundingClientRect().top;
  };
  // A font or a style sheet that comes now would move it away from under the pointer.
  let [before, now] = [NaN, bring()];
  for (const end = performance.now() + 2000; now !== before && performance.now() < end;) {
    await new Promise(requestAnimationFrame);
    [before, now] = [now, bring()];
  }
}
