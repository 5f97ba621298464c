import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { Json, NotDone, SpecPath } from '../contract.ts';
import { edit } from './actions.ts';
import { upload } from './api.ts';
import { ImageField } from './forms/ImageField.tsx';
import { Pictures } from './forms/pictures.ts';
import { NotDoneNote } from './NotDoneNote.tsx';
import { valueAt } from './places.ts';
import { Sheet } from './Sheet.tsx';
import { setState, useStudio } from './store.ts';
import { useSay } from './words.ts';

/** A picture of the page: another file for it, and its text alternatives. */
export function PictureWindow({ at, file }: { readonly at: SpecPath; readonly file?: File }): ReactElement {
  const say = useSay();
  const page = useStudio((state) => state.page);
  const [seen] = useState(() => page && valueAt(page, at));
  const [value, setValue] = useState<Json | undefined>(seen);
  const [told, setTold] = useState<NotDone>();
  const uploads = useRef<string[]>([]);
  const add = (id: string): void => void uploads.current.push(id);
  useEffect(() => {
    if (!file) return;
    void upload(file).then((taken) => {
      if (!taken.ok) return setTold(taken);
      add(taken.upload.id);
      return setValue((before) => ({ kind: 'image', ...(typeof before === 'object' && before !== null && !Array.isArray(before) && 'alt' in before ? { alt: before['alt'] as Json } : {}), file: taken.upload.file }));
    });
  }, [file]);

  const submit = async (): Promise<void> => {
    const change = value === undefined ? ({ kind: 'unset', at } as const) : ({ kind: 'value', at, value } as const);
    const done = await edit([{ edit: change, ...(seen !== undefined && { seen }) }], uploads.current);
    if (done.ok) setState({ window: undefined });
    else setTold(done);
  };
  return (
    <Sheet title={say('picture.title')}>
      <Pictures value={{ add }}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <ImageField value={value} onChange={setValue} label={say('picture.title')} isRequired={false} />
          {told ? <NotDoneNote told={told} /> : null}
          <div className="buttons">
            <button type="submit" className="primary">
              {say('save')}
            </button>
            <button type="button" onClick={() => setState({ window: undefined })}>
              {say('cancel')}
            </button>
          </div>
        </form>
      </Pictures>
    </Sheet>
  );
}
