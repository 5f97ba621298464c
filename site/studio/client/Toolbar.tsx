import type { ReactElement } from 'react';
import { switchMode, turn } from './actions.ts';
import { isHosted } from './base.ts';
import { setState, useStudio } from './store.ts';
import type { Window } from './store.ts';
import { useLine, useSay } from './words.ts';

/** What is always at hand, at the lower edge of the window. */
export function Toolbar(): ReactElement {
  const say = useSay();
  const line = useLine();
  const isEditing = useStudio((state) => state.isEditing);
  const isBusy = useStudio((state) => state.isBusy);
  const overview = useStudio(({ site }) => site?.overview);
  const state = useStudio(({ isUpdating, isBroken }) => (isBroken ? 'repair' : isUpdating ? 'updating' : undefined));
  const open = useStudio(({ window }) => window?.kind);
  const count = overview?.changes.length ?? 0;
  const window = (kind: 'add' | 'page' | 'changes', text: string): ReactElement => (
    <button
      type="button"
      aria-expanded={open === kind}
      onClick={() => setState({ window: open === kind ? undefined : ({ kind } satisfies Window) })}
    >
      {text}
    </button>
  );
  return (
    <div className="toolbar" role="toolbar" aria-label={say('name')}>
      {isHosted ? (
        <a className="button" href="/site">
          {say('changes.desk')}
        </a>
      ) : null}
      <p role="status">{state ? say(state) : ''}</p>
      <div className="switch" role="group" aria-label={say('mode')}>
        <button type="button" aria-pressed={isEditing} onClick={() => switchMode(true)}>
          {say('mode.edit')}
        </button>
        <button type="button" aria-pressed={!isEditing} onClick={() => switchMode(false)}>
          {say('mode.browse')}
        </button>
      </div>
      <button
        type="button"
        disabled={!overview?.undo || isBusy}
        title={overview?.undo?.lines.map(line).join('\n')}
        onClick={() => void turn('undo')}
      >
        {say('undo')}
      </button>
      <button
        type="button"
        disabled={!overview?.redo || isBusy}
        title={overview?.redo?.lines.map(line).join('\n')}
        onClick={() => void turn('redo')}
      >
        {say('redo')}
      </button>
      {window('add', say('add'))}
      {window('page', say('page'))}
      {window(
        'changes',
        count < 2 ? say(count === 1 ? 'changes.one' : 'changes.zero') : say('changes.count', { count }),
      )}
    </div>
  );
}
