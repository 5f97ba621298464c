import { openInEditor } from '../open.ts';
import { watchOrigins } from './element.ts';
import { sourceEndpoint } from './endpoint.ts';
import { Panel, placeOf, type Found } from './panel.ts';
import { questionOf, targetOf, type Pointed } from './pointed.ts';

async function ask(pointed: Pointed): Promise<Found> {
  const response = await fetch(import.meta.env.BASE_URL + sourceEndpoint.slice(1), {
    method: 'POST',
    body: JSON.stringify(questionOf(pointed)),
  });
  return (await response.json()) as Found;
}

function isControl(pointed: Pointed): boolean {
  return targetOf(pointed).matches('input, select, textarea');
}

/** Alt alone: AltGr, which writes `@` and `#` on many keyboards, counts as Ctrl and Alt. */
function isAlt(event: KeyboardEvent | MouseEvent): boolean {
  return event.altKey && !event.ctrlKey && !event.metaKey && !event.getModifierState('AltGraph');
}

/**
 * Leads from the page to its source. With Alt held, a panel shows the place in the spec of what is under the pointer or
 * has the focus; Alt and a click, or Alt and Enter, open it in the editor.
 */
export function startSources(): void {
  watchOrigins();
  const panel = new Panel();
  /** The element that the pointer or the focus came to last. */
  let last: Pointed | undefined;
  let shown: Element | undefined;

  const hide = (): void => {
    shown = undefined;
    panel.hide();
  };
  const show = async (pointed: Pointed): Promise<void> => {
    shown = pointed.element;
    const found = await ask(pointed);
    // The pointer may have moved on, or Alt been released, in the meantime.
    if (shown === pointed.element)
      panel.show(targetOf(pointed), found, { isControl: isControl(pointed), at: pointed.at });
  };
  const open = async (pointed: Pointed): Promise<void> => {
    const found = await ask(pointed);
    const place = placeOf(found, isControl(pointed));
    if (place) await openInEditor(found.root, place);
  };
  const pointedBy = (event: MouseEvent): Pointed | undefined => {
    const [element] = event.composedPath();
    if (!(element instanceof Element) || panel.holds(event)) return undefined;
    return { element, at: { x: event.clientX, y: event.clientY } };
  };

  const on = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void): void =>
    addEventListener(type, listener, { capture: true });

  on('pointermove', (event) => {
    const pointed = pointedBy(event);
    // The pointer is on the panel, which stays open.
    if (!pointed) return;
    last = pointed;
    if (!isAlt(event)) hide();
    else if (pointed.element !== shown) void show(pointed);
  });
  on('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) last = { element: target };
  });
  on('keydown', (event) => {
    const { activeElement: focused } = document;
    if (event.key === 'Alt' && isAlt(event)) {
      if (last?.element.isConnected && shown !== last.element) void show(last);
    } else if (event.key === 'Enter' && isAlt(event) && focused && focused !== document.body) {
      event.preventDefault();
      event.stopImmediatePropagation();
      void open({ element: focused });
    } else if (event.key !== 'Alt') hide();
  });
  on('keyup', (event) => {
    if (event.key !== 'Alt' || !shown) return;
    // Otherwise some browsers open their menu.
    event.preventDefault();
    hide();
  });
  // An alt-click would download what a link leads to, choose an option, or take the focus.
  for (const type of ['pointerdown', 'mousedown', 'click'] as const)
    on(type, (event) => {
      const pointed = pointedBy(event);
      if (event.button !== 0 || !isAlt(event) || !pointed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (type === 'click') void open(pointed);
    });
  on('scroll', hide);
  addEventListener('blur', hide);
}
