import { useEffect, useId, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from './Glyph.tsx';
import { closeForm } from './actions.ts';
import { isComposing } from './composing.ts';
import { focused, keepFocus } from './focus.ts';
import { setState, useStudio } from './store.ts';
import type { FormTarget, Window } from './store.ts';
import { useUnsaved } from './unsaved.ts';
import { useSay } from './words.ts';

const tabs = ['page', 'firm', 'add', 'changes'] as const;

/** The tab that each window belongs to. */
const tabOf: Partial<Record<Window['kind'], (typeof tabs)[number]>> = {
  page: 'page',
  remove: 'page',
  fields: 'page',
  field: 'page',
  removeField: 'page',
  structure: 'page',
  firm: 'firm',
  colours: 'firm',
  add: 'add',
  newPage: 'add',
  gallery: 'add',
  changes: 'changes',
};

function tabOfForm({ question }: FormTarget): (typeof tabs)[number] {
  if (question.of !== 'place') return 'add';
  return question.at[0] === 'firm' || question.at[0] === 'values' ? 'firm' : 'page';
}

/** The panel beside the page. It takes the focus and restores it when closed. Escape closes it. */
export function Sheet({
  title,
  children,
  isWide = false,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly isWide?: boolean;
}): ReactElement {
  const say = useSay();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const tab = useStudio(
    ({ window }) => window && (window.kind === 'form' ? tabOfForm(window.target) : tabOf[window.kind]),
  );
  const leaving = useStudio((state) => state.leaving);
  useUnsaved(useStudio((state) => state.isDirty));
  useEffect(() => {
    const restoreFocus = keepFocus();
    panel.current?.focus();
    return restoreFocus;
  }, []);
  const close = (): void => setState({ window: undefined });
  const names = { page: say('page'), firm: say('firm.heading'), add: say('add'), changes: say('changes.tab') };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the panel
    <div
      className={isWide ? 'sheet sheet--wide' : 'sheet'}
      role="dialog"
      tabIndex={-1}
      ref={panel}
      aria-labelledby={id}
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
            aria-current={tab === kind ? 'true' : undefined}
            onClick={() => setState({ window: { kind } })}
          >
            {names[kind]}
          </button>
        ))}
        <IconButton icon="x" className="plain close" label={say('close')} onClick={close} />
      </nav>
      <div className="sheet__body">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
      {leaving ? <Leaving /> : null}
    </div>
  );
}

/** Asks whether to discard the input in the form. */
function Leaving(): ReactElement {
  const say = useSay();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = focused();
    stay.current?.focus();
    return () => {
      if (before?.isConnected) before.focus();
    };
  }, []);
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
