import { Glyph } from './Glyph.tsx';

interface EntryProps {
  readonly text: string;
  readonly hint?: string;
  readonly onPress: () => void;
}

/** An entry of a menu in the panel, which opens another window. */
export function Entry({ text, hint, onPress }: EntryProps) {
  return (
    <li>
      <button type="button" className="plain" onClick={onPress}>
        <span>
          {text}
          {hint === undefined ? null : <span className="hint">{hint}</span>}
        </span>
        <Glyph name="arrow-right" />
      </button>
    </li>
  );
}
