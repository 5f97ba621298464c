import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'vitest';

import { nothingBetween } from '../front.ts';
import { Visitor } from '../visitor.ts';
import type { Flow } from './flow.ts';

/** A studio that runs, and the folder whose spec it changes. */
export interface RunningStudio {
  readonly url: string;
  readonly root: string;
}

/** What is held together with a letter for the browser's own commands. */
const COMMAND = process.platform === 'darwin' ? 'Meta' : 'Control';

const PAGE = { path: '/servicios/softlanding-mexico', source: 'spec/pages/softlanding.ts' };

/** The studio's window: its name, what its fields hold, and the texts of its list of changes. */
function openWindow(): { readonly name: string; readonly fields: string[]; readonly changes: string[] } | undefined {
  const dialog = document.querySelector('[data-live=studio]')?.shadowRoot?.querySelector('[role=dialog]');
  if (!dialog) return undefined;
  const textsOf = (selector: string): string[] =>
    [...dialog.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return {
    name: dialog.getAttribute('aria-label') ?? dialog.querySelector('h2')?.textContent ?? '',
    fields: textsOf('[role=textbox]'),
    changes: textsOf('.changes li:first-child p'),
  };
}

/** What has the focus: the label of something of the studio, or an element of the page. */
function focused(): string | undefined {
  const inside = document.activeElement?.shadowRoot?.activeElement;
  return inside ? (inside.getAttribute('aria-label') ?? inside.textContent) : document.activeElement?.localName;
}

/** Puts the focus on a button of the toolbar, if it can be pressed. */
function focusButton(name: string): boolean {
  const tools =
    document
      .querySelector('[data-live=studio]')
      ?.shadowRoot?.querySelectorAll<HTMLElement>('[role=toolbar] button:enabled') ?? [];
  const button = [...tools].find(({ ariaLabel, textContent }) => new RegExp(name).test(ariaLabel ?? textContent));
  button?.focus();
  return button?.matches(':focus') ?? false;
}

/** What the firm's people do in the studio, in short. */
export function describeStudio(test: Flow, studio: () => RunningStudio): void {
  test('the studio: change a text in both languages, see it in the list of changes, undo it', async ({ engine }) => {
    const { url, root } = studio();
    const person = new Visitor(engine, nothingBetween(url));
    const source = (): string => readFileSync(join(root, PAGE.source), 'utf8');
    const before = source();
    const heading = (): string | undefined => document.querySelector('h1')?.textContent;
    const pressButton = async (name: string): Promise<void> => {
      await person.sees(true, focusButton, name);
      await person.press('Enter');
    };
    const sees = async (name: string): Promise<void> => {
      await expect.poll(async () => (await person.ask(openWindow))?.name).toBe(name);
    };
    const fieldsHold = async (...texts: unknown[]): Promise<void> => {
      await expect.poll(async () => (await person.ask(openWindow))?.fields).toEqual(texts);
    };
    const closes = async (opener: RegExp): Promise<void> => {
      await person.press('Escape');
      await person.sees(undefined, openWindow);
      await expect.poll(() => person.ask(focused)).toMatch(opener);
    };

    await engine.go(url + PAGE.path);
    // A dev server that has just started makes each module when it is first asked for.
    await expect
      .poll(() => person.ask(() => document.querySelector('h1[data-studio-tab]') !== null), { timeout: 120_000 })
      .toBe(true);
    // What is typed, deleted, copied and pasted.
    await expect
      .poll(async () => {
        // What a busy engine did not answer in time is asked again.
        if (!(await person.ask(openWindow))) await person.click('h1');
        return (await person.ask(openWindow))?.name;
      })
      .toBe('Cambiar el texto');
    await person.sees('español', focused);
    await person.press(`${COMMAND}+a`);
    await engine.type('Entre a Méxicoo');
    await person.press('Backspace');
    await fieldsHold('Entre a México', expect.any(String));
    await person.press(`${COMMAND}+a`);
    await person.press(`${COMMAND}+c`);
    await person.press('Tab');
    await person.sees('English', focused);
    await engine.type('In English: ');
    await person.press(`${COMMAND}+v`);
    await engine.type('!');
    await fieldsHold('Entre a México', 'In English: Entre a México!');
    await person.press(`${COMMAND}+Enter`);
    await person.sees('Entre a México', heading);
    await person.sees(undefined, openWindow);
    expect(source()).toContain("'Entre a México'");
    expect(source()).toContain("'In English: Entre a México!'");

    await pressButton(' cambios?$');
    await sees('Cambios sin guardar');
    await expect
      .poll(async () => (await person.ask(openWindow))?.changes)
      .toEqual([
        expect.stringMatching(/› Portada › Título \(español\): .* → «Entre a México»$/),
        expect.stringMatching(/› Portada › Título \(English\): .* → «In English: Entre a México!»$/),
      ]);
    await closes(/ cambios?$/);

    await pressButton('^Deshacer$');
    await expect.poll(source).toBe(before);
    await expect.poll(async () => before.includes(`'${await person.ask(heading)}'`)).toBe(true);
  });
}
