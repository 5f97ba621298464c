import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Operations } from '../contract.ts';
import { saveAll, turn } from './actions.ts';
import { NotDoneNote } from './NotDoneNote.tsx';
import { Sheet } from './Sheet.tsx';
import { useStudio } from './store.ts';
import { useSay } from './words.ts';

/** What was changed since the last save, to be saved or taken back. */
export function ChangesWindow(): ReactElement {
  const say = useSay();
  const overview = useStudio(({ site }) => site?.overview);
  const isBusy = useStudio((state) => state.isBusy);
  const [title, setTitle] = useState('');
  const [saved, setSaved] = useState<Operations['save']['answers']>();
  const [isSure, setSure] = useState(false);
  const changes = overview?.changes ?? [];
  return (
    <Sheet title={say('changes.title')}>
      {changes.length === 0 && !saved?.ok ? <p>{say('changes.none')}</p> : null}
      <ol className="changes">
        {changes.toReversed().map(({ id, when, says }) => (
          <li key={id}>
            <time dateTime={when}>{new Date(when).toLocaleString(document.documentElement.lang, { dateStyle: 'short', timeStyle: 'short' })}</time>
            {says.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ol>
      <div aria-live="polite">
        {saved?.ok ? <p className="done">{say('changes.saved', { branch: saved.branch })}</p> : null}
        {saved && !saved.ok ? <NotDoneNote told={saved} /> : null}
      </div>
      {changes.length > 0 ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void saveAll(title.trim() || say('changes.message')).then(setSaved);
          }}
        >
          <label className="row">
            <span>{say('changes.name')}</span>
            <input type="text" value={title} placeholder={say('changes.message')} maxLength={72} onChange={(event) => setTitle(event.target.value)} />
          </label>
          <div className="buttons">
            <button type="submit" className="primary" disabled={isBusy}>
              {say('changes.save')}
            </button>
            <button type="button" disabled={isBusy} onClick={() => (isSure ? void turn('discard').then(() => setSure(false)) : setSure(true))}>
              {isSure ? say('changes.sure', { count: changes.length }) : say('changes.discard')}
            </button>
          </div>
        </form>
      ) : null}
    </Sheet>
  );
}
