import { pageLocale } from '../../browser/page-locale.ts';
import { save, switchMode, turn } from './actions.ts';
import { openPage } from './addresses.ts';
import { isHosted } from './api.ts';
import { Glyph, IconButton } from './forms/controls.tsx';
import { stringIn } from './spec-paths.ts';
import { setState, useStudio } from './store.ts';
import { changeCount, line, say } from './words.ts';

/** The bar at the top of the window. */
export function Toolbar() {
  const { isEditing, isBusy, isReloading, isUpdating, isBroken, site, window: opened } = useStudio();
  // A page that is being loaded again could lose the press, or its result.
  const isWaiting = isBusy || isReloading;
  const state = isBroken ? 'repair' : isUpdating ? 'updating' : undefined;
  const open = opened?.kind;
  const { changes = [], redo } = site?.overview ?? {};
  const own = changes.filter(({ isOwn }) => isOwn);
  const firm = site?.firm.find(({ at }) => at[0] === 'firm')?.value;
  const window = (kind: 'page' | 'add' | 'changes', text: string) => (
    <button
      type="button"
      aria-expanded={open === kind}
      onClick={() => setState({ window: open === kind ? undefined : { kind } })}
    >
      {text}
    </button>
  );
  const turnButton = (which: 'undo' | 'redo', icon: string, change: typeof redo) => (
    <IconButton
      icon={icon}
      label={say(which)}
      title={change?.lines.map(line).join('\n') ?? say(which)}
      disabled={!change || isWaiting}
      onClick={() => void turn(which)}
    />
  );
  return (
    <div className="toolbar" role="toolbar" aria-label={say('name')}>
      <p className="toolbar__page">
        <b>{stringIn(firm, 'name')}</b> {openPage(site)?.label[pageLocale()]}
      </p>
      <p role="status">{state ? say(state) : ''}</p>
      <div className="switch" role="group" aria-label={say('mode')}>
        <button type="button" aria-pressed={isEditing} onClick={() => switchMode(true)}>
          {say('mode.edit')}
        </button>
        <button type="button" aria-pressed={!isEditing} onClick={() => switchMode(false)}>
          {say('mode.browse')}
        </button>
      </div>
      <div className="toolbar__group">
        {turnButton('undo', 'arrow-u-up-left', own.at(-1))}
        {turnButton('redo', 'arrow-u-up-right', redo)}
      </div>
      <div className="toolbar__group toolbar__openers">
        {window('page', say('page'))}
        {window('add', say('add'))}
      </div>
      {window('changes', changeCount())}
      {isHosted ? (
        <a className="button toolbar__desk" href="/site" title={say('changes.desk')}>
          <Glyph name="arrow-up-right" />
          <span>{say('changes.desk')}</span>
        </a>
      ) : null}
      <button
        type="button"
        className="primary"
        disabled={own.length === 0 || isWaiting}
        onClick={() => {
          setState({ window: { kind: 'changes' } });
          void save();
        }}
      >
        {say(own.length < changes.length ? 'save' : 'changes.save')}
      </button>
    </div>
  );
}
