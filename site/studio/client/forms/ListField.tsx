import type { ReactElement } from 'react';
import { IconButton } from '../Glyph.tsx';
import type { Input } from '../../../../generator/edit/contract.ts';
import type { Json } from '../../contract.ts';
import { useStudio } from '../store.ts';
import { useName, useSay } from '../words.ts';
import { emptyOf } from './empty.ts';
import { Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';

/** Up to how many shapes are chosen among by buttons. */
const mostButtons = 4;

/** Up to how many values are ticked, such as the days of a week. */
const mostTicks = 7;

/** Some of a few values, in the order of the schema. */
function Ticks({
  options,
  value,
  onChange,
  label,
}: Pick<FieldProps, 'value' | 'onChange' | 'label'> & { readonly options: readonly Json[] }): ReactElement {
  const name = useName();
  const ticked: readonly Json[] = Array.isArray(value) ? (value as readonly Json[]) : [];
  return (
    <fieldset className="ticks">
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={String(option)}>
          <input
            type="checkbox"
            checked={ticked.includes(option)}
            onChange={(event) =>
              onChange(options.filter((one) => (one === option ? event.target.checked : ticked.includes(one))))
            }
          />
          {name(String(option), 'field')}
        </label>
      ))}
    </fieldset>
  );
}

/** Several of the same: each can be moved and removed, and others added. */
export function ListField({
  input,
  value,
  onChange,
  label,
  description,
}: FieldProps & { readonly input: Extract<Input, { type: 'list' }> }): ReactElement {
  const say = useSay();
  const name = useName();
  const locales = useStudio(({ site }) => site?.locales ?? []).map(({ code }) => code);
  const items: readonly Json[] = Array.isArray(value) ? (value as readonly Json[]) : [];
  const become = (next: readonly Json[]): void => onChange(next.length === 0 && !input.min ? undefined : next);
  if (input.item.type === 'option' && !input.item.of && input.item.options.length <= mostTicks)
    return <Ticks options={input.item.options} {...{ value, onChange, label }} />;
  // Of a few shapes each has a button of its own.
  const additions: readonly { readonly called: string; readonly item: Input }[] =
    input.item.type === 'choice' && input.item.choices.length <= mostButtons
      ? input.item.choices.map((choice) => ({
          called: name(choice.value, 'field'),
          item: { ...input.item, choices: [choice] } as Input,
        }))
      : [{ called: label, item: input.item }];
  const without = (index: number): Json[] => items.filter((_, other) => other !== index);
  return (
    <fieldset className="list">
      <legend>{label}</legend>
      {description ? <p className="hint">{description}</p> : null}
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- items have nothing of their own to be told by
        <div className="list__item" key={index}>
          <Field
            input={input.item}
            value={item}
            onChange={(inner) => become(inner === undefined ? without(index) : items.with(index, inner))}
            label={`${label} ${index + 1}`}
          />
          <div className="buttons">
            <IconButton
              icon="arrow-up"
              label={`${say('up')}: ${label} ${index + 1}`}
              disabled={index === 0}
              onClick={() => become(without(index).toSpliced(index - 1, 0, item))}
            />
            <IconButton
              icon="arrow-down"
              label={`${say('down')}: ${label} ${index + 1}`}
              disabled={index === items.length - 1}
              onClick={() => become(without(index).toSpliced(index + 1, 0, item))}
            />
            <IconButton
              icon="x"
              label={`${say('remove')}: ${label} ${index + 1}`}
              disabled={items.length <= (input.min ?? 0)}
              onClick={() => become(without(index))}
            />
          </div>
        </div>
      ))}
      {items.length < (input.max ?? Infinity) ? (
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
