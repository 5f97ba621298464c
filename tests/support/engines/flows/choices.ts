import { expect } from 'vitest';

import type { Flow } from './flow.ts';

/** Runs in the page: the state of the theme. */
function theme(): object {
  return {
    dark: document.documentElement.classList.contains('dark'),
    colour: document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content,
    pressed: document.querySelector<HTMLElement>('button[data-theme][aria-pressed=true]')?.dataset['theme'],
  };
}

const light = { dark: false, colour: '#ffffff' };
const dark = { dark: true, colour: '#191226' };

function describeTheme(test: Flow): void {
  test('theme: a choice applies to the next pages, before the first paint', async ({ visitor }) => {
    await visitor.open('/inicio');
    await visitor.waitFor({ ...light, pressed: 'auto' }, theme);
    await visitor.click('button[data-theme=dark]');
    await visitor.waitFor({ ...dark, pressed: 'dark' }, theme);
    await visitor.open('/servicios');
    await visitor.waitFor({ ...dark, pressed: 'dark' }, theme);
    expect((await visitor.recorded()).atBody).toEqual(dark);
    await visitor.click('button[data-theme=auto]');
    await visitor.waitFor({ ...light, pressed: 'auto' }, theme);
    expect(await visitor.evaluate(() => 'theme' in localStorage)).toBe(false);
    await visitor.open('/inicio');
    expect((await visitor.recorded()).atBody).toEqual(light);
  });
}

function describeLanguage(test: Flow): void {
  test('language: first that of the browser, then the visitor’s choice, on the same page', async ({ visitor }) => {
    await visitor.renew('en-US,en');
    await visitor.open('/servicios/tratamientos?audiencia=personas', '/en/servicios/tratamientos?audiencia=personas');
    expect(await visitor.evaluate(() => document.documentElement.lang)).toBe('en');
    await visitor.click('header a[data-lang=es]');
    await visitor.waitForAddress('/servicios/tratamientos?audiencia=personas');
    expect(await visitor.evaluate(() => document.documentElement.lang)).toBe('es');
    await visitor.open('/', '/inicio');
    expect(await visitor.evaluate(() => document.cookie)).toContain('lang=es');
  });
}

/** Registers the flows of choices for the whole site. */
export function describeChoices(test: Flow): void {
  describeTheme(test);
  describeLanguage(test);
}
