import type { ExpectedForm, ExpectedOutcome, Locale } from '#contract';
import type { Browser, Locator, Page, Request, Route } from 'playwright';
import { expect, inject } from 'vitest';
import { nextVisitor, openAnew } from '../browser.ts';
import { browserIn } from '../languages.ts';
import { leaveUndrawn } from '../pages/undrawn.ts';
import { answersTo, isAsked, visibleFields } from './expected.ts';
import type { Answers } from './expected.ts';

/** How a request for an insert ends. */
export type Answer = (route: Route) => Promise<void>;

const seen = 'data-seen';
const places: Record<string, string> = {
  toast: '[data-sonner-toast]',
  inline: '.form__message, .form__confirmed',
  alert: 'dialog[role=alertdialog]',
};

/** How a form says what is wrong. */
export interface Mistakes {
  /** The window's title. */
  readonly title: string;
  /** Whether the focus is on the summary. */
  readonly focused: boolean;
  readonly heading: string;
  /** The summary's links. */
  readonly listed: string[];
  /** By the names of the fields that are marked, the texts that describe them. */
  readonly marked: Record<string, string[]>;
}

/** A visitor before a form, filled in with answers of their own. */
export class Visit {
  /** Whether the last test left the page as the next one needs it. */
  valid = true;
  readonly answers: Answers;
  readonly inserts: Request[] = [];
  readonly page: Page;
  readonly form: ExpectedForm;
  #counted = 0;

  constructor(page: Page, form: ExpectedForm) {
    this.page = page;
    this.form = form;
    this.answers = answersTo(form);
  }

  /** Opens the form's page. */
  async open(): Promise<void> {
    const { url, dialog, fields } = this.form;
    const parameters = new URLSearchParams(
      fields.flatMap(({ name, parameter }) => (parameter === undefined ? [] : [[parameter, name]])),
    );
    await nextVisitor(this.page);
    this.page.on('request', (request) => {
      if (request.method() === 'POST') this.inserts.push(request);
    });
    await openAnew(
      this.page,
      `${url}${parameters.size > 0 ? `?${parameters}` : ''}${dialog === undefined ? '' : `#${dialog}`}`,
    );
  }

  /** A field's control; of radio buttons, the first. */
  control = (name: string): Locator => this.page.locator(`form#${this.form.form} [name="${name}"]`).first();
  get button(): Locator {
    return this.page.locator(`form#${this.form.form} button[type=submit]`);
  }

  /** Types what is not there yet, or all of it anew. */
  async fillIn(values: Answers = this.answers, how: 'missing' | 'anew' = 'missing'): Promise<void> {
    const there = how === 'anew' ? {} : await this.values();
    for (const field of visibleFields(this.form)) {
      const { name, control } = field;
      const value = values[name];
      if (value === undefined || value === there[name] || !isAsked(field, values)) continue;
      if (control === 'select') await this.control(name).selectOption(value);
      else if (control === 'checkbox') await this.control(name).setChecked(value === 'on');
      // Nobody can take an answer back from radio buttons.
      else if (control !== 'radio') await this.control(name).fill(value);
      else if (value !== '')
        await this.page.locator(`form#${this.form.form} [name="${name}"][value="${value}"]`).check();
    }
  }

  /** What is sent of what nobody sees: the parameters are those of the tab's first address. */
  async hidden(): Promise<Answers> {
    const first = await this.page.evaluate(
      () =>
        (globalThis as unknown as { navigation: { entries(): { url: string }[] } }).navigation.entries()[0]?.url ??
        location.href,
    );
    const { searchParams } = new URL(first);
    const fields = this.form.fields.filter(({ control }) => control === 'hidden');
    return Object.fromEntries(
      fields.map(({ name, parameter, initial = '' }) => [
        name,
        parameter === undefined ? initial : (searchParams.get(parameter) ?? ''),
      ]),
    );
  }

  /** What the fields hold. */
  async values(): Promise<Answers> {
    const names = visibleFields(this.form).map(({ name }) => name);
    return this.page.locator(`form#${this.form.form}`).evaluate(
      ({ elements }: HTMLFormElement, wanted) =>
        Object.fromEntries(
          wanted.map((name) => {
            const control = elements.namedItem(name) as HTMLInputElement;
            return [name, control.type === 'checkbox' && !control.checked ? '' : control.value];
          }),
        ),
      names,
    );
  }

  /** What the form says is wrong, and where: all at once. */
  mistakes(): Promise<Mistakes> {
    return this.page.locator(`form#${this.form.form}`).evaluate((form: HTMLFormElement) => {
      const summary = form.querySelector('.form__summary');
      const textOf = (element: Element | null): string => (element as HTMLElement | null)?.innerText ?? '';
      return {
        title: document.title,
        focused: summary !== null && summary === document.activeElement,
        heading: textOf(summary?.querySelector('h1, h2, h3, h4') ?? null),
        listed: [...(summary?.querySelectorAll('a') ?? [])].map(textOf),
        marked: Object.fromEntries(
          [...form.querySelectorAll('[aria-invalid]')].map((control) => [
            // A group of radio buttons is marked as a whole.
            `${control.getAttribute('aria-invalid') === 'true' ? '' : 'not '}${control.getAttribute('name') ?? control.querySelector('[name]')?.getAttribute('name')}`,
            (control.getAttribute('aria-describedby') ?? '')
              .split(' ')
              .map((id) => textOf(document.getElementById(id))),
          ]),
        ),
      };
    });
  }

  /** Presses the button. What is told from now on is told of this attempt. */
  async send(press = (button: Locator): Promise<void> => button.click()): Promise<void> {
    const told = this.page.locator(Object.values(places).join(', '));
    await told.evaluateAll((elements, mark) => elements.forEach((element) => element.setAttribute(mark, '')), seen);
    this.#counted = await this.page.evaluate(() => window.dataLayer?.length ?? 0);
    await press(this.button);
  }

  /** Sends while the backend answers so. */
  async sendInto(answer: Answer): Promise<void> {
    await this.answerWith(answer);
    await this.send();
  }
  async answerWith(answer: Answer): Promise<void> {
    await this.answerAsEver();
    await this.page.route((url) => url.pathname.endsWith(`/${this.form.table}`), answer);
  }
  /** The real backend answers again. */
  answerAsEver = (): Promise<void> => this.page.unrouteAll({ behavior: 'ignoreErrors' });

  /** Waits until an outcome is told on its channel, since the last attempt, and closes what has to be closed. */
  async isTold({ channel, title, message }: ExpectedOutcome): Promise<void> {
    const place = this.page.locator(`:is(${places[channel] ?? ''}):not([${seen}])`).last();
    const text = channel === 'alert' && title !== undefined ? `${title}. ${message}` : message;
    await expect.poll(() => place.innerText(), { timeout: 25_000 }).toContain(text);
    if (title !== undefined) expect(await place.innerText()).toContain(title);
    if (channel !== 'alert') return;
    await place.getByRole('button', { name: this.form.close }).click();
    await place.waitFor({ state: 'detached' });
  }

  /** The events that were counted since the last attempt, on this page or, where that led on, on the page that was left. */
  async counted(where: 'here' | 'left' = 'here'): Promise<unknown[]> {
    const all = await this.page.evaluate(
      (left) =>
        left ? (JSON.parse(sessionStorage.getItem('counted') ?? '[]') as unknown[]) : (window.dataLayer ?? []),
      where === 'left',
    );
    return all.slice(this.#counted).map(eventOf);
  }
}

/** An event as the spec writes it. With a measurement id, it is in the queue as a call of gtag. */
function eventOf(entry: unknown): unknown {
  const call = entry as { readonly 0?: string; readonly 1?: string; readonly 2?: object };
  return call[0] === 'event' ? { event: call[1], ...call[2] } : entry;
}

/** Gives a test the page that the test before left, if it is the same form and all was well, or opens it anew. */
export class Visits {
  #current: Visit | undefined;
  /** A tab for each language: new ones cost more than all that happens in them. */
  readonly #tabs = new Map<string, Page>();
  readonly #browser: Browser;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async at(form: ExpectedForm, use: (visit: Visit) => Promise<void>): Promise<void> {
    if (this.#current?.valid === false) this.abandon();
    if (this.#current?.form !== form) {
      this.#current = new Visit(await this.#tab(form.locale), form);
      this.#current.valid = false;
      await this.#current.open();
    }
    const visit = this.#current;
    visit.valid = false;
    await use(visit);
    await visit.answerAsEver();
    visit.valid = true;
  }

  /** The next test opens its page anew. */
  leave(): void {
    this.#current = undefined;
  }

  /** The next test opens its page in a tab of its own. Those that there are stay until the browser goes: closing them takes its time. */
  abandon(): void {
    this.leave();
    this.#tabs.clear();
  }

  async #tab(language: string): Promise<Page> {
    const open = this.#tabs.get(language);
    if (open) return open;
    const locale = browserIn(language as Locale);
    const context = await this.#browser.newContext({ baseURL: inject('baseUrl'), locale, reducedMotion: 'reduce' });
    context.setDefaultTimeout(25_000);
    // What a page has counted goes with it when it is left.
    await context.addInitScript(() =>
      addEventListener('pagehide', () => sessionStorage.setItem('counted', JSON.stringify(window.dataLayer ?? []))),
    );
    // Nothing here asks how a form looks.
    await context.addInitScript(leaveUndrawn);
    const page = await context.newPage();
    this.#tabs.set(language, page);
    return page;
  }
}
