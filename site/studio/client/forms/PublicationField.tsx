import { useId, useState } from 'react';
import { localTime } from '../../../local-time.mjs';
import { isObject, stringIn } from '../places.ts';
import { useStudio } from '../store.ts';
import { say } from '../words.ts';
import type { FieldProps } from './Field.tsx';
import { publicationOf, withPublication } from './publication.ts';

/** The fields of an article that `PublicationField` edits. */
export const publicationFields = ['draft', 'publish'] as const;

/** The current time in the firm's time zone, in which articles are scheduled. */
export function useFirmTime(): string {
  const firm = useStudio().site?.firm.find(({ at }) => at[0] === 'firm')?.value;
  const [now] = useState(() => new Date());
  return localTime(now, stringIn(firm, 'timeZone') || 'UTC');
}

/** Chooses whether an article is a draft, published now, or scheduled. */
export function PublicationField({ value, onChange }: Pick<FieldProps, 'value' | 'onChange'>) {
  const group = useId();
  const now = useFirmTime();
  const chosen = publicationOf(value, now);
  const [day = '', time = ''] = stringIn(value, 'publish').split('T');
  const schedule = (moment: string): void => {
    if (isObject(value)) onChange({ ...value, publish: moment });
  };
  return (
    <fieldset className="publication">
      <legend>{say('publish.title')}</legend>
      <div className="switch">
        {(['draft', 'now', 'later'] as const).map((one) => (
          <label key={one} className="switch__option">
            <input
              type="radio"
              name={group}
              checked={one === chosen}
              onChange={() => onChange(withPublication(value, one, now))}
            />
            {say(`publish.${one}`)}
          </label>
        ))}
      </div>
      {chosen === 'later' ? (
        <div className="pair">
          <label className="row">
            {say('publish.day')}
            <input
              type="date"
              required
              min={now.slice(0, 10)}
              value={day}
              onChange={(event) => schedule(`${event.target.value}T${time}`)}
            />
          </label>
          <label className="row">
            {say('publish.time')}
            <input type="time" required value={time} onChange={(event) => schedule(`${day}T${event.target.value}`)} />
          </label>
        </div>
      ) : null}
      <p className="hint">{say(`publish.${chosen}Help`)}</p>
    </fieldset>
  );
}
