import { createElement } from 'react';
import type { ComponentType, ReactElement } from 'react';
import type { Input, FieldInput } from '../../../../generator/edit/contract.ts';
import type { Json } from '../../contract.ts';
import { isObject, kindOf } from '../places.ts';
import { useStudio } from '../store.ts';
import { useHelp, useName, useSay, useUsage } from '../words.ts';
import { emptyOf, isBlank } from './empty.ts';

export interface FieldProps {
  readonly input: Input;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  readonly label: string;
  readonly description?: string | undefined;
  readonly isRequired?: boolean | undefined;
  /** Whose words name the fields, where no kind of block does: `firm` in `field.firm.email`. */
  readonly within?: string;
  /** Names of fields that are left out. */
  readonly without?: readonly string[];
  /** The value around it. */
  readonly around?: Json | undefined;
}

/** The component of each kind of field. `kinds.tsx` fills it, so that fields inside of fields need not import each other. */
export const fieldKinds = new Map<Input['type'], ComponentType<FieldProps>>();

/** A field for whatever the schema asks for. */
export function Field(props: FieldProps): ReactElement {
  const say = useSay();
  const kind = fieldKinds.get(props.input.type);
  return kind ? createElement(kind, props) : <p className="hint">{say('form.other', { name: props.label })}</p>;
}

/** What is not there, and can be. */
export function Absent({ input, onChange, label }: Pick<FieldProps, 'input' | 'onChange' | 'label'>): ReactElement {
  const say = useSay();
  const locales = useStudio(({ site }) => site?.locales ?? []).map(({ code }) => code);
  return (
    <button type="button" className="add" onClick={() => onChange(emptyOf(input, locales))}>
      + {say('form.add', { name: label })}
    </button>
  );
}

export function Remove({ onChange }: Pick<FieldProps, 'onChange'>): ReactElement {
  const say = useSay();
  return (
    <button type="button" className="add" onClick={() => onChange(undefined)}>
      {say('remove')}
    </button>
  );
}

/** The fields of an object: those that have to be there, and the others behind a fold. */
export function Fields({
  fields,
  value,
  onChange,
  within,
  without = [],
}: { readonly fields: readonly FieldInput[] } & Pick<
  FieldProps,
  'value' | 'onChange' | 'within' | 'without'
>): ReactElement {
  const say = useSay();
  const name = useName();
  const help = useHelp();
  const usage = useUsage(within);
  const object = isObject(value) ? value : {};
  const shown = fields.filter((field) => !without.includes(field.name) && field.input.type !== 'constant');
  const draw = ({ name: key, input, required }: FieldInput): ReactElement => (
    <div key={key} data-field={key}>
      <Field
        input={input}
        value={object[key]}
        onChange={(inner) => onChange(withKey(object, key, inner))}
        label={name(key, 'field', within ?? kindOf(object))}
        description={help(key, within) ?? usage(key)}
        isRequired={required}
        around={object}
      />
    </div>
  );
  const isFirst = (field: FieldInput): boolean => field.required || !isBlank(object[field.name]);
  const others = shown.filter((field) => !isFirst(field));
  // A single text, like the caption of a picture, is asked for at once.
  const rest = others.length === 1 && others[0]?.input.type === 'text' ? [] : others;
  return (
    <>
      {shown.filter((field) => !rest.includes(field)).map(draw)}
      {rest.length > 0 ? (
        <details className="more">
          <summary>{say('form.more')}</summary>
          {rest.map(draw)}
        </details>
      ) : null}
    </>
  );
}

function withKey(object: { readonly [key: string]: Json }, key: string, value: Json | undefined): Json {
  const rest = Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
  if (value === undefined) return rest;
  return key in object ? { ...object, [key]: value } : { ...rest, [key]: value };
}
