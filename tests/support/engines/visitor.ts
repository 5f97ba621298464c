import { expect } from 'vitest';

import type { Engine } from './engine.ts';
import type { SiteProxy, Treatment } from './site-proxy.ts';

/** What the watching script of a page has recorded: see `watch` in `site-proxy.ts`. */
export interface Recorded {
  readonly complaints: string[];
  readonly atBody?: { readonly dark: boolean; readonly colour?: string };
}

const TOAST = '[data-sonner-toast]';

/** A visitor of the site in a window of some engine. */
export class Visitor {
  readonly engine: Engine;
  readonly proxy: SiteProxy;

  constructor(engine: Engine, proxy: SiteProxy) {
    this.engine = engine;
    this.proxy = proxy;
  }

  /** Turns the window into that of a new visitor. */
  async renew(languages = 'es-MX,es'): Promise<void> {
    await this.engine.renew?.();
    await this.engine.go(`${this.proxy.url}/robots.txt`);
    await this.waitForAddress('/robots.txt');
    await this.engine.evaluate(() => {
      for (const storage of [localStorage, sessionStorage]) storage.clear();
      for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
    });
    this.proxy.nextVisitor(languages);
  }

  /** Opens an address and waits for its page, or for the one that it redirects to. */
  async open(path: string, destination: string = path): Promise<void> {
    // If only the fragment differs, the browser would not load the page.
    if (
      path.includes('#') &&
      (await this.engine.evaluate(() => location.pathname + location.search)) === path.replace(/#.*/, '')
    ) {
      await this.engine.go(`${this.proxy.url}/robots.txt`);
      await this.waitForAddress('/robots.txt');
    }
    await this.#mark();
    await this.engine.go(this.proxy.url + path);
    await this.waitForAddress(destination, 'loaded');
    await expect.poll(() => this.proxy.pending()).toBe(0);
  }

  /** Navigates to another page of the site by script. */
  async leave(path: string): Promise<void> {
    await this.#mark();
    await this.engine.evaluate((to) => location.assign(to), path);
    await this.waitForAddress(path, 'loaded');
  }

  /** Goes back or forward to a page, and checks that it comes from the back/forward cache. */
  async traverseHistory(where: 'back' | 'forward', path: string): Promise<void> {
    await this.#mark();
    await this.engine.evaluate((way) => setTimeout(() => history[way]()), where);
    await this.waitForAddress(path);
    const isKept = await this.engine.evaluate(() => 'kept' in window);
    expect(isKept, `${path} comes out of the back/forward cache`).toBe(true);
  }

  /** Marks the open page, so that a reloaded one can be told apart. */
  #mark = (): Promise<unknown> => this.engine.evaluate(() => void Object.assign(window, { kept: true }));

  /** Waits until the browser shows an address. */
  async waitForAddress(path: string, how: 'loaded' | 'at all' = 'at all'): Promise<void> {
    await expect
      .poll(() =>
        this.engine.evaluate(
          (wanted) =>
            document.readyState === 'complete' && !(wanted && 'kept' in window)
              ? location.pathname + location.search + location.hash
              : '',
          how === 'loaded',
        ),
      )
      .toBe(path);
  }

  /** Runs a function in the page. */
  evaluate<A extends readonly unknown[], T>(run: (...args: A) => T | Promise<T>, ...args: A): Promise<T> {
    return this.engine.evaluate(run, ...args);
  }

  /** Waits until a function that runs in the page returns what is wanted. */
  async waitFor<A extends readonly unknown[], T>(
    wanted: T,
    run: (...args: A) => T | Promise<T>,
    ...args: A
  ): Promise<void> {
    await expect.poll(() => this.engine.evaluate(run, ...args)).toEqual(wanted);
  }

  click = (selector: string): Promise<void> => this.engine.click(selector);
  press = (keys: string): Promise<void> => this.engine.press(keys);

  /** Waits until a matching element is visible, or none is. */
  async waitForVisible(selector: string, shown = true): Promise<void> {
    const look = (wanted: string): boolean =>
      [...document.querySelectorAll(wanted)].some((element) => element.checkVisibility({ visibilityProperty: true }));
    await expect.poll(() => this.engine.evaluate(look, selector), { message: selector }).toBe(shown);
  }

  /** Focuses an element by script. */
  focus = (selector: string): Promise<void> =>
    this.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);

  /** Selects an option by script, since no driver can click in the system's own list. */
  choose = (selector: string, value: string): Promise<void> =>
    this.evaluate(
      (wanted, chosen) => {
        const list = document.querySelector<HTMLSelectElement>(wanted)!;
        list.value = chosen;
        list.dispatchEvent(new Event('change', { bubbles: true }));
      },
      selector,
      value,
    );

  /** Replaces the values of the fields of a form by typing. */
  async fillIn(form: string, answers: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(answers)) {
      await this.evaluate(
        (wanted) => document.querySelector<HTMLInputElement>(wanted)?.select(),
        `form#${form} [name="${name}"]`,
      );
      await this.focus(`form#${form} [name="${name}"]`);
      await this.engine.type(value);
    }
    const typed = await this.values(form, Object.keys(answers));
    expect(typed).toEqual(answers);
  }

  /** The values of the fields of a form. */
  values = (form: string, names: readonly string[]): Promise<Record<string, string>> =>
    this.evaluate(
      (id, wanted) => {
        const { elements } = document.querySelector<HTMLFormElement>(`form#${id}`)!;
        return Object.fromEntries(wanted.map((name) => [name, (elements.namedItem(name) as HTMLInputElement).value]));
      },
      form,
      names,
    );

  /** Marks the toasts on the page as seen, and presses the form's button. */
  async send(form: string, how: 'pointer' | 'key' = 'pointer'): Promise<void> {
    const button = `form#${form} button[type=submit]`;
    await this.evaluate(
      (selector) => document.querySelectorAll(selector).forEach((toast) => toast.setAttribute('data-seen', '')),
      TOAST,
    );
    if (how === 'pointer') return this.click(button);
    await this.focus(button);
    return this.press('Enter');
  }

  /** Waits until a message of the last attempt contains the text. */
  async waitForMessage(text: string, where = TOAST): Promise<void> {
    const messages = (selector: string): string =>
      [...document.querySelectorAll(`:is(${selector}):not([data-seen])`)]
        .map(({ textContent }) => textContent)
        .join('\n');
    await expect.poll(() => this.engine.evaluate(messages, where)).toContain(text);
  }

  /**
   * Treats requests to the backend like this from now on, also repeated ones: Firefox retries on its own when a
   * connection breaks.
   */
  backend = (treatment: Treatment): void => this.proxy.treat(/^\/(rest|auth)\/v1\//, treatment);

  /** What the page has recorded. */
  recorded = (): Promise<Recorded> =>
    this.evaluate(() => (window as unknown as { recorded?: Recorded }).recorded ?? { complaints: [] });
}
