import { useState } from 'react';
import { colourOf, weakestPair, type Themes } from '../../../generator/compile/brand.ts';
import type { Json } from '../contract.ts';
import { Sheet } from './Sheet.tsx';
import { SheetForm } from './SheetForm.tsx';
import { useStudio } from './store.ts';
import { useDraft } from './use-draft.ts';
import { displayName, language, say } from './words.ts';

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
