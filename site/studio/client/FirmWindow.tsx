import { useState } from 'react';
import type { Failure, Json, Root, SpecPath } from '../contract.ts';
import { replaceDrawing } from './actions.ts';
import { Entry } from './Entry.tsx';
import { FailureNote } from './FailureNote.tsx';
import { kindOf } from './places.ts';
import { Sheet } from './Sheet.tsx';
import { getState, openForm, setState, useStudio } from './store.ts';
import { say } from './words.ts';

/** Technical data of the firm, which the form leaves out: developers change it in the spec. */
const technical = ['types', 'origin', 'geo', 'timeZone', 'securityContact'];

/** Opens the form for the firm's data or for the values that texts insert, optionally at one of its fields. */
export function openFirmForm({ at, value: seen }: Root, field?: string): void {
  const part = String(at[0]);
  // Values of the kind `count` are computed, so they have no field.
  const computed = Object.entries(seen ?? {}).filter(([, one]) => kindOf(one as Json) === 'count');
  openForm({
    title: say(part === 'firm' ? 'firm.title' : 'firm.values'),
    question: { of: 'place', at },
    value: seen,
    within: part,
    without: [...technical, ...computed.map(([name]) => name)],
    field,
  });
}

/** Opens the form that edits a value of the site, by its name: `companies`. */
export function openValueForm(name: string): void {
  const { site } = getState();
  const [part, field] = site?.values[name]?.at ?? [];
  const root = site?.firm.find(({ at }) => at[0] === part);
  if (root) openFirmForm(root, String(field));
}

interface DrawingFieldProps {
  readonly at: SpecPath;
  readonly title: string;
  readonly help: string;
}

function DrawingField({ at, title, help }: DrawingFieldProps) {
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
export function FirmWindow() {
  const [firm, values] = useStudio().site?.firm ?? [];
  return (
    <Sheet title={say('firm.heading')}>
      <ul className="entries">
        {firm ? (
          <Entry text={say('firm.title')} hint={say('firm.titleHelp')} onPress={() => openFirmForm(firm)} />
        ) : null}
        {values ? (
          <Entry text={say('firm.values')} hint={say('firm.valuesHelp')} onPress={() => openFirmForm(values)} />
        ) : null}
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
