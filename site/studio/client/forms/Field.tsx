import { createElement, useState, type ComponentType } from 'react';
import type { Input, FieldInput } from '../../../../generator/edit/contract.ts';
import type { Json } from '../../contract.ts';
import { isObject, kindOf } from '../places.ts';
import { displayName, help, say, usage } from '../words.ts';
import { Inside } from './Faults.tsx';
import { emptyOf, isBlank } from './empty.ts';

export interface FieldProps {
  readonly input: Input;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  readonly label: string;
  readonly description?: string | undefined;
  readonly isRequired?: boolean | undefined;
  /** The namespace of the fields' names, if they are not in a block: `firm` in `field.firm.email`. */
  readonly within?: string;
  /** The names of fields to leave out. */
  readonly without?: readonly string[];
  /** The object that contains the value. */
  readonly around?: Json | undefined;
}

/** The properties of the field for one kind of input. */
export type FieldOf<Type extends Input['type']> = FieldProps & { readonly input: Extract<Input, { type: Type }> };

/** The component for each kind of input. `kinds.tsx` registers them, to avoid circular imports of nested fields. */
export const fieldKinds = new Map<Input['type'], ComponentType<FieldProps>>();

/** The field for an input. */
export function Field(props: FieldProps) {
  const kind = fieldKinds.get(props.input.type);
  return kind ? createElement(kind, props) : <p className="hint">{say('form.other', { name: props.label })}</p>;
}

/** A button that adds an absent optional value. */
export function Absent({ input, onChange, label }: Pick<FieldProps, 'input' | 'onChange' | 'label'>) {
  return (
    <button type="button" className="add" onClick={() => onChange(emptyOf(input))}>
      + {say('form.add', { name: label })}
    </button>
  );
}

/** A button that removes an optional value. */
export function Remove({ onChange, label }: Pick<FieldProps, 'onChange'> & { readonly label?: string }) {
  return (
    <button type="button" className="add" onClick={() => onChange(undefined)}>
      {label ?? say('remove')}
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

/** An object with another value of a property; without the property if the value is absent. */
export function withKey(object: { readonly [key: string]: Json }, key: string, value: Json | undefined): Json {
  const rest = Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
  if (value === undefined) return rest;
  return key in object ? { ...object, [key]: value } : { ...rest, [key]: value };
}
