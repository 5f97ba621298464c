import type { Json } from '../contract.ts';
import { person } from './api.ts';
import { foundAt } from './marked-elements.ts';
import { getState, openForm, setState, subscribe, type FormTarget, type TextTarget, type Window } from './store.ts';

/** Where something is typed: a window of the panel, or a text on the page. */
export type DraftTarget = { readonly window: Window } | { readonly text: Pick<TextTarget, 'at' | 'action'> };

/** Input that has not been accepted yet. */
export interface Draft {
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
export function draftKey(target: DraftTarget): string {
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
export function drafts(): Draft[] {
  return Object.keys(localStorage)
    .flatMap((key) => (key.startsWith(prefix) ? (read(key) ?? []) : []))
    .toSorted((a, b) => b.when.localeCompare(a.when));
}

/** Opens what a draft was typed into, on its page. */
export function openDraft(draft: Draft): void {
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
