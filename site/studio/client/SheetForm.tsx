import type { ReactElement, ReactNode } from 'react';
import type { Failure, PlanResult } from '../contract.ts';
import { FailureNote } from './FailureNote.tsx';
import { closeForm } from './actions.ts';
import { setState } from './store.ts';
import type { Window } from './store.ts';
import { useSay } from './words.ts';

/** A form with the failure of its last submission, a submit button labelled by `send`, and a cancel button. */
export function SheetForm({
  submit,
  result,
  send,
  isOff,
  back,
  children,
}: {
  readonly submit: () => Promise<void>;
  readonly result: PlanResult | Failure | undefined;
  readonly send: 'add' | 'save' | 'remove';
  readonly isOff?: boolean;
  /** The window to return to. */
  readonly back?: Window;
  readonly children: ReactNode;
}): ReactElement {
  const say = useSay();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+Enter submits from any field
    <form
      noValidate
      onInput={() => setState({ isDirty: true })}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isOff) event.currentTarget.requestSubmit();
      }}
    >
      {children}
      {result ? <FailureNote result={result} /> : null}
      <div className="buttons buttons--end">
        <button type="button" onClick={() => closeForm(back)}>
          {say('cancel')}
        </button>
        <button type="submit" className="primary" disabled={isOff}>
          {say(send)}
        </button>
      </div>
    </form>
  );
}
