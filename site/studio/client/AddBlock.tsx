import { useEffect, useRef, type KeyboardEvent as ReactKeyboardEvent, useState } from 'react';
import type { SpecPath, Json } from '../contract.ts';
import { listOf, insertion, valueAt, startsWith, elementOf, foundAt } from './spec-paths.ts';
import { setState, openForm, useStudio, getState, subscribe } from './store.ts';
import { say, displayName, help } from './words.ts';
import { edit } from './actions.ts';
import { inStudio, ask } from './api.ts';
import { Sheet } from './Panel.tsx';
import { openText } from './listen.ts';

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

/** The groups of blocks in the gallery, the most used first. Other kinds, such as the site's own, come last. */
const blockGroups = {
  words: 'prose cards faq steps checklist statement pair topics tabs groups values notice disclaimer legalText article',
  contact: 'callToAction formSection contactDetails bookingWidget formDialog',
  trust: 'serviceCards quotes cases stats team specimen',
  pictures: 'gallery video logos map interval',
} as const;

type Group = keyof typeof blockGroups | 'others';

export function grouped(kinds: readonly string[]): (readonly [Group, readonly string[]])[] {
  const known = Object.values(blockGroups).flatMap((names) => names.split(' '));
  const groups = Object.entries(blockGroups).map(
    ([group, names]) => [group as Group, names.split(' ').filter((kind) => kinds.includes(kind))] as const,
  );
  const all = [...groups, ['others', kinds.filter((kind) => !known.includes(kind))] as const];
  return all.filter(([, members]) => members.length > 0);
}

/** Offers the kinds of blocks to add, with a description and a preview of each. */
export function GalleryWindow({ list, index }: { readonly list: SpecPath; readonly index: number }) {
  const { site, page } = useStudio();
  const kinds = site?.kinds ?? [];
  const [kind, setKind] = useState(() => grouped(kinds)[0]?.[1][0] ?? '');

  const add = async (): Promise<void> => {
    const form = await ask('form', { of: 'block', kind });
    if ('why' in form) setState({ notice: form });
    if ('why' in form || form.sample === undefined) return;
    const { sample } = form;
    const done = await edit([insertion(page, list, index, sample)]);
    if (done.ok) {
      setState({ window: undefined });
      showAddedBlock([...list, index], sample);
    } else {
      // The rules reject the sample: open a form to complete it.
      const insert = { list, index, seen: page && valueAt(page, [...list, index]) };
      openForm({ title: displayName(kind), question: { of: 'block', kind }, value: sample, insert });
    }
  };
  return (
    <Sheet title={say('gallery.title')}>
      <div className="gallery">
        <div>
          {grouped(kinds).map(([group, members]) => (
            <section key={group} aria-label={say(`gallery.${group}`)}>
              <h3>{say(`gallery.${group}`)}</h3>
              <ul>
                {members.map((one) => (
                  <li key={one}>
                    <button type="button" aria-pressed={one === kind} onClick={() => setKind(one)}>
                      {displayName(one)}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div className="gallery__shown">
          <p>{help(`kind.${kind}`)}</p>
          <div className="still">
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the gallery of this same server, with its scripts */}
            <iframe title={displayName(kind)} src={inStudio(`/_blocks?only=${kind}`)} tabIndex={-1} key={kind} />
          </div>
          <div className="buttons">
            <button type="button" className="primary" onClick={() => void add()}>
              {say('gallery.add', { name: displayName(kind) })}
            </button>
          </div>
        </div>
      </div>
    </Sheet>
  );
}

/** The maximum wait for an added block to appear (milliseconds). */
const maxWait = 20_000;
const storageKey = 'studio-added-block';

/** Scrolls to an added block once the page shows it, and opens its heading. Survives a reload of the page by Vite. */
export function showAddedBlock(block: SpecPath, added: Json): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ block, added, until: Date.now() + maxWait }));
  resumeShowing();
}

/** Continues to wait for a block after a reload. */
export function resumeShowing(): void {
  const { block, added, until } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as {
    readonly block?: SpecPath;
    readonly added?: Json;
    readonly until?: number;
  };
  if (!block) return;
  const words = JSON.stringify(added);
  const stop = subscribe(() => {
    const { page, isUpdating, isReloading, window, text } = getState();
    // The page that loads now goes on.
    if (isReloading) return;
    const isElsewhere = window !== undefined || text !== undefined;
    // Wait until the page has been rendered and its texts requested again.
    const isRead = page && !isUpdating && JSON.stringify(valueAt(page, block)) === words;
    const shown = isRead ? elementOf(block, page) : undefined;
    const own = [...(shown?.querySelectorAll('[data-spec]') ?? [])].flatMap((element) =>
      foundAt(element, page!).flatMap((found) =>
        found.text && startsWith(found.text, block) ? [{ element, found }] : [],
      ),
    );
    const first = own.find(({ found }) => found.text?.at(-1) === 'heading') ?? own[0];
    const isShown = first !== undefined && words.includes(first.element.textContent.trim());
    if (!isShown && !isElsewhere && Date.now() < (until ?? 0)) return;
    stop();
    sessionStorage.removeItem(storageKey);
    if (!isShown || isElsewhere) return;
    shown?.scrollIntoView({ block: 'start' });
    openText(first, true);
  });
}
