import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import type { Json } from '../contract.ts';
import { draftOf, keepDraft } from './drafts.ts';
import { getState, setState } from './store.ts';

/**
 * The input of the open window, as a state. It is kept as a draft until the window is closed, and the window begins
 * with a draft if there is one.
 *
 * @param first what the window contains otherwise
 * @param seen the value that it edits. The returned one is that which the user saw when they began to type.
 */
export function useDraft<Entered extends Json | undefined>(
  first: Entered | (() => Entered),
  seen?: Json,
): readonly [entered: Entered, enter: Dispatch<SetStateAction<Entered>>, seen: Json | undefined] {
  const [window] = useState(() => getState().window);
  const [draft] = useState(() => window && draftOf({ window }));
  const [entered, enter] = useState(draft ? () => draft.entered as Entered : first);
  const [before] = useState(draft ? draft.seen : seen);
  const kept = useRef<Json | undefined>(draft ? undefined : entered);
  useEffect(() => {
    if (window === undefined || entered === undefined || entered === kept.current) return;
    kept.current = entered;
    keepDraft({ window }, entered, before);
    setState({ isDirty: true });
  }, [window, entered, before]);
  return [entered, enter, before];
}
