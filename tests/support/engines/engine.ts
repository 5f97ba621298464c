/** A key name or a character, with modifiers: `Shift+Tab`. */
export type Keys = string;

/** A window of a browser engine, for screenshots. */
export interface PageWindow {
  /** Navigates to an address without waiting for the page. */
  go(url: string): Promise<void>;
  /** Runs a function in the page. Arguments and result are JSON. */
  evaluate<A extends readonly unknown[], T>(run: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
  /** Sets the size of the viewport. */
  resize(width: number, height: number): Promise<void>;
  /** Takes a PNG screenshot of the viewport. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A window for flows, of an engine that Playwright cannot drive. Selectors are CSS, and stand for the first match. */
export interface Engine extends PageWindow {
  /** Gives the next visitor a window without history. Engines that can reuse the old window leave it out. */
  renew?(): Promise<void>;
  click(selector: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(keys: Keys): Promise<void>;
}

/** An engine: how to start it, and why this machine cannot. */
export interface EngineKind<Window = Engine> {
  readonly name: string;
  /** Why the engine is not available; undefined if it is. */
  readonly missing?: string;
  start(): Promise<Window>;
}

/**
 * Scrolls an element to the middle of the window, where no sticky element covers it, and waits until it stands still.
 */
export async function bringIntoView(selector: string): Promise<void> {
  const find = (): Element | null => document.querySelector(selector);
  // The element may appear after the page has loaded.
  for (const end = performance.now() + 4000; !find() && performance.now() < end;)
    await new Promise(requestAnimationFrame);
  await Promise.race([document.fonts.ready, new Promise((later) => setTimeout(later, 1000))]);
  const element = find();
  if (!element) throw new Error(`no element matches ${selector}`);
  const bring = (): number => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return element.getBoundingClientRect().top;
  };
  // A late font or style sheet would move the element away from the pointer.
  let [before, now] = [NaN, bring()];
  for (const end = performance.now() + 2000; now !== before && performance.now() < end;) {
    await new Promise(requestAnimationFrame);
    [before, now] = [now, bring()];
  }
}
