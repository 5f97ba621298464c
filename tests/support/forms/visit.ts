import type { Browser, Locator, Page, Request, Route } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { Locale } from '#schema';
import { visitorAddress } from '../browser.ts';
import { browserIn } from '../languages.ts';
import { answersTo } from './expected.ts';
import type { Answers, ExpectedForm, ExpectedOutcome } from './expected.ts';

/** How a request for an insert ends. */
export type Answer = (route: Route) => Promise<void>;

const seen = 'data-seen';
const places: Record<string, string> = {
  toast: '[data-sonner-toast]',
  inline: '.form__message, .form__confirmed',
  alert: 'dialog[role=alertdialog]',
};

/** A visitor before a form, filled in with answers of one's own. */
export class Visit {
  /** Whether the last test left the page as the next one needs it. */
  sound = true;
  readonly answers: Answers;
  /** The inserts that the page has sent. */
  readonly inserts: Request[] = [];
  readonly page: Page;
  readonly form: ExpectedForm;
  #counted = 0;

  private constructor(page: Page, form: ExpectedForm) {
    this.page = page;
    this.form = form;
    this.answers = answersTo(form);
    page.on('request', (request) => {
      if (request.method() === 'POST') this.inserts.push(request);
    });
  }

  /** Opens a form's page in a browser of its language. */
  static async open(browser: Browser, form: ExpectedForm): Promise<Visit> {
    const locale = browserIn(form.locale as Locale);
    const context = await browser.newContext({ baseURL: inject('baseUrl'), locale, reducedMotion: 'reduce', extraHTTPHeaders: visitorAddress() });
    context.setDefaultTimeout(10_000);
    // What a page has counted goes with it when it is left.
    await context.addInitScript(() => addEventListener('pagehide', () => sessionStorage.setItem('counted', JSON.stringify(window.dataLayer ?? []))));
    const visit = new Visit(await context.newPage(), form);
    await visit.page.goto(form.dialog === undefined ? form.url : `${form.url}#${form.dialog}`);
    return visit;
  }

  close = (): Promise<void> => this.page.context().close();
  control = (name: string): Locator => this.page.locator(`form#${this.form.form} [name="${name}"]`);
  get button(): Locator {
    return this.page.locator(`form#${this.form.form} button[type=submit]`);
  }
  get summary(): Locator {
    return this.page.locator(`form#${this.form.form} .form__summary`);
  }

  async fillIn(values: Answers = this.answers): Promise<void> {
    for (const { name, control } of this.form.fields) {
      if (!(name in values)) continue;
      if (control === 'select') await this.control(name).selectOption(values[name] ?? '');
      else await this.control(name).fill(values[name] ?? '');
    }
  }

  async values(): Promise<Answers> {
    const controls = this.form.fields.map(async ({ name }) => [name, await this.control(name).inputValue()] as const);
    return Object.fromEntries(await Promise.all(controls));
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
    await expect.poll(() => place.innerText(), { timeout: 8000 }).toContain(text);
    if (title !== undefined) expect(await place.innerText()).toContain(title);
    if (channel !== 'alert') return;
    await place.getByRole('button', { name: this.form.close }).click();
    await place.waitFor({ state: 'detached' });
  }

  /** What was counted since the last attempt, on this page or, where that led on, on the page that was left. */
  async counted(where: 'here' | 'left' = 'here'): Promise<unknown[]> {
    const all = await this.page.evaluate(
      (left) => (left ? (JSON.parse(sessionStorage.getItem('counted') ?? '[]') as unknown[]) : (window.dataLayer ?? [])),
      where === 'left',
    );
    return all.slice(this.#counted);
  }
}

/** Gives a test the page that the test before left, if it is the same form and all was well, or opens it anew. */
export class Visits {
  #current: Visit | undefined;
  readonly #browser: Browser;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async at(form: ExpectedForm, use: (visit: Visit) => Promise<void>): Promise<void> {
    if (this.#current?.form !== form || !this.#current.sound) {
      await this.close();
      this.#current = await Visit.open(this.#browser, form);
    }
    const visit = this.#current;
    visit.sound = false;
    await use(visit);
    await visit.answerAsEver();
    visit.sound = true;
  }

  /** The next test opens its page anew. */
  async close(): Promise<void> {
    await this.#current?.close();
    this.#current = undefined;
  }
}
