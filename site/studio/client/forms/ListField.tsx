import { IconButton } from '../Glyph.tsx';
import type { Input } from '../../../../generator/edit/contract.ts';
import type { Json } from '../../contract.ts';
import { isObject } from '../places.ts';
import { hasTable, splitAtTables } from '../rich/table-parts.ts';
import { displayName, say } from '../words.ts';
import { emptyOf } from './empty.ts';
import { Inside } from './Faults.tsx';
import { Field, type FieldOf, type FieldProps } from './Field.tsx';

/** The maximum number of shapes that get a button each. */
const maxButtons = 4;

/** The maximum number of options shown as checkboxes, such as the days of a week. */
const maxTicks = 7;

/** Checkboxes for a list of a few possible values. The list keeps the order of the schema. */
function Ticks({
  options,
  value,
  onChange,
  label,
}: Pick<FieldProps, 'value' | 'onChange' | 'label'> & { readonly options: readonly Json[] }) {
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
          {displayName(String(option), 'field')}
        </label>
      ))}
    </fieldset>
  );
}

/** A changed item: none if it was removed, several if a table was pasted into the HTML of an article. */
function itemsOf(item: Json | undefined): readonly Json[] {
  if (item === undefined) return [];
  return isObject(item) && item['kind'] === 'html' && hasTable(item['html']) ? splitAtTables(item['html']) : [item];
}

/** A list whose items can be edited, moved, removed and added. */
export function ListField({ input, value, onChange, label, description }: FieldOf<'list'>) {
  const items: readonly Json[] = Array.isArray(value) ? (value as readonly Json[]) : [];
  const change = (next: readonly Json[]): void => onChange(next.length === 0 && !input.min ? undefined : next);
  if (input.item.type === 'option' && !input.item.of && input.item.options.length <= maxTicks)
    return <Ticks options={input.item.options} {...{ value, onChange, label }} />;
  // If there are only a few shapes, each gets its own button.
  const additions: readonly { readonly name: string; readonly item: Input }[] =
    input.item.type === 'choice' && input.item.choices.length <= maxButtons
      ? input.item.choices.map((choice) => ({
          name: displayName(choice.value, 'field'),
          item: { ...input.item, choices: [choice] } as Input,
        }))
      : [{ name: label, item: input.item }];
  const last = items.length - 1;
  /** A part of an article is called by its kind. */
  const nameOf = (item: Json, index: number): string => {
    const kind = isObject(item) ? item['kind'] : undefined;
    return `${typeof kind === 'string' ? displayName(kind, 'kind') : label} ${index + 1}`;
  };
  const without = (index: number): Json[] => items.filter((_, other) => other !== index);
  const button = (icon: string, action: 'up' | 'down' | 'remove', index: number, isOff: boolean, next: Json[]) => (
    <IconButton
      icon={icon}
      label={`${say(action)}: ${nameOf(items[index] ?? null, index)}`}
      disabled={isOff}
      onClick={() => change(next)}
    />
  );
  return (
    <fieldset className="list">
      <legend>{label}</legend>
      {description ? <p className="hint">{description}</p> : null}
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- items have no id
        <div className="list__item" key={index}>
          <Inside step={index}>
            <Field
              input={input.item}
              value={item}
              onChange={(inner) => change(items.toSpliced(index, 1, ...itemsOf(inner)))}
              label={nameOf(item, index)}
            />
          </Inside>
          <div className="buttons">
            {button('arrow-up', 'up', index, index === 0, without(index).toSpliced(index - 1, 0, item))}
            {button('arrow-down', 'down', index, index === last, without(index).toSpliced(index + 1, 0, item))}
            {button('x', 'remove', index, last < (input.min ?? 0), without(index))}
          </div>
        </div>
      ))}
      {items.length < (input.max ?? Infinity) ? (
        <div className="buttons">
          {additions.map(({ name: added, item }) => (
            <button key={added} type="button" className="add" onClick={() => change([...items, emptyOf(item)])}>
              + {say('form.add', { name: added })}
            </button>
          ))}
        </div>
      ) : null}
    </fieldset>
  );
}
