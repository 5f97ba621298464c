import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import type { Json } from '../contract.ts';
import { person } from './api.ts';
import { foundAt } from './spec-paths.ts';
import {
  getState,
  openForm,
  setState,
  subscribe,
  type FormTarget,
  type TextTarget,
  type Window,
  useStudio,
} from './store.ts';
import { IconButton } from './forms/controls.tsx';
import { differences } from './FailureNote.tsx';
import { language, say } from './words.ts';

/** Where something is typed: a window of the panel, or a text on the page. */
type DraftTarget = { readonly window: Window } | { readonly text: Pick<TextTarget, 'at' | 'action'> };

/** Input that has not been accepted yet. */
interface Draft {
  readonly target: DraftTarget;
  readonly entered: Json;
  /** The value that the user saw when they began. */
  readonly seen?: Json | undefined;
  /** The page on which it was typed, and when. */
  readonly path: string;
  readonly when: string;
}

/** Drafts are kept in the browser, those of each person apart. */
const prefix = `studio-draft:${person}:`;
const arrival = 'studio-draft-opening';

/** Identifies a target in the storage. Its initial value does not count. */
function draftKey(target: DraftTarget): string {
  const withoutValues = (name: string, value: unknown): unknown =>
    ['value', 'entered', 'file', 'seen'].includes(name) ? undefined : value;
  return prefix + JSON.stringify(target, withoutValues);
}

export function draftOf(target: DraftTarget): Draft | undefined {
  return read(draftKey(target));
}

function read(key: string): Draft | undefined {
  const kept = localStorage.getItem(key);
  return kept === null ? undefined : (JSON.parse(kept) as Draft);
}

/** Keeps what was typed until it is accepted or discarded. */
export function keepDraft(target: DraftTarget, entered: Json, seen: Json | undefined): void {
  const draft: Draft = { target, entered, seen, path: location.pathname, when: new Date().toISOString() };
  try {
    localStorage.setItem(draftKey(target), JSON.stringify(draft));
  } catch (error) {
    // The storage is full. The browser still asks before it leaves the page.
    console.error(error);
  }
}

/** Removes the draft of what was accepted or discarded. */
export function forgetDraft(target: DraftTarget): void {
  localStorage.removeItem(draftKey(target));
}

/** The user's drafts, the latest first. */
function drafts(): Draft[] {
  return Object.keys(localStorage)
    .flatMap((key) => (key.startsWith(prefix) ? (read(key) ?? []) : []))
    .toSorted((a, b) => b.when.localeCompare(a.when));
}

/** Opens what a draft was typed into, on its page. */
function openDraft(draft: Draft): void {
  const { target, path } = draft;
  if (path !== location.pathname) {
    sessionStorage.setItem(arrival, draftKey(target));
    location.assign(path);
  } else if ('window' in target) setState({ window: target.window });
  else openTextDraft(draft, target.text);
}

function openTextDraft({ entered, seen, target }: Draft, { at, action }: Pick<TextTarget, 'at' | 'action'>): void {
  const { page } = getState();
  const isShown = (element: Element): boolean =>
    page !== undefined && foundAt(element, page).some(({ text }) => JSON.stringify(text) === JSON.stringify(at));
  const element = [...document.querySelectorAll('[data-spec]')].find(isShown);
  if (element) {
    element.scrollIntoView({ block: 'center' });
    setState({ text: { element, at, action } });
    return;
  }
  // The page does not show the text any more.
  const valueOf = (texts: Json | undefined): Json | undefined => (texts as { '': Json } | undefined)?.[''] ?? texts;
  moveDraft(target, { question: { of: 'place', at: at ?? [] }, value: valueOf(seen), entered: valueOf(entered) ?? '' });
}

/** Goes on with what was typed elsewhere in a form. */
export function moveDraft(from: DraftTarget, target: FormTarget & { readonly entered: Json }): void {
  keepDraft({ window: { kind: 'form', target } }, target.entered, target.value);
  forgetDraft(from);
  openForm(target);
}

/** Opens the draft for which the user came to this page. */
export function goOnWriting(): void {
  const draft = read(sessionStorage.getItem(arrival) ?? '');
  sessionStorage.removeItem(arrival);
  if (!draft) return;
  const stop = subscribe(() => {
    if (!getState().page || !getState().site) return;
    stop();
    openDraft({ ...draft, path: location.pathname });
  });
}

/**
 * The input of the open window, as a state. It is kept as a draft until the window is closed, and the window begins
 * with a draft if there is one.
 *
 * @param first what the window contains otherwise
 * @param seen the value that it edits. The returned one is that which the user saw when they began to type.
 */
export function useDraft<Entered extends Json | undefined>(
  first: Entered | (() => Entered),
  seen?: Json,
): readonly [entered: Entered, enter: Dispatch<SetStateAction<Entered>>, seen: Json | undefined] {
  const [window] = useState(() => getState().window);
  const [draft] = useState(() => window && draftOf({ window }));
  const [entered, enter] = useState(draft ? () => draft.entered as Entered : first);
  const [before] = useState(draft ? draft.seen : seen);
  const kept = useRef<Json | undefined>(draft ? undefined : entered);
  useEffect(() => {
    if (window === undefined || entered === undefined || entered === kept.current) return;
    kept.current = entered;
    keepDraft({ window }, entered, before);
    setState({ isDirty: true });
  }, [window, entered, before]);
  return [entered, enter, before];
}

/** Makes the browser ask before leaving the page while a component has unsaved input. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: Event): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

/** How much of a draft is shown (characters). */
const maxShown = 80;

/** The first text that was typed. */
function excerptOf({ entered, seen }: Draft): string {
  const [first = ''] = differences(seen, entered).flatMap(({ mine }) => mine.trim() || []);
  return first.length > maxShown ? `${first.slice(0, maxShown)}…` : first;
}

/**
 * Offers what was typed before and not accepted, after the page was left or the studio has started again. Once closed, it
 * appears again with the next page.
 */
export function Drafts() {
  const { site, page, window, text } = useStudio();
  const [isClosed, setClosed] = useState(false);
  const kept = isClosed || !site || !page || window || text ? [] : drafts();
  if (kept.length === 0) return null;
  return (
    <section className="told drafts" aria-label={say('drafts.title')}>
      <div className="drafts__head">
        <p role="status">{say('drafts.title')}</p>
        <IconButton icon="x" className="plain" label={say('close')} onClick={() => setClosed(true)} />
      </div>
      <ul>
        {kept.map((draft) => {
          const excerpt = excerptOf(draft);
          return (
            <li key={draftKey(draft.target)}>
              <q>{excerpt}</q>{' '}
              <time className="hint" dateTime={draft.when}>
                {new Date(draft.when).toLocaleString(language(), { dateStyle: 'short', timeStyle: 'short' })}
              </time>
              <div className="buttons">
                <button
                  type="button"
                  aria-label={`${say('leave.discard')}: ${excerpt}`}
                  onClick={() => {
                    forgetDraft(draft.target);
                    // Draws this list again.
                    setState({});
                  }}
                >
                  {say('leave.discard')}
                </button>
                <button
                  type="button"
                  className="primary"
                  aria-label={`${say('leave.stay')}: ${excerpt}`}
                  onClick={() => openDraft(draft)}
                >
                  {say('leave.stay')}
                </button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
