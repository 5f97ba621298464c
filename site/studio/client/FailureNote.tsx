import { useEffect, useRef } from 'react';
import { diffWordsWithSpace } from 'diff';
import { pageLocale } from '../../browser/page-locale.ts';
import type { Json, LocatedDiagnostic, Failure, Piece, PlanResult, SpecPath, Conflict } from '../contract.ts';
import { partOf, problemWords } from '../wording.ts';
import { ownerOf } from './addresses.ts';
import { startsWith } from './spec-paths.ts';
import { getState } from './store.ts';
import { displayName, language, say, studioTexts, trail, languages } from './words.ts';

interface FailureNoteProps {
  readonly result: PlanResult | Failure;
  readonly onMine?: (theirs: Json) => void;
  readonly onTheirs?: (theirs: Json) => void;
  /** Decides where a save conflicts with newer versions of the site. */
  readonly onKeep?: (whose: 'mine' | 'theirs') => void;
}

/** Shows why a change fails, or the side effects and warnings of a planned change. */
export function FailureNote({ result, onMine, onTheirs, onKeep }: FailureNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a long form, the note may be outside the visible part.
    if (!result.ok) void note.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  if (result.ok) {
    return (
      <>
        {result.also.length > 0 ? (
          <p className="note">
            {say('also', {
              places: [...new Set(result.also.map((place) => trail(place.slice(0, 2))))].join(', '),
            })}
          </p>
        ) : null}
        <ApartNote places={result.apart} />
        {result.warnings.length > 0 ? <p className="note">{say('warned')}</p> : null}
        {result.warnings.map((warning) => (
          <Problem key={warning.message} problem={warning} otherwise="warned.rules" />
        ))}
      </>
    );
  }

  const { code, why, place, problems, conflict, diverged } = result;
  // A mistake in an existing file has a line to change by hand; the diagnostics of a rejected edit refer to files not written.
  const line = place ?? (code === 'edit/broken' ? problems[0]?.location : undefined);
  return (
    <div className="refused" role="alert" ref={note}>
      <p>{say(conflict ? 'conflict' : 'refused')}</p>
      {conflict || problems.some(({ message }) => message === why) ? null : (
        <Problem problem={{ code: code ?? '', message: why, path: [] }} />
      )}
      {code === 'studio/signed-out' || code === 'studio/other-person' ? (
        <p>
          {/* The desk asks for the sign-in and leads back. To change the person, one signs out there first. */}
          <a href={code === 'studio/signed-out' ? location.href : '/'} target="_blank" rel="noopener">
            {say('session.signIn')}
          </a>
        </p>
      ) : null}
      {problems.slice(0, 12).map((problem) => (
        <Problem key={JSON.stringify([problem.path, problem.message])} problem={problem} />
      ))}
      {line ? (
        <p className="place">
          <code>{`${line.file}:${line.line}:${line.column}`}</code>
        </p>
      ) : null}
      {conflict ? (
        <>
          <Versions conflict={conflict} />
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
      {diverged?.map(({ where, ...versions }) => (
        <div key={trail(where)}>
          <p>
            <strong>{trail(where)}</strong>
          </p>
          <Versions conflict={versions} />
        </div>
      ))}
      {diverged && onKeep ? (
        <div className="buttons">
          <button type="button" onClick={() => onKeep('mine')}>
            {say('conflict.takeMine')}
          </button>
          <button type="button" onClick={() => onKeep('theirs')}>
            {say('conflict.takeTheirs')}
          </button>
        </div>
      ) : null}
    </div>
  );
}

/** Says which places had the same value as the changed one, and stay as they were. */
export function ApartNote({ places }: { readonly places: readonly (readonly Piece[])[] }) {
  if (places.length === 0) return null;
  return (
    <p className="note">{say('apart', { places: [...new Set(places.map((place) => trail(place)))].join(', ') })}</p>
  );
}

/** A diagnostic in the studio's own words if it has some, with the original message for maintainers. */
export function Problem({
  problem: { code, message, hint, path },
  otherwise = 'refused.rules',
}: {
  readonly problem: Pick<LocatedDiagnostic, 'code' | 'message' | 'hint' | 'path'>;
  /** The message shown when the studio has no text for the error. */
  readonly otherwise?: 'refused.rules' | 'warned.rules';
}) {
  const where = whereOf(path);
  const translated = problemWords(studioTexts(), language(), code, message);
  return (
    <div className="note">
      <p>
        {where ? <strong>{where}: </strong> : null}
        {translated ?? say(otherwise)}
      </p>
      <details open={translated === undefined}>
        <summary>{say('refused.original')}</summary>
        <p lang="en">
          {message} {hint} <code>{code}</code>
        </p>
      </details>
    </div>
  );
}

/** Describes a path of the spec: its field, and page if not the open one. Empty if the path has no name. */
function whereOf(path: SpecPath): string {
  const { site, page: open } = getState();
  const language = site?.locales.find(({ code }) => code === path.at(-1));
  const place = path.slice(0, language ? -1 : undefined);
  const field = place.findLast((step): step is string => typeof step === 'string');
  if (field === undefined || path.length < 2) return '';
  const isHere = open?.at && startsWith(path, open.at);
  return [
    isHere ? undefined : site && ownerOf(site, path)?.label[pageLocale()],
    displayName(field, 'field', partOf(place) ?? String(path[0])),
    language?.name,
  ]
    .filter(Boolean)
    .join(' · ');
}

interface Difference {
  readonly path: SpecPath;
  readonly theirs: string;
  readonly mine: string;
}

function plain(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? '…' : String(value).replaceAll(/<\/?[a-z][^>]*>/gi, ' ');
}

/** The innermost paths (fields, languages) at which the user's version of a value differs from somebody else's. */
export function differences(theirs: Json | undefined, mine: Json, path: SpecPath = []): Difference[] {
  if (typeof mine === 'object' && mine !== null) {
    const others = (typeof theirs === 'object' && theirs !== null ? theirs : {}) as Readonly<Record<string, Json>>;
    return Object.entries(mine).flatMap(([key, inner]) => differences(others[key], inner as Json, [...path, key]));
  }
  return plain(theirs) === plain(mine) ? [] : [{ path, theirs: plain(theirs), mine: plain(mine) }];
}

/** Shows two versions of a value side by side and highlights the differences. */
function Versions({ conflict: { theirs, mine } }: { readonly conflict: Conflict }) {
  const nameOf = (step: string | number): string =>
    languages().find(({ code }) => code === step)?.name ??
    (/^\d+$/.test(String(step)) ? String(Number(step) + 1) : displayName(String(step), 'field'));
  return (
    <>
      {differences(theirs, mine).map(({ path, ...texts }) => {
        const parts = diffWordsWithSpace(texts.theirs, texts.mine);
        const version = (whose: 'theirs' | 'mine') => (
          <div>
            <h4>{say(`conflict.${whose}`)}</h4>
            <p>
              {parts
                .filter(({ added, removed }) => !(whose === 'theirs' ? added : removed))
                // oxlint-disable-next-line react/no-array-index-key -- parts of a text have no id
                .map(({ value, added, removed }, index) =>
                  added || removed ? <mark key={index}>{value}</mark> : value,
                )}
            </p>
          </div>
        );
        return (
          <section className="versions" key={path.join('.')}>
            <h3>{path.map(nameOf).join(' · ')}</h3>
            <div className="pair">
              {version('theirs')}
              {version('mine')}
            </div>
          </section>
        );
      })}
    </>
  );
}
