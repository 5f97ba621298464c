import { createElement, useState, type ComponentType } from 'react';
import type { Input, FieldInput, Json } from '../../contract.ts';
import { isObject, kindOf } from '../spec-paths.ts';
import { displayName, help, say, usage } from '../words.ts';
import { useStudio } from '../store.ts';
import {
  IconButton,
  BooleanField,
  Remove,
  ScalarField,
  withKey,
  type FieldOf,
  type FieldProps,
  OptionField,
  SelectRow,
  WordsField,
} from './controls.tsx';
import { hasTable, splitAtTables } from '../rich/tables.ts';
import { Inside } from './Faults.tsx';
import { emptyOf, isBlank, emptyFields } from './values.ts';
import { ImageField } from './ImageField.tsx';

/** The field for an input. */
export function Field(props: FieldProps) {
  const kind = kinds[props.input.type] as ComponentType<FieldProps> | undefined;
  return kind ? createElement(kind, props) : <p className="hint">{say('form.other', { name: props.label })}</p>;
}

/** The component for each kind of input. */
const kinds: { readonly [Type in Input['type']]?: ComponentType<FieldOf<Type>> } = {
  text: WordsField,
  string: ScalarField,
  date: ScalarField,
  time: ScalarField,
  number: ScalarField,
  boolean: BooleanField,
  option: OptionField,
  list: ListField,
  choice: ChoiceField,
  object: ObjectField,
  image: ImageField,
  constant: () => null,
};

/** A button that adds an absent optional value. */
function Absent({ input, onChange, label }: Pick<FieldProps, 'input' | 'onChange' | 'label'>) {
  return (
    <button type="button" className="add" onClick={() => onChange(emptyOf(input))}>
      + {say('form.add', { name: label })}
    </button>
  );
}

/** The fields of an object. Optional ones that are empty at first are folded away, and stay there while they are filled. */
export function Fields({
  fields,
  value,
  onChange,
  within,
  without = [],
}: { readonly fields: readonly FieldInput[] } & Pick<FieldProps, 'value' | 'onChange' | 'within' | 'without'>) {
  const object = isObject(value) ? value : {};
  const shown = fields.filter((field) => !without.includes(field.name) && field.input.type !== 'constant');
  const render = ({ name: key, input, required }: FieldInput) => (
    <div key={key} data-field={key}>
      <Inside step={key}>
        <Field
          input={input}
          value={object[key]}
          onChange={(inner) => onChange(withKey(object, key, inner))}
          label={displayName(key, 'field', within ?? kindOf(object))}
          description={help(key, within) ?? usage(within, key)}
          isRequired={required}
          around={object}
        />
      </Inside>
    </div>
  );
  const [emptyAtFirst] = useState(() => fields.flatMap((field) => (isBlank(object[field.name]) ? [field.name] : [])));
  const isFirst = (field: FieldInput): boolean =>
    field.required || (!isBlank(object[field.name]) && !emptyAtFirst.includes(field.name));
  const others = shown.filter((field) => !isFirst(field));
  // A single optional text, such as a caption, is not folded away.
  const rest = others.length === 1 && others[0]?.input.type === 'text' ? [] : others;
  return (
    <>
      {shown.filter((field) => !rest.includes(field)).map(render)}
      {rest.length > 0 ? (
        <details className="more">
          <summary>{say('form.more')}</summary>
          {rest.map(render)}
        </details>
      ) : null}
    </>
  );
}

function ObjectField(props: FieldOf<'object'>) {
  const { input, value, onChange, label, isRequired = true, without = [] } = props;
  if (!isRequired && value === undefined) return <Absent {...props} />;
  return (
    <fieldset>
      <legend>{label}</legend>
      <Fields fields={input.fields} value={value} onChange={onChange} without={without} />
      {isRequired ? null : <Remove onChange={onChange} />}
    </fieldset>
  );
}

/** A choice between several shapes, such as the kinds of link. Fields that both shapes have keep their values. */
function ChoiceField({ input, value, onChange, label, isRequired = true, without = [] }: FieldOf<'choice'>) {
  const { site } = useStudio();
  if (value === undefined && !isRequired) return <Absent input={input} onChange={onChange} label={label} />;
  const object = isObject(value) ? value : {};
  const chosen = input.choices.find((choice) => choice.value === object[input.by]);
  const choose = (next: string): void => {
    const choice = input.choices.find((one) => one.value === next);
    if (!choice) return;
    const shared = Object.fromEntries(
      Object.entries(object).filter(([key]) => choice.fields.some((field) => field.name === key)),
    );
    onChange({ [input.by]: next, ...emptyFields(choice.fields), ...shared });
  };
  const anchors = site?.pages.find(({ id }) => id === object['page'])?.anchors ?? [];
  // Offer the ids of the chosen page instead of a text field.
  const fields = chosen?.fields.map((field) =>
    field.name === 'hash' && chosen.value === 'page'
      ? { ...field, input: { type: 'option' as const, options: anchors } }
      : field,
  );
  return (
    <fieldset>
      <legend>{label}</legend>
      <Inside step={input.by}>
        <SelectRow
          label={say('form.kind')}
          help={chosen && help(chosen.value)}
          value={chosen?.value ?? ''}
          options={input.choices.map((choice) => ({ key: choice.value, text: displayName(choice.value, 'field') }))}
          onChange={choose}
        />
      </Inside>
      {fields ? <Fields fields={fields} value={object} onChange={onChange} without={without} /> : null}
      {isRequired ? null : <Remove onChange={onChange} />}
    </fieldset>
  );
}

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
function ListField({ input, value, onChange, label, description }: FieldOf<'list'>) {
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
