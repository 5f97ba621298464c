import { constants } from '#generated/site.ts';
import { describe, expect } from 'vitest';

import type { Visitor } from '../visitor.ts';
import type { Flow } from './flow.ts';

/** What the page shows of its theme. */
function theme(): object {
  return {
    dark: document.documentElement.classList.contains('dark'),
    colour: document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content,
    pressed: document.querySelector<HTMLElement>('button[data-theme][aria-pressed=true]')?.dataset['theme'],
  };
}

const light = { dark: false, colour: '#ffffff' };
const dark = { dark: true, colour: '#0f172a' };

function describeTheme(test: Flow): void {
  test('theme: a choice holds on the pages that follow, and is there before anything is painted', async ({
    visitor,
  }) => {
    await visitor.open('/inicio');
    await visitor.sees({ ...light, pressed: 'auto' }, theme);
    await visitor.click('button[data-theme=dark]');
    await visitor.sees({ ...dark, pressed: 'dark' }, theme);
    await visitor.open('/servicios');
    await visitor.sees({ ...dark, pressed: 'dark' }, theme);
    expect((await visitor.noted()).atBody).toEqual(dark);
    await visitor.click('button[data-theme=auto]');
    await visitor.sees({ ...light, pressed: 'auto' }, theme);
    expect(await visitor.ask(() => 'theme' in localStorage)).toBe(false);
    await visitor.open('/inicio');
    expect((await visitor.noted()).atBody).toEqual(light);
  });
}

function describeLanguage(test: Flow): void {
  test('language: that of the browser, then the one that is chosen, at the same place', async ({ visitor }) => {
    await visitor.comes('en-US,en');
    await visitor.open(
      '/servicios/asesoria-legal?audiencia=personas',
      '/en/servicios/asesoria-legal?audiencia=personas',
    );
    expect(await visitor.ask(() => document.documentElement.lang)).toBe('en');
    await visitor.click('header a[data-lang=es]');
    await visitor.isAt('/servicios/asesoria-legal?audiencia=personas');
    expect(await visitor.ask(() => document.documentElement.lang)).toBe('es');
    await visitor.open('/', '/inicio');
    expect(await visitor.ask(() => document.cookie)).toContain('lang=es');
  });
}

function tabs(): object {
  return {
    tab: [...document.querySelectorAll('[role=tab][aria-selected=true]')].map(({ textContent }) => textContent),
    panels: [...document.querySelectorAll('[role=tabpanel]')]
      // A closed panel has a box, for the browser's search: what is in it is not shown.
      .filter((panel) => panel.firstElementChild!.checkVisibility())
      .map(({ id }) => id),
  };
}

const companies = { tab: ['Empresas'], panels: ['corporativos'] };
const individuals = { tab: ['Personas'], panels: ['personas'] };

function describeTabs(test: Flow): void {
  test('tabs: by pointer, keyboard and address, back and forward', async ({ visitor }) => {
    await visitor.open('/servicios/asesoria-legal');
    await visitor.sees(companies, tabs);
    await visitor.click('[role=tab][aria-selected=false]');
    await visitor.sees(individuals, tabs);
    expect(await visitor.ask(() => location.hash)).toBe('#personas');
    for (const [key, wanted] of [
      ['ArrowLeft', companies],
      ['End', individuals],
      ['Home', companies],
      ['ArrowRight', individuals],
    ] as const) {
      await visitor.press(key);
      await visitor.sees(wanted, tabs);
      expect(await visitor.ask(() => document.activeElement?.textContent)).toBe(wanted.tab[0]);
    }
    await visitor.click('[role=tab][aria-selected=false]');
    await visitor.sees(companies, tabs);
    await visitor.ask(() => setTimeout(() => history.back()) && undefined);
    await visitor.sees(individuals, tabs);
    await visitor.ask(() => setTimeout(() => history.forward()) && undefined);
    await visitor.sees(companies, tabs);
    await visitor.open('/servicios/asesoria-legal#penal');
    await visitor.sees(individuals, tabs);
    await visitor.sees(true, () => {
      const { top } = document.querySelector('#penal')!.getBoundingClientRect();
      return top >= -1 && top < innerHeight / 2;
    });
  });
}

function describeDialogs(test: Flow): void {
  test('dialogs: open by pointer and keyboard, keep the focus and what was typed, give the focus back', async ({
    visitor,
  }) => {
    const opener = 'main [data-dialog=postulacion]';
    const holdsFocus = (): boolean => document.querySelector('dialog#postulacion')!.contains(document.activeElement);
    await visitor.open('/empresa/careers');
    await visitor.shows('dialog#postulacion', false);
    for (const key of ['Enter', ' ']) {
      await visitor.focus(opener);
      await visitor.press(key);
      await visitor.shows('dialog#postulacion');
      await visitor.sees(true, holdsFocus);
      await visitor.press('Escape');
      await visitor.shows('dialog#postulacion', false);
      await visitor.sees(true, (wanted) => document.querySelector(wanted) === document.activeElement, opener);
    }
    await visitor.click(opener);
    await visitor.shows('dialog#postulacion');
    await visitor.fillIn('career', { nombre: 'Ana' });
    for (let step = 0; step < 12; step += 1) {
      await visitor.press('Tab');
      // Between the last and the first the focus is at the browser itself.
      expect(
        await visitor.ask(
          () =>
            document.activeElement === document.body ||
            document.querySelector('dialog#postulacion')!.contains(document.activeElement),
        ),
      ).toBe(true);
    }
    await visitor.click('dialog#postulacion button[aria-label=Cerrar]');
    await visitor.shows('dialog#postulacion', false);
    await visitor.click(opener);
    await visitor.shows('dialog#postulacion');
    expect(await visitor.values('career', ['nombre'])).toEqual({ nombre: 'Ana' });
  });
}

function describeToasts(test: Flow): void {
  test('toasts: announced politely, as wide as they are to be, reached by a key, gone after a while', async ({
    visitor,
  }) => {
    await visitor.open('/inicio');
    await visitor.send('contact-home');
    await visitor.shows('[data-sonner-toast]');
    const toast = await visitor.ask(() => ({
      live: document.querySelector('[data-sonner-toast]')?.closest('section')?.getAttribute('aria-live'),
      width: document.querySelector<HTMLElement>('[data-sonner-toast]')?.offsetWidth,
    }));
    expect(toast).toEqual({ live: 'polite', width: constants.toasts.width });
    await visitor.press('Alt+t');
    await visitor.sees(true, () => document.activeElement?.matches('[data-sonner-toaster]') === true);
    await visitor.press('Escape');
    await visitor.engine.hover('h1');
    await visitor.toastsGo();
  });

  test('toasts: dragged away with the mouse, also where text of the page is selected', async ({ visitor }) => {
    await visitor.open('/inicio');
    await visitor.send('contact-home');
    await visitor.shows('[data-sonner-toast]');
    await visitor.ask(() => {
      getSelection()?.selectAllChildren(document.querySelector('h1') ?? document.body);
      // By itself a toast goes another way.
      const toast = document.querySelector('[data-sonner-toast]');
      const note = (): void => {
        if (toast?.matches('[data-swipe-out="true"]')) document.body.dataset['swiped'] = '';
      };
      if (toast) new MutationObserver(note).observe(toast, { attributes: true });
    });
    await visitor.engine.drag('[data-sonner-toast]', 60);
    await visitor.sees(true, () => 'swiped' in document.body.dataset);
    expect(await visitor.ask(() => getSelection()?.toString())).toBe('');
  });
}

function describeSignOut(test: Flow): void {
  test('signing out on a page that is not there', async ({ visitor }) => {
    await visitor.open('/no-hay/tal-pagina');
    expect(await visitor.ask(() => document.querySelector('h1')?.textContent)).toContain('Página no encontrada');
    await visitor.click('button[data-command=sign-out]');
    await visitor.isAt('/auth');
    await visitor.isTold('Sesión cerrada');
  });
}

function describeNotFound(test: Flow): void {
  test('a page that is not there leads back, loads again, leads home', async ({ visitor }) => {
    const bad = '/no-hay/tal-pagina';
    const press = (visitor: Visitor, command: string): Promise<void> => visitor.click(`main [data-command=${command}]`);
    await visitor.open('/servicios');
    await visitor.open(bad);
    await visitor.ask(() => void Object.assign(window, { before: true }));
    await press(visitor, 'reload');
    await visitor.sees(false, () => 'before' in window);
    await visitor.isAt(bad);
    await press(visitor, 'back');
    await visitor.isAt('/servicios');
    await visitor.leave(bad);
    await visitor.click('main a[href="/inicio"]');
    await visitor.isAt('/inicio');
  });
}

function describeArticle(test: Flow): void {
  test('an article: from the list of them, its contents lead to its sections', async ({ visitor }) => {
    await visitor.open('/blog');
    await visitor.click('main a[href^="/blog/"]');
    await visitor.shows('article h1, main h1');
    await visitor.sees(true, () => location.pathname.startsWith('/blog/'));
    expect(await visitor.ask(() => document.querySelectorAll('main h2').length)).toBeGreaterThan(1);
    expect((await visitor.noted()).complaints).toEqual([]);
  });
}

function describeMotion(test: Flow): void {
  test('who wants nothing to move sees nothing move', async ({ visitor }) => {
    await visitor.open('/inicio');
    const moving = await visitor.ask(() => {
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return ['the engine does not know the setting'];
      const seconds = (value: string): number =>
        Math.max(...value.split(',').map((part) => parseFloat(part) * (part.trim().endsWith('ms') ? 0.001 : 1)));
      return [...document.querySelectorAll('*')]
        .filter((element) => {
          const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element);
          return (
            (animationName !== 'none' && seconds(animationDuration) > 0.01) ||
            seconds(transitionDuration) > 0.01 ||
            scrollBehavior === 'smooth'
          );
        })
        .map(({ tagName, className }) => `${tagName} ${String(className)}`);
    });
    expect([...new Set(moving)]).toEqual([]);
  });
}

/** What a visitor does with the parts of pages, forms aside. */
export function describePageParts(test: Flow): void {
  describe('the parts of pages', () => {
    for (const part of [
      describeTheme,
      describeLanguage,
      describeTabs,
      describeDialogs,
      describeToasts,
      describeSignOut,
      describeNotFound,
      describeArticle,
      describeMotion,
    ])
      part(test);
  });
}
