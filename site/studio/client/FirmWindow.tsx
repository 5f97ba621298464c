import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Failure } from '../contract.ts';
import { replaceLogo } from './actions.ts';
import { Entry } from './Entry.tsx';
import { FailureNote } from './FailureNote.tsx';
import { useFirmForm } from './firm-form.ts';
import { Sheet } from './Sheet.tsx';
import { setState, useStudio } from './store.ts';
import { useSay } from './words.ts';

/** Edits what does not belong to a page: the firm's data, the values that texts insert, the colours and the logo. */
export function FirmWindow(): ReactElement {
  const say = useSay();
  const open = useFirmForm();
  const [firm, values] = useStudio(({ site }) => site?.firm) ?? [];
  const [result, setResult] = useState<Failure>();
  const replace = async (file: File | undefined): Promise<void> => {
    const done = file && (await replaceLogo(await file.text()));
    setResult(done?.ok === false ? done : undefined);
  };
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
      <h3>{say('logo.title')}</h3>
      <p className="hint">{say('logo.help')}</p>
      <label className="button file">
        {say('picture.change')}
        <input type="file" accept=".svg" onChange={(event) => void replace(event.target.files?.[0])} />
      </label>
      {result ? <FailureNote result={result} /> : null}
    </Sheet>
  );
}
