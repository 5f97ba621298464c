import { useState } from 'react';
import type { SpecPath } from '../contract.ts';
import { Whole } from './forms/Faults.tsx';
import { ImageField } from './forms/ImageField.tsx';
import { valueAt } from './places.ts';
import { Sheet } from './Sheet.tsx';
import { SheetForm } from './SheetForm.tsx';
import { useStudio } from './store.ts';
import { useDraft } from './use-draft.ts';
import { say } from './words.ts';

/** Replaces a picture of the page and edits its text alternatives. */
export function PictureWindow({ at, file }: { readonly at: SpecPath; readonly file?: File }) {
  const { page } = useStudio();
  const [first] = useState(() => page && valueAt(page, at));
  const [value, setValue, seen] = useDraft(first, first);
  const edit = value === undefined ? ({ kind: 'unset', at } as const) : ({ kind: 'value', at, value } as const);
  return (
    <Sheet title={say('picture.title')}>
      <SheetForm edits={() => [{ edit, seen }]} send="save">
        <Whole>
          <ImageField {...{ value, file }} onChange={setValue} label={say('picture.title')} isRequired={false} />
        </Whole>
      </SheetForm>
    </Sheet>
  );
}
