import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'vitest';

import { withoutFront } from '../front.ts';
import { Visitor } from '../visitor.ts';
import type { Flow } from './flow.ts';

/** A running studio, and the project that it edits. */
export interface RunningStudio {
  readonly url: string;
  readonly root: string;
}

/** The modifier of the browser's own shortcuts. */
const COMMAND = process.platform === 'darwin' ? 'Meta' : 'Control';

const PAGE = { path: '/servicios/softlanding-mexico', source: 'spec/pages/softlanding.ts' };

/** Runs in the page: the name, field contents and listed changes of the studio's open window. */
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

/** Runs in the page: the label of the focused element of the studio, or the tag name of that of the page. */
function focused(): string | undefined {
  const inside = document.activeElement?.shadowRoot?.activeElement;
  return inside ? (inside.getAttribute('aria-label') ?? inside.textContent) : document.activeElement?.localName;
}

/** Runs in the page: focuses an enabled button of the toolbar, and returns whether it could. */
function focusButton(name: string): boolean {
  const tools =
    document
      .querySelector('[data-live=studio]')
      ?.shadowRoot?.querySelectorAll<HTMLElement>('[role=toolbar] button:enabled') ?? [];
  const button = [...tools].find(({ ariaLabel, textContent }) => new RegExp(name).test(ariaLabel ?? textContent));
  button?.focus();
  return button?.matches(':focus') ?? false;
}

/** Registers the flow of the studio. */
export function describeStudio(test: Flow, studio: () => RunningStudio): void {
  test('the studio: change a text in both languages, see it in the list of changes, undo it', async ({ engine }) => {
    const { url, root } = studio();
    const person = new Visitor(engine, withoutFront(url));
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
    // A new dev server transforms each module on its first request.
    await expect
      .poll(() => person.ask(() => document.querySelector('h1[data-studio-tab]') !== null), { timeout: 120_000 })
      .toBe(true);
    // Types, deletes, copies and pastes.
    await expect
      .poll(async () => {
        // On a busy machine, the first click may be lost.
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
