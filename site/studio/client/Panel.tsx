import { useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from './Glyph.tsx';
import { closeForm } from './actions.ts';
import { isComposing } from './rich/TextField.tsx';
import { setState, useStudio, type Window } from './store.ts';
import { useUnsaved } from './drafts.tsx';
import { say } from './words.ts';

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
