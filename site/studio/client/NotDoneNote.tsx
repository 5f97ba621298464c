import type { ReactElement } from 'react';
import { openInEditor, written } from '../../live/open.ts';
import type { Json, LocatedDiagnostic, Location, NotDone, Planned } from '../contract.ts';
import { isObject } from './places.ts';
import { useStudio } from './store.ts';
import { useSay } from './words.ts';

interface NotDoneNoteProps {
  readonly told: Planned | NotDone;
  readonly onMine?: (theirs: Json) => void;
  readonly onTheirs?: (theirs: Json) => void;
}

/** What keeps a change from being made, or what to know of it before. */
export function NotDoneNote({ told, onMine, onTheirs }: NotDoneNoteProps): ReactElement {
  const say = useSay();
  if (told.ok) {
    return (
      <>
        {told.also.length > 0 ? (
          <p className="note">{say('also', { places: [...new Set(told.also.map(({ page, key }) => page ?? key))].join(', ') })}</p>
        ) : null}
        {told.warnings.map((warning) => (
          <Problem key={warning.message} problem={warning} />
        ))}
      </>
    );
  }
  const { why, place, problems, conflict } = told;
  return (
    <div className="refused" role="alert">
      <p>{say(conflict ? 'conflict' : 'refused')}</p>
      {conflict || problems.some(({ message }) => message === why) ? null : <p>{why}</p>}
      {problems.slice(0, 4).map((problem) => (
        <Problem key={problem.message} problem={problem} />
      ))}
      {place ? <PlaceLine place={place} /> : null}
      {conflict ? (
        <>
          <dl>
            <dt>{say('conflict.theirs')}</dt>
            <dd>{plain(conflict.theirs)}</dd>
            <dt>{say('conflict.mine')}</dt>
            <dd>{plain(conflict.mine)}</dd>
          </dl>
          {onMine && onTheirs && conflict.theirs !== null ? (
            <div className="buttons">
              <button type="button" onClick={() => onMine(conflict.theirs)}>
                {say('conflict.takeMine')}
              </button>
              <button type="button" onClick={() => onTheirs(conflict.theirs)}>
                {say('conflict.takeTheirs')}
              </button>
            </div>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

const plain = (value: Json): string =>
  isObject(value)
    ? Object.entries(value)
        .map(([key, text]) => `${key.toUpperCase()}: ${plain(text)}`)
        .join(' ')
    : value === null
      ? '–'
      : String(value);

function Problem({ problem: { message, hint } }: { readonly problem: LocatedDiagnostic }): ReactElement {
  return (
    <p className="note">
      {message} {hint}
    </p>
  );
}

/** The line to change by hand: to copy, and to open in the editor. */
function PlaceLine({ place }: { readonly place: Location }): ReactElement {
  const say = useSay();
  const root = useStudio(({ site }) => site?.root ?? '');
  return (
    <p className="place">
      <code>{written(place)}</code>{' '}
      <button type="button" onClick={() => void navigator.clipboard.writeText(written(place))}>
        {say('place.copy')}
      </button>{' '}
      <button type="button" onClick={() => void openInEditor(root, place)}>
        {say('place.open')}
      </button>
    </p>
  );
}
