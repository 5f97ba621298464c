import { useMemo, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { Json, Failure, SpecPath } from '../contract.ts';
import { editAndClose } from './actions.ts';
import { ImageField } from './forms/ImageField.tsx';
import { Pictures } from './forms/pictures.ts';
import { valueAt } from './places.ts';
import { Sheet } from './Sheet.tsx';
import { SheetForm } from './SheetForm.tsx';
import { useStudio } from './store.ts';
import { useSay } from './words.ts';

/** Replaces a picture of the page and edits its text alternatives. */
export function PictureWindow({ at, file }: { readonly at: SpecPath; readonly file?: File }): ReactElement {
  const say = useSay();
  const page = useStudio((state) => state.page);
  const [seen] = useState(() => page && valueAt(page, at));
  const [value, setValue] = useState<Json | undefined>(seen);
  const [result, setResult] = useState<Failure>();
  const uploads = useRef<string[]>([]);
  const context = useMemo(() => ({ add: (id: string) => void uploads.current.push(id) }), []);
  const submit = async (): Promise<void> => {
    const change = value === undefined ? ({ kind: 'unset', at } as const) : ({ kind: 'value', at, value } as const);
    await editAndClose([{ edit: change, ...(seen !== undefined && { seen }) }], setResult, uploads.current);
  };
  return (
    <Sheet title={say('picture.title')}>
      <Pictures value={context}>
        <SheetForm submit={submit} result={result} send="save">
          <ImageField {...{ value, file }} onChange={setValue} label={say('picture.title')} isRequired={false} />
        </SheetForm>
      </Pictures>
    </Sheet>
  );
}
