import { useSyncExternalStore } from 'react';
import type {
  Edit,
  FormSubject,
  Json,
  Failure,
  Operations,
  PageAnswer,
  SeenEdit,
  Site,
  SpecPath,
} from '../contract.ts';

/** A text that is being changed, with the element that shows it. */
export interface TextTarget {
  readonly element: Element;
  readonly at: SpecPath | undefined;
  /** The link or button that it labels. */
  readonly action: SpecPath | undefined;
  /** What was written already, and refused. */
  readonly written?: Readonly<Record<string, string>>;
}

/** A form in a window of its own: what it asks for, and what is done with the answer. */
export interface FormTarget {
  readonly title: string;
  readonly question: FormSubject;
  readonly value?: Json;
  /** What a new one begins with, beyond what it has to have. */
  readonly begin?: { readonly [key: string]: Json };
  /** Fields that are asked for before the others. */
  readonly first?: readonly string[];
  /** What follows from what was just written. */
  readonly follow?: (before: Json | undefined, after: Json) => Json;
  /** Whose words name the fields, where no kind of block does. */
  readonly within?: string;
  /** The field to begin at, where it is not the first one. */
  readonly field?: string;
  /** Fields that are asked for elsewhere. */
  readonly without?: readonly string[];
  /** Of a page or an article, which search engines show: its addresses by language. */
  readonly paths?: (value: Json) => Readonly<Record<string, string>>;
  /** Whether it is an article, which may be a draft or appear later. */
  readonly isArticle?: boolean;
  readonly make: (value: Json) => { readonly edit: Edit; readonly seen?: Json };
  /** Something that can be done along with it: a box that is ticked at first, shown where the value calls for it. */
  readonly along?: { readonly label: string; readonly edit: (value: Json) => SeenEdit | undefined };
  /** The page to open afterwards. Default: the window stays where it is. */
  readonly then?: (value: Json) => string | undefined;
}

/** What the panel beside the page shows. */
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
  /** A field of a form, or a new one. */
  | { readonly kind: 'field'; readonly form: string; readonly name?: string }
  | { readonly kind: 'removeField'; readonly form: string; readonly name: string }
  | { readonly kind: 'add' }
  | { readonly kind: 'newPage'; readonly isService?: boolean };

/** Something to tell that is not about what is being written. */
export type Notice = { readonly ok: true; readonly message: string } | Failure;

export interface State {
  readonly isEditing: boolean;
  readonly site: Site | undefined;
  readonly page: PageAnswer | undefined;
  readonly window: Window | undefined;
  /** The text that is being changed on the page. */
  readonly text: TextTarget | undefined;
  /** Whether something was written in the form of the panel. It is then left only after a question. */
  readonly isWritten: boolean;
  /** The question whether to discard that, with what opens in place of the form. */
  readonly leaving: { readonly to: Window | undefined } | undefined;
  /** The result of the last save. */
  readonly saved: Operations['save']['response'] | undefined;
  readonly notice: Notice | undefined;
  readonly isBusy: boolean;
  /** Whether the page does not show the last change yet. */
  readonly isUpdating: boolean;
  /** Whether the files of the site have an error, as while somebody edits them. */
  readonly isBroken: boolean;
  /** What a file that is being dragged would be dropped on. */
  readonly dropPlace?: Element | undefined;
}

const remembered = sessionStorage.getItem('studio-mode');

let state: State = {
  isEditing: remembered !== 'browse',
  site: undefined,
  page: undefined,
  window: undefined,
  text: undefined,
  isWritten: false,
  leaving: undefined,
  saved: undefined,
  notice: undefined,
  isBusy: false,
  isUpdating: false,
  isBroken: false,
};
const listeners = new Set<() => void>();

export function getState(): State {
  return state;
}

export function setState(change: Partial<State>): void {
  const isLeft = 'window' in change && change.window !== state.window;
  if (isLeft && state.isWritten && change.isWritten !== false)
    state = { ...state, ...change, window: state.window, leaving: { to: change.window } };
  else state = { ...state, ...(isLeft && { isWritten: false, leaving: undefined }), ...change };
  if (change.isEditing !== undefined) sessionStorage.setItem('studio-mode', change.isEditing ? 'edit' : 'browse');
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A part of what the studio shows. */
export function useStudio<T>(select: (state: State) => T): T {
  return useSyncExternalStore(subscribe, () => select(state));
}
