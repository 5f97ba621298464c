import type { EditOutcome, Failure, Overview, SaveRequest, SeenEdit, SpecPath } from '../contract.ts';
import { openPageId, originsOnPage } from './spec-paths.ts';
import { ask } from './api.ts';
import { draftOf, forgetDraft } from './drafts.tsx';
import { getState, setState, type Window } from './store.ts';
import { language, say } from './words.ts';

/** Requests the paths in the spec of everything the page shows. */
export async function readPage(): Promise<void> {
  const answer = await ask('describePage', {
    page: openPageId(),
    path: location.pathname,
    origins: originsOnPage(),
  });
  // Keep the last answer if this one is a failure, for example while the spec has a mistake.
  if (!('texts' in answer)) return;
  setState({ page: answer });
}

/** Requests the description of the site. */
export async function readSite(): Promise<void> {
  const before = getState().site?.overview;
  const site = await ask('describeSite');
  if (!('pages' in site)) {
    setState({ notice: site });
    return;
  }
  // A change that was made meanwhile has the newer overview.
  const overview = getState().site?.overview;
  setState({ site: overview && overview !== before ? { ...site, overview } : site });
}

/** Switches between editing the page and browsing it. */
export function switchMode(isEditing: boolean): void {
  setState({ isEditing, text: undefined });
}

function setOverview(overview: Overview): void {
  const { site } = getState();
  if (site) setState({ site: { ...site, overview } });
}

/** The maximum wait for the page to update (milliseconds). Some changes, such as redirects, never appear on it. */
const maxWait = 8000;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Outlines the page as updating until it shows the change. */
function awaitUpdate(): void {
  clearTimeout(waiting);
  setState({ isUpdating: true });
  waiting = setTimeout(() => setState({ isUpdating: false }), maxWait);
}

async function busyDuring<T>(work: () => Promise<T>): Promise<T> {
  setState({ isBusy: true });
  try {
    return await work();
  } finally {
    setState({ isBusy: false });
  }
}

/** Runs an operation that changes the site. Returns a failure to the caller, which has to show it. */
function change(work: () => Promise<EditOutcome | Failure>): Promise<EditOutcome> {
  return busyDuring(async () => {
    const done = await work();
    if (done.ok) {
      setOverview(done.overview);
      setState({ apart: done.apart });
      awaitUpdate();
    }
    return done;
  });
}

/** Makes edits. The caller has to show a failure. */
export function edit(edits: readonly SeenEdit[]): Promise<EditOutcome> {
  return change(() => ask('edit', edits));
}

/** Replaces a drawing of the brand, such as the logo. The caller has to show a failure. */
export function replaceDrawing(at: SpecPath, svg: string): Promise<EditOutcome> {
  return change(() => ask('drawing', { at, svg }));
}

/**
 * Makes the edits of a window and closes it, or opens the next one. Passes a failure to the window, or shows a
 * notice if it is no longer open.
 * Ignores repeated presses.
 */
export async function editAndClose(
  edits: readonly SeenEdit[],
  onFailure: (failure: Failure) => void,
  next?: Window,
): Promise<boolean> {
  const { window, isBusy } = getState();
  if (isBusy) return false;
  const done = await edit(edits);
  const isOpen = getState().window === window;
  if (done.ok && window) forgetDraft({ window });
  if (!done.ok) {
    if (isOpen) onFailure(done);
    else setState({ notice: done });
  } else if (isOpen) closeForm(next);
  return done.ok;
}

/** Closes the form in the panel without asking, discards what was typed, and opens the window that the user wanted to go to. */
export function closeForm(to: Window | undefined = getState().leaving?.to): void {
  const { window } = getState();
  if (window) forgetDraft({ window });
  setState({ window: to, isDirty: false, leaving: undefined });
}

/** Makes the edits of a button, and shows a failure as a notice. */
export async function editOrNotify(edits: readonly SeenEdit[]): Promise<boolean> {
  const done = await edit(edits);
  setState({ notice: done.ok ? undefined : done });
  return done.ok;
}

/** Undoes, redoes or discards changes, and shows a failure as a notice. */
export async function turn(which: 'undo' | 'redo' | 'discard'): Promise<void> {
  const done = await change(() => ask(which));
  setState({ notice: done.ok ? undefined : done });
}

/** Where the subject of the next save is typed. */
export const subjectDraft = { window: { kind: 'changes' } } as const;

/** Commits the user's unsaved changes, and those of the colleagues that the request names. */
export function save(request: Pick<SaveRequest, 'author' | 'others' | 'keep'> = {}): Promise<void> {
  return busyDuring(async () => {
    const title = String(draftOf(subjectDraft)?.entered ?? '').trim() || say('changes.message');
    const saved = await ask('save', { ...request, title, language: language() });
    if (saved.ok) {
      forgetDraft(subjectDraft);
      setOverview(saved.overview);
      await readSite();
    }
    setState({ saved, saving: saved.ok ? undefined : request });
  });
}
