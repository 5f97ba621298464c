import { useEffect, useRef, type ReactNode, useState } from 'react';
import { IconButton, Glyph } from './forms/controls.tsx';
import { closeForm, editAndClose } from './actions.ts';
import { isComposing } from './rich/TextField.tsx';
import { setState, useStudio, type Window } from './store.ts';
import { useUnsaved } from './drafts.tsx';
import { say } from './words.ts';
import type { Failure, Json, PlanResult, SeenEdit } from '../contract.ts';
import { FailureNote } from './FailureNote.tsx';
import { focusFirstFault, WithFaults } from './forms/Faults.tsx';

const tabs = ['page', 'firm', 'add', 'changes'] as const;
type Tab = (typeof tabs)[number];

/** The tab that each other window belongs to. Pictures and most forms belong to the page. */
const tabOf: Partial<Record<Window['kind'], Tab>> = { colours: 'firm', newPage: 'add', gallery: 'add' };

function tabFor(window: Window): Tab {
  const own = tabs.find((tab) => tab === window.kind) ?? tabOf[window.kind] ?? 'page';
  if (window.kind !== 'form') return own;
  const { question } = window.target;
  if (question.of !== 'place') return 'add';
  return question.at[0] === 'firm' || question.at[0] === 'values' ? 'firm' : 'page';
}

/** The focused element, even inside a shadow tree. */
function focused(): HTMLElement | undefined {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement && element !== document.body ? element : undefined;
}

function useFocusRestored(): void {
  useEffect(() => {
    const before = focused();
    return () => {
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
}

/** The panel beside the page, with a window. It takes the focus and restores it when closed. Escape closes it. */
export function Panel({ window, children }: { readonly window: Window; readonly children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const { leaving, isDirty } = useStudio();
  useUnsaved(isDirty);
  useFocusRestored();
  // Another window has another key, so that it starts with a state of its own.
  const key = JSON.stringify(window);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each window takes the focus
  useEffect(() => panel.current?.focus(), [key]);
  const close = (): void => setState({ window: undefined });
  const names = { page: say('page'), firm: say('firm.heading'), add: say('add'), changes: say('changes.tab') };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the panel
    <div
      className="sheet"
      role="dialog"
      tabIndex={-1}
      ref={panel}
      aria-labelledby="window-title"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
        event.stopPropagation();
        if (leaving) setState({ leaving: undefined });
        else close();
      }}
    >
      <nav className="tabs" aria-label={say('panel')}>
        {tabs.map((kind) => (
          <button
            type="button"
            key={kind}
            aria-current={tabFor(window) === kind ? 'true' : undefined}
            onClick={() => setState({ window: { kind } })}
          >
            {names[kind]}
          </button>
        ))}
        <IconButton icon="x" className="plain close" label={say('close')} onClick={close} />
      </nav>
      <div className="sheet__body" key={key}>
        {children}
      </div>
      {leaving ? <Leaving /> : null}
    </div>
  );
}

/** Asks whether to discard the input in the form. */
function Leaving() {
  const stay = useRef<HTMLButtonElement>(null);
  useFocusRestored();
  useEffect(() => stay.current?.focus(), []);
  return (
    <div className="leaving" role="alertdialog" aria-label={say('leave.title')}>
      <p>{say('leave.title')}</p>
      <div className="buttons">
        <button type="button" onClick={() => closeForm()}>
          {say('leave.discard')}
        </button>
        <button type="button" className="primary" ref={stay} onClick={() => setState({ leaving: undefined })}>
          {say('leave.stay')}
        </button>
      </div>
    </div>
  );
}

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
