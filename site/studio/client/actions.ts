import type { EditOutcome, Failure, Overview, SaveRequest, SeenEdit } from '../contract.ts';
import { openPageId } from './addresses.ts';
import { ask } from './api.ts';
import { makeReachable, originsOnPage } from './marks.ts';
import { getState, setState } from './store.ts';
import type { Window } from './store.ts';

/** Asks anew where what the page shows stands in the spec. */
export async function readPage(): Promise<void> {
  const answer = await ask('page', {
    page: openPageId(),
    path: location.pathname,
    locale: document.documentElement.lang,
    origins: originsOnPage(),
  });
  // While somebody writes in an editor, what was read last stays.
  if (!('texts' in answer)) return;
  setState({ page: answer });
  makeReachable(answer, getState().isEditing);
}

export async function readSite(): Promise<void> {
  const site = await ask('site', {});
  if ('pages' in site) setState({ site });
  else setState({ notice: site });
}

/** Switches between changing the page and using it. */
export function switchMode(isEditing: boolean): void {
  setState({ isEditing, text: undefined });
  const { page } = getState();
  if (page) makeReachable(page, isEditing);
}

export function took(overview: Overview): void {
  const { site } = getState();
  if (site) setState({ site: { ...site, overview } });
}

/** The longest wait for the page to update: changes such as a redirect do not appear on it (milliseconds). */
const mostWait = 8000;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Marks the page as updating until it shows the change. */
function awaitUpdate(): void {
  clearTimeout(waiting);
  setState({ isUpdating: true });
  waiting = setTimeout(() => setState({ isUpdating: false }), mostWait);
}

async function during<T>(work: () => Promise<T>): Promise<T> {
  setState({ isBusy: true });
  try {
    return await work();
  } finally {
    setState({ isBusy: false });
  }
}

/** Makes a change. What is not done is returned, and told by whoever asked. */
function change(work: () => Promise<EditOutcome | Failure>): Promise<EditOutcome> {
  return during(async () => {
    const done = await work();
    if (done.ok) {
      took(done.overview);
      awaitUpdate();
    }
    return done;
  });
}

export function edit(edits: readonly SeenEdit[], uploads: readonly string[] = []): Promise<EditOutcome> {
  return change(() => ask('edit', { edits, uploads }));
}

export function replaceLogo(svg: string): Promise<EditOutcome> {
  return change(() => ask('drawing', { at: ['brand', 'logo', 'mark'], svg }));
}

/** The same from a window, once however often it is pressed. The window closes; what is not done is told in it instead, or in the corner if it is gone. */
export async function editAndClose(
  edits: readonly SeenEdit[],
  tell: (why: Failure) => void,
  uploads: readonly string[] = [],
): Promise<boolean> {
  const { window, isBusy } = getState();
  if (isBusy) return false;
  const done = await edit(edits, uploads);
  const isOpen = getState().window === window;
  if (!done.ok) {
    if (isOpen) tell(done);
    else setState({ notice: done });
  } else if (isOpen) closeForm();
  return done.ok;
}

/** Closes the form of the panel without a question, and opens what was asked for meanwhile. */
export function closeForm(to: Window | undefined = getState().leaving?.to): void {
  setState({ window: to, isWritten: false, leaving: undefined });
}

/** The same for what is pressed, not written: what is not done is told in the corner. */
export async function editOrTell(edits: readonly SeenEdit[]): Promise<boolean> {
  const done = await edit(edits);
  setState({ notice: done.ok ? undefined : done });
  return done.ok;
}

export async function turn(which: 'undo' | 'redo' | 'discard'): Promise<void> {
  const done = await change(() => ask(which, {}));
  setState({ notice: done.ok ? undefined : done });
}

export function saveAll(request: SaveRequest): Promise<void> {
  return during(async () => {
    const saved = await ask('save', request);
    if (saved.ok) took(saved.overview);
    setState({ saved });
  });
}
