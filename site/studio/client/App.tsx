import { createElement, useEffect, useLayoutEffect, type ComponentType } from 'react';
import { IconButton } from './Glyph.tsx';
import { readPage, readSite } from './actions.ts';
import { AddWindow, NewPageWindow } from './AddWindow.tsx';
import { ChangesWindow } from './ChangesWindow.tsx';
import { FieldsWindow, FieldWindow, RemoveFieldWindow } from './FieldWindows.tsx';
import { FormWindow } from './FormWindow.tsx';
import { FirmWindow, ColoursWindow } from './FirmWindow.tsx';
import { GalleryWindow } from './AddBlock.tsx';
import { Drafts } from './drafts.tsx';
import { DropMark, Outlines } from './Outlines.tsx';
import { ApartNote, FailureNote } from './FailureNote.tsx';
import { PageWindow, RemoveWindow, StructureWindow } from './PageWindow.tsx';
import { Panel } from './Panel.tsx';
import { PictureWindow } from './PictureWindow.tsx';
import { setState, useStudio, type Window } from './store.ts';
import { TextEditor } from './TextEditor.tsx';
import { Toolbar } from './Toolbar.tsx';
import { language, say } from './words.ts';

/** The windows in which people write. */
const wide: readonly Window['kind'][] = ['form', 'newPage', 'field'];

/** The whole studio, drawn above the page. */
export function App() {
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
