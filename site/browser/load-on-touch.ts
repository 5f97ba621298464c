import type { FormProps } from './forms/start-form.ts';
import { stored } from './storage.ts';

const ISLAND = '[data-island]';
const PAPER = '[data-paper]';

/**
 * Loads the code of the page's islands once one of them is touched, or has a draft to restore or a form to send; and
 * that of its papers once one is touched. Most visitors touch none, so each page only listens. `boot.js` records what
 * happens until the code has loaded.
 */
export function loadIslandsOnTouch(): void {
  let loading: Promise<unknown> | undefined;
  const loadIslands = (touched?: Element): void => {
    loading ??= import('./islands.ts')
      .then(({ start }) => start(touched))
      .catch(async (error: unknown) => {
        await document.documentElement.loadAnew?.(
          touched?.closest(ISLAND) ?? (document.querySelector(ISLAND) as Element),
        );
        loading = undefined;
        showFailure();
        throw error;
      });
  };
  // It starts by itself, once. If it could not be loaded, the next touch tries again.
  const loadPapers = (): unknown => import('../shared/papers/start.ts');
  // In the bubbling phase, after `boot.js` has marked a submitted form.
  for (const event of ['keydown', 'pointerover', 'focusin', 'input', 'change', 'submit']) {
    addEventListener(event, ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.closest(ISLAND)) loadIslands(target);
      if (target.closest(PAPER)) loadPapers();
    });
  }
  // A page from the back/forward cache may be older than the draft of a form.
  addEventListener('pageshow', () => hasWork() && loadIslands());
  if (hasWork()) loadIslands();
  if (document.querySelector(`${PAPER} :focus`)) loadPapers();
}

/** Whether a control was used before this code had loaded. */
function isUsed(control: Element): boolean {
  return 'typed' in control || control.matches(':focus');
}

/**
 * Whether a form has a draft, or was used or autofilled before this code had loaded. Firefox keeps controls disabled
 * across a reload.
 */
function hasWork(): unknown {
  return (
    document.querySelector(`${ISLAND} :is(:disabled,:focus,:autofill,[data-waiting])`) ||
    [...document.querySelectorAll<HTMLFormElement>(`${ISLAND} form`)].some(
      (form) => stored(`draft:${form.id}`) || [...form.elements].some(isUsed),
    )
  );
}

// Not even the code of alerts could be loaded, so the browser itself says that the form was not sent.
function showFailure(): void {
  const form = document.querySelector<HTMLElement>(`${ISLAND} [data-waiting]`);
  if (!form) return;
  delete form.dataset['waiting'];
  const island = form.closest(ISLAND) as HTMLElement;
  const { failure } = JSON.parse(island.dataset['props'] as string) as FormProps;
  alert(failure.message);
}
