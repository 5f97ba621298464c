import { expect } from 'vitest';

import type { Engine } from './engine.ts';
import type { Front, Treatment } from './front.ts';

/** What a page has noted of itself: see `watch` in `front.ts`. */
export interface Noted {
  readonly complaints: string[];
  readonly atBody?: { readonly dark: boolean; readonly colour?: string };
}

const TOAST = '[data-sonner-toast]';

/** A visitor of the site, whose browser is a window of some engine. */
export class Visitor {
  readonly engine: Engine;
  readonly front: Front;

  constructor(engine: Engine, front: Front) {
    this.engine = engine;
    this.front = front;
  }

  /** Makes the window that of a visitor who has never been here. */
  async comes(languages = 'es-MX,es'): Promise<void> {
    await this.engine.renew?.();
    await this.engine.go(`${this.front.url}/robots.txt`);
    await this.isAt('/robots.txt');
    await this.engine.evaluate(() => {
      for (const storage of [localStorage, sessionStorage]) storage.clear();
      for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
    });
    this.front.nextVisitor(languages);
  }

  /** Opens an address, and waits until its page is there, wherever that is. */
  async open(path: string, arrives: string = path): Promise<void> {
    // Where only the fragment differs, nothing would be loaded.
    if (
      path.includes('#') &&
      (await this.engine.evaluate(() => location.pathname + location.search)) === path.replace(/#.*/, '')
    ) {
      await this.engine.go(`${this.front.url}/robots.txt`);
      await this.isAt('/robots.txt');
    }
    await this.#marks();
    await this.engine.go(this.front.url + path);
    await this.isAt(arrives, 'loaded');
    await expect.poll(() => this.front.pending()).toBe(0);
  }

  /** Leaves for another page of the site, by its address. */
  async leave(path: string): Promise<void> {
    await this.#marks();
    await this.engine.evaluate((to) => location.assign(to), path);
    await this.isAt(path, 'loaded');
  }

  /** Goes back, or forward, to a page that has been left, and makes sure that the engine has kept it as it was if it does that. */
  async goes(where: 'back' | 'forward', path: string): Promise<void> {
    await this.#marks();
    await this.engine.evaluate((way) => setTimeout(() => history[way]()), where);
    await this.isAt(path);
    if (this.engine.keepsPages)
      expect(await this.engine.evaluate(() => 'kept' in window), `${path} comes out of the back/forward cache`).toBe(
        true,
      );
  }

  /** Marks the page that is open, to tell it from one that has been loaded anew. */
  #marks = (): Promise<unknown> => this.engine.evaluate(() => void Object.assign(window, { kept: true }));

  /** Waits until the browser shows an address. */
  async isAt(path: string, how: 'loaded' | 'at all' = 'at all'): Promise<void> {
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

  /** What the page tells of itself, by a function that runs in it. */
  ask<A extends readonly unknown[], T>(run: (...args: A) => T | Promise<T>, ...args: A): Promise<T> {
    return this.engine.evaluate(run, ...args);
  }

  /** Waits until a function that runs in the page returns what is wanted. */
  async sees<A extends readonly unknown[], T>(
    wanted: T,
    run: (...args: A) => T | Promise<T>,
    ...args: A
  ): Promise<void> {
    await expect.poll(() => this.engine.evaluate(run, ...args)).toEqual(wanted);
  }

  click = (selector: string): Promise<void> => this.engine.click(selector);
  press = (keys: string): Promise<void> => this.engine.press(keys);

  /** Waits until something can be seen, or nothing of it. */
  async shows(selector: string, shown = true): Promise<void> {
    const look = (wanted: string): boolean =>
      [...document.querySelectorAll(wanted)].some((element) => element.checkVisibility({ visibilityProperty: true }));
    await expect.poll(() => this.engine.evaluate(look, selector), { message: selector }).toBe(shown);
  }

  /** Puts the focus on an element, as the keyboard would. */
  focus = (selector: string): Promise<void> =>
    this.ask((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);

  /** Chooses from a list of options. What opens then is the system's, where no driver points. */
  choose = (selector: string, value: string): Promise<void> =>
    this.ask(
      (wanted, chosen) => {
        const list = document.querySelector<HTMLSelectElement>(wanted)!;
        list.value = chosen;
        list.dispatchEvent(new Event('change', { bubbles: true }));
      },
      selector,
      value,
    );

  /** Types into the fields of a form, in place of what is there. */
  async fillIn(form: string, answers: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(answers)) {
      await this.ask(
        (wanted) => document.querySelector<HTMLInputElement>(wanted)?.select(),
        `form#${form} [name="${name}"]`,
      );
      await this.focus(`form#${form} [name="${name}"]`);
      await this.engine.type(value);
    }
    const typed = await this.values(form, Object.keys(answers));
    expect(typed).toEqual(answers);
  }

  /** What the fields of a form hold. */
  values = (form: string, names: readonly string[]): Promise<Record<string, string>> =>
    this.ask(
      (id, wanted) => {
        const { elements } = document.querySelector<HTMLFormElement>(`form#${id}`)!;
        return Object.fromEntries(wanted.map((name) => [name, (elements.namedItem(name) as HTMLInputElement).value]));
      },
      form,
      names,
    );

  /** Presses a form's button. What is told from now on is told of this attempt. */
  async send(form: string, how: 'pointer' | 'key' = 'pointer'): Promise<void> {
    const button = `form#${form} button[type=submit]`;
    await this.ask(
      (selector) => document.querySelectorAll(selector).forEach((toast) => toast.setAttribute('data-seen', '')),
      TOAST,
    );
    if (how === 'pointer') return this.click(button);
    await this.focus(button);
    return this.press('Enter');
  }

  /** Waits until the visitor is told something, since the last attempt. */
  async isTold(text: string, where = TOAST): Promise<void> {
    const told = (selector: string): string =>
      [...document.querySelectorAll(`:is(${selector}):not([data-seen])`)]
        .map(({ textContent }) => textContent)
        .join('\n');
    await expect.poll(() => this.engine.evaluate(told, where)).toContain(text);
  }

  /** From now on, requests to the backend end so. For how many there are, Firefox asks again by itself when a connection breaks. */
  backend = (treatment: Treatment): void => this.front.treat(/^\/(rest|auth)\/v1\//, treatment);

  /** What the page has noted of itself. */
  noted = (): Promise<Noted> => this.ask(() => (window as unknown as { noted?: Noted }).noted ?? { complaints: [] });
}
