import type { EditOutcome, Failure, Operations, Overview, SaveRequest, SeenEdit } from '../contract.ts';
import { ask } from './api.ts';
import { makeReachable, originsOnPage } from './marks.ts';
import { getState, setState } from './store.ts';

/** Asks anew where what the page shows stands in the spec. */
export async function readPage(): Promise<void> {
  const answer = await ask('page', {
    page: document.getElementById('main')?.dataset['page'] ?? '',
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
  setState({ isEditing, window: undefined });
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

/** Makes edits. What is not done is returned, and told by whoever asked. */
export function edit(edits: readonly SeenEdit[], uploads: readonly string[] = []): Promise<EditOutcome> {
  return during(async () => {
    const done = await ask('edit', { edits, uploads });
    if (done.ok) {
      took(done.overview);
      awaitUpdate();
    }
    return done;
  });
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
  } else if (isOpen) setState({ window: undefined });
  return done.ok;
}

/** The same for what is pressed, not written: what is not done is told in the corner. */
export async function editOrTell(edits: readonly SeenEdit[]): Promise<boolean> {
  const done = await edit(edits);
  setState({ notice: done.ok ? undefined : done });
  return done.ok;
}

export async function turn(which: 'undo' | 'redo' | 'discard'): Promise<void> {
  await during(async () => {
    const done: EditOutcome | Failure = await ask(which, {});
    if (done.ok) {
      took(done.overview);
      awaitUpdate();
    }
    setState({ notice: done.ok ? undefined : done });
  });
}

export async function saveAll(request: SaveRequest): Promise<Operations['save']['response']> {
  return during(async () => {
    const saved = await ask('save', request);
    if (saved.ok) took(saved.overview);
    return saved;
  });
}
