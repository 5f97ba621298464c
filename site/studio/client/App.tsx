import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { IconButton } from './Glyph.tsx';
import { readPage, readSite } from './actions.ts';
import { AddWindow } from './AddWindow.tsx';
import { ChangesWindow } from './ChangesWindow.tsx';
import { FieldsWindow } from './FieldsWindow.tsx';
import { FieldWindow, RemoveFieldWindow } from './FieldWindow.tsx';
import { FormWindow } from './FormWindow.tsx';
import { GalleryWindow } from './GalleryWindow.tsx';
import { DropMark, Marks } from './Marks.tsx';
import { NewPageWindow } from './NewPageWindow.tsx';
import { FailureNote } from './FailureNote.tsx';
import { PageWindow } from './PageWindow.tsx';
import { PictureWindow } from './PictureWindow.tsx';
import { RemoveWindow } from './RemoveWindow.tsx';
import { setState, useStudio } from './store.ts';
import type { Window } from './store.ts';
import { StructureWindow } from './StructureWindow.tsx';
import { TextEditor } from './TextEditor.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useLanguage, useSay } from './words.ts';

/** All of the studio, drawn above the page. */
export function App(): ReactElement | null {
  const hasSite = useStudio(({ site }) => site !== undefined);
  const window = useStudio((state) => state.window);
  const language = useLanguage();
  useEffect(() => {
    void readSite();
    void readPage();
  }, []);
  return (
    <div className="all" lang={language}>
      {hasSite ? <Marks /> : null}
      <DropMark />
      {hasSite && window ? <Opened window={window} /> : null}
      <NoticeBar />
      {hasSite ? <Toolbar /> : null}
    </div>
  );
}

function Opened({ window }: { readonly window: Window }): ReactElement {
  switch (window.kind) {
    case 'text':
      return (
        <TextEditor
          target={window.target}
          key={JSON.stringify([window.target.at, window.target.action, window.target.written])}
        />
      );
    case 'picture':
      return (
        <PictureWindow key={JSON.stringify(window.at)} at={window.at} {...(window.file && { file: window.file })} />
      );
    case 'gallery':
      return <GalleryWindow list={window.list} index={window.index} />;
    case 'form':
      return <FormWindow target={window.target} key={JSON.stringify(window.target.question)} />;
    case 'page':
      return <PageWindow />;
    case 'remove':
      return <RemoveWindow />;
    case 'newPage':
      return <NewPageWindow isService={window.isService ?? false} />;
    case 'structure':
      return <StructureWindow />;
    case 'fields':
      return <FieldsWindow form={window.form} />;
    case 'field':
      return <FieldWindow form={window.form} {...(window.name !== undefined && { name: window.name })} />;
    case 'removeField':
      return <RemoveFieldWindow form={window.form} name={window.name} />;
    case 'changes':
      return <ChangesWindow />;
    default:
      return <AddWindow />;
  }
}

/** What was pressed and not done. */
function NoticeBar(): ReactElement | null {
  const say = useSay();
  const notice = useStudio((state) => state.notice);
  if (!notice) return null;
  return (
    <div className="told">
      {notice.ok ? <p role="status">{notice.message}</p> : <FailureNote result={notice} />}
      <IconButton icon="x" className="close" label={say('close')} onClick={() => setState({ notice: undefined })} />
    </div>
  );
}
