import { useState } from 'react';
import { saveAll, turn } from './actions.ts';
import { isHosted } from './base.ts';
import { FailureNote } from './FailureNote.tsx';
import { Review } from './Review.tsx';
import { Sheet } from './Sheet.tsx';
import { useStudio } from './store.ts';
import { language, line, say } from './words.ts';

/** Lists the unsaved changes, to save or discard them. */
export function ChangesWindow() {
  const { site, isBusy, saved, saving } = useStudio();
  const [isSure, setSure] = useState(false);
  const needsAuthor = saved?.ok === false && saved.code === 'studio/no-author';
  const changes = site?.overview.changes ?? [];
  const refused = saved?.ok === false ? saved : site?.conflict;
  return (
    <Sheet title={say('changes.title')}>
      {changes.length === 0 && !saved?.ok ? <p>{say('changes.none')}</p> : null}
      <ol className="changes">
        {changes.toReversed().map(({ when, lines }) => (
          <li key={when}>
            <time dateTime={when}>
              {new Date(when).toLocaleString(language(), { dateStyle: 'short', timeStyle: 'short' })}
            </time>
            {lines.map(line).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </li>
        ))}
      </ol>
      <div aria-live="polite">
        {saved?.ok && changes.length === 0 ? (
          <p className="done">
            {isHosted ? say('changes.unpublished') : say('changes.saved', { branch: saved.branch })}
          </p>
        ) : null}
        {refused && !needsAuthor ? (
          <FailureNote
            result={refused}
            onKeep={(keep) => void saveAll({ title: say('changes.message'), language: language(), ...saving, keep })}
          />
        ) : null}
      </div>
      {isHosted ? (
        <p>
          <a href="/site">{say('changes.desk')}</a>
        </p>
      ) : null}
      {changes.length > 0 ? <Review /> : null}
      {changes.length > 0 ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const entered = new FormData(event.currentTarget);
            const [title = '', name = '', email = ''] = ['title', 'name', 'email'].map(
              (one) => entered.get(one) as string,
            );
            const next = { title: title.trim() || say('changes.message'), language: language() };
            void saveAll(needsAuthor ? { ...next, author: { name, email } } : next);
          }}
        >
          <label className="row">
            <span>{say('changes.name')}</span>
            <input type="text" name="title" placeholder={say('changes.message')} maxLength={72} />
          </label>
          {needsAuthor ? (
            <fieldset>
              <legend>{say('changes.who')}</legend>
              <p className="hint">{say('changes.whoHelp')}</p>
              {(['name', 'email'] as const).map((part) => (
                <label className="row" key={part}>
                  <span>{say(part === 'name' ? 'changes.whoName' : 'changes.whoEmail')}</span>
                  <input type={part === 'name' ? 'text' : 'email'} name={part} autoComplete={part} required />
                </label>
              ))}
            </fieldset>
          ) : null}
          <div className="buttons buttons--end">
            <button
              type="button"
              disabled={isBusy}
              onClick={() => (isSure ? void turn('discard').then(() => setSure(false)) : setSure(true))}
            >
              {isSure ? say('changes.sure', { count: changes.length }) : say('changes.discard')}
            </button>
            <button type="submit" className="primary" disabled={isBusy}>
              {say('changes.save')}
            </button>
          </div>
        </form>
      ) : null}
    </Sheet>
  );
}
