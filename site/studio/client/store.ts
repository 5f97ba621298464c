import { useSyncExternalStore } from 'react';
import type {
  FormSubject,
  Json,
  Failure,
  PageAnswer,
  Piece,
  SaveRequest,
  SaveResult,
  Site,
  SpecPath,
} from '../contract.ts';
import { valueAt } from './spec-paths.ts';

/** A text that is being edited, with the element that shows it. */
export interface TextTarget {
  readonly element: Element;
  readonly at: SpecPath | undefined;
  /** The link or button that the text labels. */
  readonly action: SpecPath | undefined;
  /** The user's input, if it was rejected before. */
  readonly written?: Readonly<Record<string, string>>;
  /** Whether it is an example, selected so that typing replaces it. */
  readonly isExample?: boolean;
}

/** A form in the panel: what it edits, and what happens on submit. Plain data, so that a draft can open it again. */
export interface FormTarget {
  /** By default, the name of the field at its place. */
  readonly title?: string;
  readonly question: FormSubject;
  readonly value?: Json | undefined;
  /** What the user has already entered elsewhere in place of the value. */
  readonly entered?: Json;
  /** Initial values of a new object, besides its required properties. */
  readonly begin?: { readonly [key: string]: Json };
  /** The namespace of the fields' names, if they are not in a block. */
  readonly within?: string;
  /** The field to focus, if not the first one. */
  readonly field?: string | undefined;
  /** Fields to leave out. */
  readonly without?: readonly string[];
  /** The addresses of a page by language. Shows a search preview. */
  readonly paths?: Readonly<Record<string, string>>;
  /** Whether the form edits an article, which may be a draft or scheduled, and has a search preview. */
  readonly isArticle?: boolean;
  /** Inserts the value into a list, before the item that the user sees there. By default, sets it at its place. */
  readonly insert?: { readonly list: SpecPath; readonly index?: number; readonly seen?: Json | undefined };
  /** The page whose address the form may change: offers to redirect the old one, and opens the new one. */
  readonly renames?: string;
}

/** The content of the panel beside the page. */
export type Window =
  | { readonly kind: 'picture'; readonly at: SpecPath; readonly file?: File }
  | { readonly kind: 'gallery'; readonly list: SpecPath; readonly index: number }
  | { readonly kind: 'form'; readonly target: FormTarget }
  | { readonly kind: 'page' }
  | { readonly kind: 'firm' }
  | { readonly kind: 'colours' }
  | { readonly kind: 'remove' }
  | { readonly kind: 'changes' }
  | { readonly kind: 'structure' }
  | { readonly kind: 'fields'; readonly form: string }
  /** Edits a field of a form, or adds one if there is no name. */
  | { readonly kind: 'field'; readonly form: string; readonly name?: string }
  | { readonly kind: 'removeField'; readonly form: string; readonly name: string }
  | { readonly kind: 'add' }
  | { readonly kind: 'newPage'; readonly isService?: boolean };

export interface State {
  readonly isEditing: boolean;
  readonly site?: Site | undefined;
  readonly page?: PageAnswer | undefined;
  readonly window?: Window | undefined;
  /** The text that is being edited on the page. */
  readonly text?: TextTarget | undefined;
  /** Whether the form in the panel has unsaved input. Leaving it then requires confirmation. */
  readonly isDirty: boolean;
  /** Set while the studio asks whether to discard that input, with the window to open next. */
  readonly leaving?: { readonly to: Window | undefined } | undefined;
  /** The last request to save, if it was refused. */
  readonly saving?: Pick<SaveRequest, 'author' | 'others'> | undefined;
  /** The result of the last save. */
  readonly saved?: SaveResult | undefined;
  /** A failure that does not belong to an open form. */
  readonly notice?: Failure | undefined;
  /** What to know about an action that was carried out only in part. */
  readonly note?: string | undefined;
  /** The other places that shared what was just changed, and stay as they were. */
  readonly apart?: readonly (readonly Piece[])[] | undefined;
  /** While it is set, buttons are disabled and reloads of the page wait. */
  readonly isBusy: boolean;
  /** Whether the page is being loaded again. What opens now would be lost. */
  readonly isReloading: boolean;
  /** Whether the page may not show the last change yet. */
  readonly isUpdating: boolean;
  /** Whether the spec has an error, for example while somebody edits its files. */
  readonly isBroken: boolean;
  /** The element on which the dragged file or item would be dropped. */
  readonly dropPlace?: Element | undefined;
}

let state: State = {
  isEditing: sessionStorage.getItem('studio-mode') !== 'browse',
  isDirty: false,
  isBusy: false,
  isUpdating: false,
  isReloading: false,
  isBroken: false,
};
const listeners = new Set<() => void>();

export function getState(): State {
  return state;
}

/** Changes the state. If this would close a form with unsaved input, asks the user first. */
export function setState(change: Partial<State>): void {
  const leavesWindow = 'window' in change && change.window !== state.window;
  if (leavesWindow && state.isDirty && change.isDirty !== false)
    state = { ...state, ...change, window: state.window, leaving: { to: change.window } };
  else state = { ...state, ...(leavesWindow && { isDirty: false, leaving: undefined }), ...change };
  if (change.isEditing !== undefined) sessionStorage.setItem('studio-mode', change.isEditing ? 'edit' : 'browse');
  for (const listener of listeners) listener();
}

/** Opens a form in the panel. */
export function openForm(target: FormTarget): void {
  setState({ window: { kind: 'form', target }, notice: undefined });
}

/** Opens the form for the value at a path of the page. */
export function openValue(at: SpecPath, target: Omit<FormTarget, 'question' | 'value'> = {}): void {
  openForm({ question: { of: 'place', at }, value: state.page && valueAt(state.page, at), ...target });
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Waits until a condition on the state holds. */
export async function untilState(holds: () => boolean): Promise<void> {
  if (holds()) return;
  await new Promise<void>((resolve) => {
    const stop = subscribe(() => {
      if (!holds()) return;
      stop();
      resolve();
    });
  });
}

/** The state, for a component that is rendered again when it changes. */
export function useStudio(): State {
  return useSyncExternalStore(subscribe, getState);
}
