import { useEffect, useRef, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import type { SpecPath } from '../contract.ts';
import { listOf } from './places.ts';
import { setState } from './store.ts';
import { say } from './words.ts';

function tabStops(): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]');
  return [...all].filter((element) => element.tabIndex >= 0 && element.checkVisibility());
}

/** The space below the end of a block that the button needs (CSS pixels). */
const room = 40;

interface AddLineProps {
  readonly block: SpecPath;
  /** The element that shows the block, and its place in the window. */
  readonly element: Element;
  readonly rect: DOMRect;
  /** Whether its place is behind the page's bar for phones. */
  readonly isCovered: boolean;
}

/**
 * A line at the end of a block, with a button that adds another block there. Tab reaches the button from the last text
 * of the block, and goes on to the next block.
 */
export function AddLine({ block, element, rect, isCovered }: AddLineProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const enter = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab' || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target !== tabStops().findLast((stop) => element.contains(stop))) return;
      event.preventDefault();
      const below = element.getBoundingClientRect().bottom + room - innerHeight;
      if (below > 0) scrollBy({ top: below, behavior: 'instant' });
      button.current?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  }, [element]);
  const leave = (event: ReactKeyboardEvent): void => {
    const stops = tabStops();
    const last = stops.findLastIndex((stop) => element.contains(stop));
    const next = event.key === 'Tab' ? stops[event.shiftKey ? last : last + 1] : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const { list, index } = listOf(block);
  return (
    <div
      className={isCovered ? 'addline addline--covered' : 'addline'}
      style={{ left: rect.left, top: rect.bottom, width: rect.width }}
    >
      <button
        type="button"
        ref={button}
        onKeyDown={leave}
        onClick={() => setState({ window: { kind: 'gallery', list, index: index + 1 } })}
      >
        + {say('gallery.here')}
      </button>
    </div>
  );
}
