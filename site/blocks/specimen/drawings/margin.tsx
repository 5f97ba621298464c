import { useId } from 'react';
import { useWords } from '../../../render/prose.tsx';
import type { DrawingProps } from '../drawing.tsx';

/** Clauses as a contract prints them, each with a note beside it; or the note of the clause that the visitor chooses. */
export default function Margin({ drawing: { clauses, choose } }: DrawingProps<'margin'>) {
  const { t, plain, prose } = useWords();
  const name = useId();
  const open = Math.max(
    0,
    clauses.findIndex(({ ringed }) => ringed),
  );
  const noteOf = ({ proposed, note }: (typeof clauses)[number]) => (
    <>
      {choose && proposed ? (
        <span className="block mb-2 wall:mb-1">
          <b>
            <span>{t(choose.proposed)}</span>:
          </b>{' '}
          <ins className="no-underline">{prose(proposed)}</ins>
        </span>
      ) : null}
      {choose ? (
        <b>
          <span>{t(choose.why)}</span>:{' '}
        </b>
      ) : null}
      <span>{prose(note)}</span>
    </>
  );
  return (
    <div className={choose ? 'min-[30rem]:grid min-[30rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-x-6' : ''}>
      <div role={choose && 'radiogroup'} aria-label={choose && t(choose.label)}>
        <ol>
          {clauses.map((clause, index) => (
            <li
              className={`py-3 border-line not-first:border-t first:pt-1 last:pb-0 wall:py-1 wall:first:pt-0 ${choose ? '' : 'min-[30rem]:grid min-[30rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] min-[30rem]:gap-6'}`}
              key={clause.clause}
              data-clause={choose && ''}
              data-open={choose && index === open ? '' : undefined}
            >
              <div className="font-[Georgia,'Times_New_Roman',serif]">
                {choose ? (
                  <label className="flex items-center gap-3.5 min-h-11 md:min-h-8 w-fit cursor-pointer">
                    <input
                      className="scripted flex-none w-4.5 h-4.5 m-0 accent-accent"
                      type="radio"
                      name={name}
                      defaultChecked={index === open}
                      autoComplete="off"
                    />
                    <b className={index === open ? 'ringed' : undefined}>{plain(clause.clause)}</b>
                  </label>
                ) : (
                  <b className={clause.ringed ? 'ringed' : undefined}>{plain(clause.clause)}</b>
                )}
                <p className={`text-ink-soft wall:mt-0.5 ${choose ? '' : 'mt-1.75'}`}>{prose(clause.text)}</p>
              </div>
              <p
                className={`max-[29.99rem]:mt-2.5 pl-3 border-l-3 border-accent text-accent-strong ${choose ? 'unscripted' : ''}`}
                data-note={choose && ''}
              >
                {noteOf(clause)}
              </p>
            </li>
          ))}
        </ol>
      </div>
      {choose && clauses[open] ? (
        <p
          role="status"
          className="scripted self-center max-[29.99rem]:mt-3 pl-3 border-l-3 border-accent text-accent-strong"
        >
          {noteOf(clauses[open])}
        </p>
      ) : null}
    </div>
  );
}
