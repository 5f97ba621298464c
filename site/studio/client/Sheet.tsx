import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Failure, Json, PlanResult, SeenEdit } from '../contract.ts';
import { FailureNote } from './FailureNote.tsx';
import { focusFirstFault, WithFaults } from './forms/Faults.tsx';
import { closeForm, editAndClose } from './actions.ts';
import { setState, type Window } from './store.ts';
import { say } from './words.ts';
import { Glyph } from './Glyph.tsx';

interface SheetProps {
  readonly title: string;
  /** Why the window has no content. */
  readonly failure?: Failure | undefined;
  readonly children?: ReactNode;
}

/** The title and the content of a window in the panel. */
export function Sheet({ title, failure, children }: SheetProps) {
  return (
    <>
      <h2 id="window-title">{title}</h2>
      {failure ? <FailureNote result={failure} /> : null}
      {children}
    </>
  );
}

/** A form that makes edits and then closes, with the reason if they fail. `send` labels its submit button. */
export function SheetForm({
  edits,
  after,
  planned,
  send,
  isOff,
  back,
  children,
}: {
  readonly edits: () => readonly SeenEdit[];
  /** Called after the edits were made. */
  readonly after?: () => void;
  /** The expected result of the edits. */
  readonly planned?: PlanResult | undefined;
  readonly send: 'add' | 'save' | 'remove';
  readonly isOff?: boolean;
  /** The window to return to. */
  readonly back?: Window;
  readonly children: ReactNode;
}) {
  const [failed, setFailed] = useState<Failure>();
  const result = planned?.ok === false ? planned : (failed ?? planned);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failed && form.current) focusFirstFault(form.current);
  }, [failed]);
  const submit = async (made = edits()): Promise<void> => {
    if (await editAndClose(made, setFailed, back)) after?.();
  };
  /** Replaces what somebody else has written since: now the user has seen it. */
  const overwrite = (theirs: Json): void => {
    const [first, ...rest] = edits();
    if (first) void submit([{ ...first, seen: theirs }, ...rest]);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+Enter submits from any field
    <form
      ref={form}
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
      <WithFaults edits={edits} result={result}>
        {children}
      </WithFaults>
      {result ? <FailureNote result={result} onMine={overwrite} onTheirs={() => closeForm(back)} /> : null}
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
