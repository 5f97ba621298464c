import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'vitest';

import { withoutProxy } from '../site-proxy.ts';
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

/** Runs in the page: the contents of the fields in the studio's open window. */
function openFields(): string[] | undefined {
  const dialog = document.querySelector('[data-live=studio]')?.shadowRoot?.querySelector('[role=dialog]');
  // In the site's first two languages. The third is translated in part.
  return dialog
    ? [...dialog.querySelectorAll('[role=textbox]')].slice(0, 2).map(({ textContent }) => textContent)
    : undefined;
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
  test('the studio: change a text in both languages, and undo it', async ({ engine }) => {
    const { url, root } = studio();
    const person = new Visitor(engine, withoutProxy(url));
    const source = (): string => readFileSync(join(root, PAGE.source), 'utf8');
    const before = source();
    // With plain spaces where the build has put non-breaking ones.
    const heading = (): string | undefined => document.querySelector('h1')?.textContent.replaceAll('\u00a0', ' ');
    const fieldsHold = async (...texts: unknown[]): Promise<void> => {
      await expect.poll(() => person.evaluate(openFields)).toEqual(texts);
    };

    await engine.go(url + PAGE.path);
    // A new dev server transforms each module on its first request.
    await expect
      .poll(() => person.evaluate(() => document.querySelector('h1[data-studio-tab]') !== null), { timeout: 120_000 })
      .toBe(true);
    // Types, deletes, copies and pastes.
    await person.click('h1');
    await person.waitFor('español', focused);
    await person.press(`${COMMAND}+a`);
    await engine.type('Entre a Méxicoo');
    await person.press('Backspace');
    await fieldsHold('Entre a México', expect.any(String));
    await person.press(`${COMMAND}+a`);
    await person.press(`${COMMAND}+c`);
    await person.press('Tab');
    await person.waitFor('English', focused);
    await engine.type('In English: ');
    await person.press(`${COMMAND}+v`);
    await engine.type('!');
    await fieldsHold('Entre a México', 'In English: Entre a México!');
    await person.press(`${COMMAND}+Enter`);
    await person.waitFor('Entre a México', heading);
    await person.waitFor(undefined, openFields);
    expect(source()).toContain("'Entre a México'");
    expect(source()).toContain("'In English: Entre a México!'");

    await person.waitFor(true, focusButton, '^Deshacer$');
    await person.press('Enter');
    await expect.poll(source).toBe(before);
    await expect.poll(async () => before.includes(`'${await person.evaluate(heading)}'`)).toBe(true);
  });
}
