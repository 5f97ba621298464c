import { afterPaint } from './after-paint.ts';
import type { FormProps } from './forms/types.ts';
import { stored } from './stored.ts';

const ISLAND = '[data-island]';

/**
 * Fetches the code behind the page's islands once one of them is touched, or has something to put back or to send. Most
 * visitors touch none, so each page only listens. What happens until the code is here is kept by `boot.js`.
 */
export function startWaking(): void {
  let fetching: Promise<unknown> | undefined;
  const fetchIslands = (touched?: Element): void => {
    fetching ??= import('./islands.ts')
      .then(({ start }) => start(afterPaint, touched))
      .catch(async (error: unknown) => {
        await document.documentElement.loadAnew?.(
          touched?.closest(ISLAND) ?? (document.querySelector(ISLAND) as Element),
        );
        fetching = undefined;
        tellFailure();
        throw error;
      });
  };
  // In the bubbling phase: `boot.js` has marked a form that is sent.
  for (const event of ['keydown', 'pointerover', 'focusin', 'input', 'change', 'submit']) {
    addEventListener(event, ({ target }) => {
      if (target instanceof Element && target.closest(ISLAND)) fetchIslands(target);
    });
  }
  // A page out of the browser's memory may be older than what was kept of its forms elsewhere.
  addEventListener('pageshow', () => hasWork() && fetchIslands());
  if (hasWork()) fetchIslands();
}

/** Whether a form was used or filled in by the browser before this came, or has a draft; Firefox disables controls across a reload. */
function hasWork(): unknown {
  return (
    document.querySelector(`${ISLAND} :is(:disabled,:focus,:autofill,[data-waiting])`) ||
    [...document.querySelectorAll<HTMLFormElement>(`${ISLAND} form`)].some(
      (form) => stored(`draft:${form.id}`) || [...form.elements].some((control) => 'typed' in control),
    )
  );
}

// Nothing of ours can be had but what is here, so the browser itself says that the form was not sent.
function tellFailure(): void {
  const form = document.querySelector<HTMLElement>(`${ISLAND} [data-waiting]`);
  if (!form) return;
  delete form.dataset['waiting'];
  const island = form.closest(ISLAND) as HTMLElement;
  const { failure } = JSON.parse(island.dataset['props'] as string) as FormProps;
  alert(failure.message);
}
