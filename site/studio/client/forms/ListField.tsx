import type { ReactElement } from 'react';
import type { Asked } from '../../../../generator/edit/contract.ts';
import type { Json } from '../../contract.ts';
import { useStudio } from '../store.ts';
import { useName, useSay } from '../words.ts';
import { emptyOf } from './empty.ts';
import { Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';

/** Up to how many shapes are chosen among by buttons. */
const mostButtons = 4;

/** Several of the same: each can be moved and removed, and others added. */
export function ListField({
  asks,
  value,
  onChange,
  label,
  says,
}: FieldProps & { readonly asks: Extract<Asked, { type: 'list' }> }): ReactElement {
  const say = useSay();
  const name = useName();
  const locales = useStudio(({ site }) => site?.locales ?? []).map(({ code }) => code);
  const items: readonly Json[] = Array.isArray(value) ? (value as readonly Json[]) : [];
  const become = (next: readonly Json[]): void => onChange(next.length === 0 && !asks.least ? undefined : next);
  // Of a few shapes each has a button of its own.
  const additions: readonly { readonly called: string; readonly item: Asked }[] =
    asks.item.type === 'choice' && asks.item.choices.length <= mostButtons
      ? asks.item.choices.map((choice) => ({
          called: name(choice.value, 'field'),
          item: { ...asks.item, choices: [choice] } as Asked,
        }))
      : [{ called: label, item: asks.item }];
  const without = (index: number): Json[] => items.filter((_, other) => other !== index);
  return (
    <fieldset className="list">
      <legend>{label}</legend>
      {says ? <p className="hint">{says}</p> : null}
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- items have nothing of their own to be told by
        <div className="list__item" key={index}>
          <Field
            asks={asks.item}
            value={item}
            onChange={(inner) => become(inner === undefined ? without(index) : items.with(index, inner))}
            label={`${label} ${index + 1}`}
          />
          <div className="buttons">
            <button
              type="button"
              disabled={index === 0}
              aria-label={`${say('up')}: ${label} ${index + 1}`}
              onClick={() => become(without(index).toSpliced(index - 1, 0, item))}
            >
              ↑
            </button>
            <button
              type="button"
              disabled={index === items.length - 1}
              aria-label={`${say('down')}: ${label} ${index + 1}`}
              onClick={() => become(without(index).toSpliced(index + 1, 0, item))}
            >
              ↓
            </button>
            <button
              type="button"
              disabled={items.length <= (asks.least ?? 0)}
              aria-label={`${say('remove')}: ${label} ${index + 1}`}
              onClick={() => become(without(index))}
            >
              ×
            </button>
          </div>
        </div>
      ))}
      {items.length < (asks.most ?? Infinity) ? (
        <div className="buttons">
          {additions.map(({ called, item }) => (
            <button
              key={called}
              type="button"
              className="add"
              onClick={() => become([...items, emptyOf(item, locales)])}
            >
              + {say('form.add', { name: called })}
            </button>
          ))}
        </div>
      ) : null}
    </fieldset>
  );
}
