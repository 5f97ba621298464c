import { useState } from 'react';
import { draftKey, drafts, forgetDraft, openDraft, type Draft } from './drafts.ts';
import { IconButton } from './Glyph.tsx';
import { setState, useStudio } from './store.ts';
import { differences } from './Versions.tsx';
import { language, say } from './words.ts';

/** How much of a draft is shown (characters). */
const maxShown = 80;

/** The first text that was typed. */
function excerptOf({ entered, seen }: Draft): string {
  const [first = ''] = differences(seen, entered).flatMap(({ mine }) => mine.trim() || []);
  return first.length > maxShown ? `${first.slice(0, maxShown)}…` : first;
}

/**
 * Offers what was typed before and not accepted, after the page was left or the studio has started again. Once closed, it
 * appears again with the next page.
 */
export function Drafts() {
  const { site, page, window, text } = useStudio();
  const [isClosed, setClosed] = useState(false);
  const kept = isClosed || !site || !page || window || text ? [] : drafts();
  if (kept.length === 0) return null;
  return (
    <section className="told drafts" aria-label={say('drafts.title')}>
      <div className="drafts__head">
        <p role="status">{say('drafts.title')}</p>
        <IconButton icon="x" className="plain" label={say('close')} onClick={() => setClosed(true)} />
      </div>
      <ul>
        {kept.map((draft) => {
          const excerpt = excerptOf(draft);
          return (
            <li key={draftKey(draft.target)}>
              <q>{excerpt}</q>{' '}
              <time className="hint" dateTime={draft.when}>
                {new Date(draft.when).toLocaleString(language(), { dateStyle: 'short', timeStyle: 'short' })}
              </time>
              <div className="buttons">
                <button
                  type="button"
                  aria-label={`${say('leave.discard')}: ${excerpt}`}
                  onClick={() => {
                    forgetDraft(draft.target);
                    // Draws this list again.
                    setState({});
                  }}
                >
                  {say('leave.discard')}
                </button>
                <button
                  type="button"
                  className="primary"
                  aria-label={`${say('leave.stay')}: ${excerpt}`}
                  onClick={() => openDraft(draft)}
                >
                  {say('leave.stay')}
                </button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
