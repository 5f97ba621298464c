import { routes } from '#generated/routes.ts';
import { defaultLocale } from '#generated/languages.ts';
import { bringIntoView } from '../../tests/support/engines/engine.ts';
import type { Engine } from '../../tests/support/engines/engine.ts';

/** What is to be seen: a page, or something opened on it. */
export interface State {
  readonly name: string;
  readonly url: string;
  /** Opens it. */
  readonly open?: (engine: Engine) => Promise<void>;
  /** What shows that it is open. */
  readonly shown?: string;
}

const pages = routes
  // A page that leads on by itself goes there before it could be looked at.
  .filter(
    ({ url, canonical, locale, page }) => url === canonical && locale === defaultLocale && page !== 'integrations',
  )
  .map(({ page, url }): State => ({ name: page, url }));

function urlOf(wanted: string): string {
  return pages.find(({ name }) => name === wanted)?.url ?? '/';
}

function submit(engine: Engine): Promise<void> {
  return engine.click('main form button[type=submit]');
}

const opened: readonly State[] = [
  { name: 'legal-advice: individuals', url: `${urlOf('legal-advice')}#personas`, shown: '#personas' },
  { name: 'careers: application', url: `${urlOf('careers')}#postulacion`, shown: 'dialog[open]' },
  {
    name: 'careers: mistakes',
    url: `${urlOf('careers')}#postulacion`,
    open: (engine) => engine.click('form#career button[type=submit]'),
    shown: 'dialog .form__summary',
  },
  { name: 'contact: mistakes and toast', url: urlOf('contact'), open: submit, shown: '[data-sonner-toast]' },
  {
    name: 'pld-fintech: an answer',
    url: urlOf('pld-fintech'),
    open: (engine) => engine.click('details summary'),
    shown: 'details[open]',
  },
  {
    name: 'fintech-landing: tooltip',
    url: urlOf('fintech-landing'),
    // Each engine would scroll another way to what gets the focus, and another floating button would show.
    open: async (engine) => {
      await engine.evaluate(bringIntoView, '.tip button');
      await engine.evaluate(() => document.querySelector<HTMLElement>('.tip button')?.focus({ preventScroll: true }));
    },
    shown: '.tip[data-open] [role=tooltip]',
  },
];

export const states: readonly State[] = [...pages, ...opened];
