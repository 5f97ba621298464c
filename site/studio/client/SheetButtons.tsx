import type { ReactElement } from 'react';
import { setState } from './store.ts';
import { useSay } from './words.ts';

/** The end of a form in a window: the button that sends it, by its text, and the one that closes the window. */
export function SheetButtons({
  send,
  isOff,
  onCancel,
}: {
  readonly send: 'add' | 'save' | 'remove';
  readonly isOff?: boolean;
  readonly onCancel?: () => void;
}): ReactElement {
  const say = useSay();
  return (
    <div className="buttons buttons--end">
      <button type="submit" className="primary" disabled={isOff}>
        {say(send)}
      </button>
      <button
        type="button"
        onClick={() => {
          onCancel?.();
          setState({ window: undefined });
        }}
      >
        {say('cancel')}
      </button>
    </div>
  );
}
