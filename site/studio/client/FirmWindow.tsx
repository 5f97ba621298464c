import { useState } from 'react';
import { colourOf, weakestPair, type Themes } from '../../../generator/compile/brand.ts';
import type { Failure, Json, Root, SpecPath } from '../contract.ts';
import { replaceDrawing } from './actions.ts';
import { Entry, Sheet, SheetForm } from './Panel.tsx';
import { FailureNote } from './FailureNote.tsx';
import { kindOf } from './spec-paths.ts';
import { getState, openForm, setState, useStudio } from './store.ts';
import { say, displayName, language } from './words.ts';
import { useDraft } from './drafts.tsx';

/** Technical data of the firm, which the form leaves out: developers change it in the spec. */
const technical = ['types', 'origin', 'geo', 'timeZone', 'securityContact'];

/** Opens the form for the firm's data or for the values that texts insert, optionally at one of its fields. */
function openFirmForm({ at, value: seen }: Root, field?: string): void {
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

/** The most visible colours. The others are folded away. */
const main: readonly string[] = ['paper', 'stone', 'ink', 'inkSoft', 'accent', 'onAccent', 'spark', 'plinth'];

/** Edits the colours of both themes, and shows the contrast of each. */
export function ColoursWindow() {
  const root = useStudio().site!.firm.find(({ at }) => at[0] === 'brand')!;
  const [value, setValue, seen] = useDraft(root.value, root.value);
  const themes = value as unknown as Themes;
  const [theme, setTheme] = useState<keyof Themes>('light');
  const colours = themes[theme];
  const names = Object.keys(colours) as (keyof typeof colours)[];
  const row = (name: keyof typeof colours) => (
    <ColourRow
      key={name}
      {...{ themes, theme, name }}
      onChange={(colour) => setValue({ ...themes, [theme]: { ...colours, [name]: colour } } as unknown as Json)}
    />
  );
  return (
    <Sheet title={say('colours.title')}>
      <SheetForm edits={() => [{ edit: { kind: 'value', at: root.at, value }, seen }]} send="save">
        <div className="switch" role="group" aria-label={say('colours.theme')}>
          {(['light', 'dark'] as const).map((one) => (
            <button type="button" key={one} aria-pressed={one === theme} onClick={() => setTheme(one)}>
              {say(`colours.${one}`)}
            </button>
          ))}
        </div>
        {names.filter((name) => main.includes(name)).map(row)}
        <details className="more">
          <summary>{say('form.more')}</summary>
          {names.filter((name) => !main.includes(name)).map(row)}
        </details>
      </SheetForm>
    </Sheet>
  );
}

interface ColourRowProps {
  readonly themes: Themes;
  readonly theme: keyof Themes;
  readonly name: keyof Themes['light'];
  readonly onChange: (colour: string) => void;
}

/** A colour with a sample, and whether its contrast meets the rule. */
function ColourRow({ themes, theme, name, onChange }: ColourRowProps) {
  const label = displayName(name, 'field', 'brand');
  const colours = themes[theme];
  const pair = weakestPair(themes, theme, name);
  const isWeak = pair !== undefined && pair.ratio < pair.least;
  // Round down: 4.49 is too low and must not appear as 4.5.
  const format = (ratio: number): string => (Math.floor(ratio * 10) / 10).toLocaleString(language());
  return (
    <label className="row">
      {label}
      <span className="colour">
        <input
          type="color"
          value={colours[name]}
          aria-label={label}
          onChange={({ target }) => onChange(target.value)}
        />
        {pair ? (
          <>
            <span
              className="colour__sample"
              style={{ color: colours[pair.front], background: colours[colourOf(pair)] }}
              aria-hidden="true"
            >
              Aa
            </span>
            <span className={isWeak ? 'hint count--over' : 'hint'} role="status">
              {say(isWeak ? 'colours.weak' : 'colours.good', { ratio: format(pair.ratio), least: format(pair.least) })}
            </span>
          </>
        ) : null}
      </span>
    </label>
  );
}
