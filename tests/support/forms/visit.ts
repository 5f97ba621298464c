import type { ExpectedField, ExpectedForm, ExpectedOutcome, Locale } from '#contract';
import type { Locator, Page, Request, Route } from 'playwright';
import { expect } from 'vitest';
import { openAnew, type OpenPage, type Reopen } from '../browser.ts';
import { browserIn } from '../languages.ts';
import { siteRoot } from '../../../site/site-root.mjs';
import { stopPainting } from '../pages/painting.ts';
import { unstyled } from '../unstyled.ts';
import { answersTo, isActive, visibleFields, type Answers } from './expected.ts';

/** How the test responds to an insert. */
export type Responder = (route: Route) => Promise<void>;

/** Marks messages of earlier attempts. */
const SEEN = 'data-seen';
/** The elements of each channel that shows outcomes. */
export const channels: Record<string, string> = {
  toast: '[data-sonner-toast]',
  inline: '.form__message, .form__confirmed',
  alert: 'dialog[role=alertdialog]',
};

/** Where a hidden field takes its value from. */
function sourceOf({ settings }: ExpectedField): { readonly value?: string; readonly parameter?: string } {
  return settings ?? {};
}

/** Tabs with the scripts below. */
const prepared = new WeakSet<Page>();

/** Lets the pages of a tab run these scripts first. */
async function prepare(page: Page): Promise<void> {
  if (prepared.has(page)) return;
  prepared.add(page);
  // Keeps the data layer of a page that is left.
  await page.addInitScript(() =>
    addEventListener('pagehide', () => sessionStorage.setItem('counted', JSON.stringify(window.dataLayer ?? []))),
  );
  // These tests do not check how a form looks.
  await page.addInitScript(stopPainting);
}

/** Opens each page in a new tab, for what stays in a tab. */
export function inNewTabs(openPage: OpenPage): Reopen {
  return async (path, options, before) => {
    const page = await openPage('about:blank', options);
    await before?.(page);
    await openAnew(page, path);
    return page;
  };
}

/** A visit to the page of a form, with unique answers. */
export class Visit {
  readonly answers: Answers;
  readonly inserts: Request[] = [];
  readonly form: ExpectedForm;
  readonly #reopen: Reopen;
  #page: Page | undefined;
  /** The length of the data layer at the last attempt. */
  #eventsBefore = 0;

  constructor(form: ExpectedForm, reopen: Reopen) {
    this.form = form;
    this.answers = answersTo(form);
    this.#reopen = reopen;
  }

  get page(): Page {
    return this.#page ?? expect.fail('The page of the form is not open.');
  }

  /** Opens the form's page as a new visitor, in a browser of the form's language. */
  async open(): Promise<void> {
    const { url, locale, dialog, fields } = this.form;
    const parameters = new URLSearchParams(
      fields.flatMap((field) => {
        const { parameter } = sourceOf(field);
        return parameter === undefined ? [] : [[parameter, field.name]];
      }),
    );
    this.inserts.length = 0;
    this.#eventsBefore = 0;
    this.#page = await this.#reopen(
      `${url}${parameters.size > 0 ? `?${parameters}` : ''}${dialog === undefined ? '' : `#${dialog}`}`,
      { locale: browserIn(locale as Locale), reducedMotion: 'reduce' },
      async (page) => {
        await prepare(page);
        page.on('request', (request) => {
          if (request.method() === 'POST') this.inserts.push(request);
        });
      },
    );
  }

  /** The control of a field; the first one of radio buttons. */
  control = (name: string): Locator => this.page.locator(`form#${this.form.form} [name="${name}"]`).first();
  get button(): Locator {
    return this.page.locator(`form#${this.form.form} button[type=submit]`);
  }

  /** Fills in the fields whose value differs, or all of them. */
  async fillIn(values: Answers = this.answers, how: 'missing' | 'anew' = 'missing'): Promise<void> {
    const current = how === 'anew' ? {} : await this.values();
    const types = await this.types();
    for (const field of visibleFields(this.form)) {
      const { name } = field;
      const [value, type] = [values[name], types[name]];
      if (value === undefined || value === current[name] || !isActive(field, values)) continue;
      if (type === 'select-one') await this.control(name).selectOption(value);
      else if (type === 'checkbox') await this.control(name).setChecked(value === 'on');
      // Radio buttons cannot be cleared.
      else if (type !== 'radio') await this.control(name).fill(value);
      else if (value !== '')
        await this.page.locator(`form#${this.form.form} [name="${name}"][value="${value}"]`).check();
    }
  }

  /** The values of hidden fields. Their URL parameters are those of the tab's first address. */
  async hidden(): Promise<Answers> {
    const first = await this.page.evaluate(
      () =>
        (globalThis as unknown as { navigation: { entries(): { url: string }[] } }).navigation.entries()[0]?.url ??
        location.href,
    );
    const { searchParams } = new URL(first);
    const fields = this.form.fields.filter(({ control }) => control === 'hidden');
    return Object.fromEntries(
      fields.map((field) => {
        const { value = '', parameter } = sourceOf(field);
        return [field.name, parameter === undefined ? value : (searchParams.get(parameter) ?? '')];
      }),
    );
  }

  /** The types of the controls, by their names. */
  types(): Promise<Readonly<Record<string, string>>> {
    return this.page
      .locator(`form#${this.form.form}`)
      .evaluate(({ elements }: HTMLFormElement) =>
        Object.fromEntries(
          [...(elements as unknown as Iterable<HTMLInputElement>)].map(({ name, type }) => [name, type]),
        ),
      );
  }

  /** The values of the visible fields. */
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

  /** The errors that the form shows, read in one step: the window's title, the summary, and the marked fields. */
  errors() {
    return this.page.locator(`form#${this.form.form}`).evaluate((form: HTMLFormElement) => {
      const summary = form.querySelector('.form__summary');
      const textOf = (element: Element | null): string => (element as HTMLElement | null)?.innerText ?? '';
      return {
        title: document.title,
        /** Whether the focus is on the summary. */
        focused: summary !== null && summary === document.activeElement,
        heading: textOf(summary?.querySelector('h1, h2, h3, h4') ?? null),
        listed: [...(summary?.querySelectorAll('a') ?? [])].map(textOf),
        /** The descriptions of the marked fields, by field name. */
        marked: Object.fromEntries(
          [...form.querySelectorAll('[aria-invalid]')].map((control) => [
            // Radio buttons are marked as a group.
            `${control.getAttribute('aria-invalid') === 'true' ? '' : 'not '}${control.getAttribute('name') ?? control.querySelector('[name]')?.getAttribute('name')}`,
            (control.getAttribute('aria-describedby') ?? '')
              .split(' ')
              .map((id) => textOf(document.getElementById(id))),
          ]),
        ),
      };
    });
  }

  /** Marks the messages on the page as seen, and presses the button. */
  async send(press = (button: Locator): Promise<void> => button.click()): Promise<void> {
    const messages = this.page.locator(Object.values(channels).join(', '));
    await messages.evaluateAll((elements, mark) => elements.forEach((element) => element.setAttribute(mark, '')), SEEN);
    this.#eventsBefore = await this.page.evaluate(() => window.dataLayer?.length ?? 0);
    await press(this.button);
  }

  /** Sends the form to a backend that responds like this. */
  async sendTo(response: Responder): Promise<void> {
    await this.respondWith(response);
    await this.send();
  }
  async respondWith(response: Responder): Promise<void> {
    await this.page.unrouteAll({ behavior: 'ignoreErrors' });
    await this.page.route((url) => url.pathname.endsWith(`/${this.form.table}`), response);
  }

  /** Waits until an outcome of the last attempt shows in its channel, and closes an alert. */
  async expectOutcome({ channel, title, message }: ExpectedOutcome): Promise<void> {
    const place = this.page.locator(`:is(${channels[channel] ?? ''}):not([${SEEN}])`).last();
    const text = channel === 'alert' && title !== undefined ? `${title}. ${message}` : message;
    await expect.poll(() => place.innerText(), { timeout: 25_000 }).toContain(text);
    if (title !== undefined) await expect.poll(() => place.innerText()).toContain(title);
    if (channel === 'inline') expect.soft(await unstyled(place, siteRoot()), 'without styles').toEqual([]);
    if (channel !== 'alert') return;
    await place.getByRole('button', { name: this.form.close }).click();
    await place.waitFor({ state: 'detached' });
  }

  /** The analytics events since the last attempt, on this page or on the one that navigated here. */
  async events(where: 'here' | 'left' = 'here'): Promise<unknown[]> {
    const all = await this.page.evaluate(
      (left) =>
        left ? (JSON.parse(sessionStorage.getItem('counted') ?? '[]') as unknown[]) : (window.dataLayer ?? []),
      where === 'left',
    );
    return all.slice(this.#eventsBefore).map(eventOf);
  }
}

/** An event in the form of the spec. With a measurement id, the data layer holds calls of gtag instead. */
function eventOf(entry: unknown): unknown {
  const call = entry as { readonly 0?: string; readonly 1?: string; readonly 2?: object };
  return call[0] === 'event' ? { event: call[1], ...call[2] } : entry;
}

/** Opens the page of a form, in the tab that other forms of its language have used if nothing stays in it. */
export async function beginVisit(form: ExpectedForm, reopen: Reopen, openPage: OpenPage): Promise<Visit> {
  // Hidden fields take their values from the first address of the tab.
  const isOwn = form.fields.some((field) => sourceOf(field).parameter !== undefined);
  const visit = new Visit(form, isOwn ? inNewTabs(openPage) : reopen);
  await visit.open();
  return visit;
}
