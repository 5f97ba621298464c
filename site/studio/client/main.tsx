import { createElement, useEffect, useLayoutEffect, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import {
  beforeReload,
  onEvent,
  pagesChanged,
  pageUpdated,
  problemsSolved,
  showUpdates,
} from '../../live/page-updates.ts';
import { IconButton } from './forms/controls.tsx';
import { readPage, readSite, turn } from './actions.ts';
import { AddWindow, NewPageWindow } from './AddWindow.tsx';
import { ChangesWindow } from './ChangesWindow.tsx';
import { FieldsWindow, FieldWindow, RemoveFieldWindow } from './FieldWindows.tsx';
import { FormWindow } from './FormWindow.tsx';
import { FirmWindow, ColoursWindow } from './FirmWindow.tsx';
import { GalleryWindow, resumeShowing } from './AddBlock.tsx';
import { Drafts, goOnWriting } from './drafts.tsx';
import { DropMark, Outlines } from './Outlines.tsx';
import { ApartNote, FailureNote } from './FailureNote.tsx';
import { PageWindow, RemoveWindow, StructureWindow } from './PageWindow.tsx';
import { Panel } from './Panel.tsx';
import { PictureWindow, listenForPictures } from './PictureWindow.tsx';
import { setState, useStudio, type Window, getState, untilState } from './store.ts';
import { TextEditor } from './TextEditor.tsx';
import { Toolbar } from './Toolbar.tsx';
import { language, say } from './words.ts';
import css from './styles.css?inline';

/** The windows in which people write. */
const wide: readonly Window['kind'][] = ['form', 'newPage', 'field'];

/** The whole studio, drawn above the page. */
function App() {
  const { site, window, text, notice } = useStudio();
  useEffect(() => {
    void readSite();
    void readPage();
  }, []);
  const isLoading = !site && !notice;
  useLayoutEffect(() => {
    if (!isLoading) document.querySelector('.studio-loading')?.remove();
  }, [isLoading]);
  const panel = window && (wide.includes(window.kind) ? 'wide' : '');
  // In a wide window, the page makes room for the panel. Scroll so that the middle of the page stays in place.
  useLayoutEffect(() => {
    const middle = document.elementFromPoint(innerWidth / 4, innerHeight / 2);
    const before = middle?.getBoundingClientRect().top ?? 0;
    if (panel === undefined) document.documentElement.removeAttribute('data-studio-panel');
    else document.documentElement.setAttribute('data-studio-panel', panel);
    scrollBy({ top: (middle?.getBoundingClientRect().top ?? 0) - before, behavior: 'instant' });
  }, [panel]);
  return (
    <div className="all" lang={language()}>
      {site ? <Outlines /> : null}
      <DropMark />
      {text ? <TextEditor target={text} key={JSON.stringify([text.at, text.action, text.written])} /> : null}
      {site ? <Toolbar /> : null}
      {site && window ? (
        <Panel window={window}>{createElement(windows[window.kind] as ComponentType<Window>, window)}</Panel>
      ) : null}
      <Drafts />
      <NoticeBar />
    </div>
  );
}

const windows: { readonly [K in Window['kind']]: ComponentType<Extract<Window, { readonly kind: K }>> } = {
  add: AddWindow,
  changes: ChangesWindow,
  colours: ColoursWindow,
  field: FieldWindow,
  fields: FieldsWindow,
  firm: FirmWindow,
  form: FormWindow,
  gallery: GalleryWindow,
  newPage: NewPageWindow,
  page: PageWindow,
  picture: PictureWindow,
  remove: RemoveWindow,
  removeField: RemoveFieldWindow,
  structure: StructureWindow,
};

/** Shows why a pressed button had no effect, or which places its effect left out. */
function NoticeBar() {
  const { notice, note, apart } = useStudio();
  if (!notice && !note && !apart) return null;
  return (
    <div className="told">
      {notice ? <FailureNote result={notice} /> : null}
      {note !== undefined || apart ? (
        <div role="status">
          {note === undefined ? null : <p className="note">{note}</p>}
          <ApartNote places={apart ?? []} />
        </div>
      ) : null}
      <IconButton
        icon="x"
        className="plain"
        label={say('close')}
        onClick={() => setState({ notice: undefined, note: undefined, apart: undefined })}
      />
    </div>
  );
}

const storageKey = 'studio-window';

/** Windows without input that a reload would lose. They reopen afterwards. */
const reopened: readonly (Window['kind'] | undefined)[] = [
  'page',
  'firm',
  'changes',
  'structure',
  'fields',
  'add',
  'gallery',
];

function isWriting(): boolean {
  const { window, text, isBusy } = getState();
  return isBusy || text !== undefined || (window !== undefined && !reopened.includes(window.kind));
}

/**
 * Delays reloads, which new or removed addresses and a new start of the studio cause, while the user is writing. Then
 * reopens the window. The old page goes on running until the new one arrives, and nothing opens in it any more.
 */
function outlastReloads(): void {
  const window = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  if (window !== null) setState({ window: JSON.parse(window) as Window });
  const wait = async (): Promise<void> => {
    await untilState(() => !isWriting());
    const { window: open } = getState();
    if (open) sessionStorage.setItem(storageKey, JSON.stringify(open));
  };
  beforeReload(async () => {
    await wait();
    setState({ isReloading: true });
  });
  // Vite waits for this before it loads the page again from a studio that was started again.
  onEvent('vite:ws:disconnect', wait);
}

showUpdates();
// In a shadow root: styles do not pass in either direction.
const host = document.createElement('div');
host.popover = 'manual';
host.dataset['live'] = 'studio';
const root = host.attachShadow({ mode: 'open' });
const styles = new CSSStyleSheet();
styles.replaceSync(css);
root.adoptedStyleSheets = [styles];
const place = document.createElement('div');
root.append(place);
showAbove();
createRoot(place).render(<App />);
listenForPictures();
undoKeys();
outlastReloads();
resumeShowing();
goOnWriting();

/** The debounce time for changes of the page (milliseconds). */
const settle = 60;
let timer: ReturnType<typeof setTimeout> | undefined;

function readSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void readPage(), settle);
}

// The content of the page has changed, through an edit or a script of the page.
new MutationObserver((records) => {
  if (records.some(({ target, type }) => type === 'childList' || (target as Element).hasAttribute('data-spec')))
    readSoon();
}).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-spec'] });
// An edit may have changed something that this page does not show, such as another language.
onEvent(pagesChanged, () => {
  readSoon();
  void readSite();
});
addEventListener(pageUpdated, () => setState({ isUpdating: false }));
// The spec has an error, for example while somebody edits the files. The page does not update.
onEvent('vite:error', () => setState({ isBroken: true }));
onEvent(problemsSolved, () => setState({ isBroken: false }));
// An open dialog of the page covers everything else, so move the studio into it.
document.addEventListener('toggle', showAbove, { capture: true });
document.addEventListener('close', showAbove, { capture: true });

/** Shows the studio above the page, as a popover even above open dialogs. */
function showAbove(): void {
  // Elements outside an open modal dialog are inert, and in fields outside the body Firefox does not delete
  // characters.
  const parent = document.querySelector('dialog:modal') ?? document.body;
  if (host.parentNode !== parent) parent.append(host);
  if (!host.matches(':popover-open')) host.showPopover();
}

/** Undoes and redoes changes with the usual keys, except in text fields. */
function undoKeys(): void {
  addEventListener('keydown', (event) => {
    const [target] = event.composedPath();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !getState().isEditing) return;
    if (target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select')))
      return;
    const key = event.key.toLowerCase();
    const which = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : undefined;
    if (!which) return;
    event.preventDefault();
    void turn(which);
  });
}
