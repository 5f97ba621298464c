import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Failure, SpecPath } from '../contract.ts';
import { replaceDrawing } from './actions.ts';
import { Entry } from './Entry.tsx';
import { FailureNote } from './FailureNote.tsx';
import { useFirmForm } from './firm-form.ts';
import { Sheet } from './Sheet.tsx';
import { setState, useStudio } from './store.ts';
import { useSay } from './words.ts';

interface DrawingFieldProps {
  readonly at: SpecPath;
  readonly title: string;
  readonly help: string;
}

/** Replaces the SVG file of a drawing of the brand. */
function DrawingField({ at, title, help }: DrawingFieldProps): ReactElement {
  const say = useSay();
  const [result, setResult] = useState<Failure>();
  const replace = async (file: File | undefined): Promise<void> => {
    const done = file && (await replaceDrawing(at, await file.text()));
    setResult(done?.ok === false ? done : undefined);
  };
  const change = say('picture.change');
  return (
    <>
      <h3>{title}</h3>
      <p className="hint">{help}</p>
      <label className="button file">
        {change}
        <input
          type="file"
          accept=".svg"
          aria-label={`${change}: ${title}`}
          onChange={(event) => void replace(event.target.files?.[0])}
        />
      </label>
      {result ? <FailureNote result={result} /> : null}
    </>
  );
}

/** Edits what does not belong to a page: the firm's data, the values that texts insert, the colours and the logo. */
export function FirmWindow(): ReactElement {
  const say = useSay();
  const open = useFirmForm();
  const [firm, values] = useStudio(({ site }) => site?.firm) ?? [];
  return (
    <Sheet title={say('firm.heading')}>
      <ul className="entries">
        {firm ? <Entry text={say('firm.title')} hint={say('firm.titleHelp')} onPress={() => open(firm)} /> : null}
        {values ? <Entry text={say('firm.values')} hint={say('firm.valuesHelp')} onPress={() => open(values)} /> : null}
        <Entry
          text={say('colours.title')}
          hint={say('colours.help')}
          onPress={() => setState({ window: { kind: 'colours' } })}
        />
      </ul>
      <DrawingField at={['brand', 'logo', 'mark']} title={say('logo.title')} help={say('logo.help')} />
      <DrawingField at={['brand', 'favicon']} title={say('icon.title')} help={say('icon.help')} />
    </Sheet>
  );
}
