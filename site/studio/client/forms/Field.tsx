import { useId } from 'react';
import type { ReactElement } from 'react';
import type { Input, FieldInput } from '../../../../generator/edit/contract.ts';
import type { Json } from '../../contract.ts';
import { isObject, kindOf } from '../places.ts';
import { useStudio } from '../store.ts';
import { useHelp, useName, useSay } from '../words.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { emptyOf, isBlank } from './empty.ts';
import { ImageField } from './ImageField.tsx';
import { ListField } from './ListField.tsx';
import { OptionField } from './OptionField.tsx';
import { WordsField } from './WordsField.tsx';

export interface FieldProps {
  readonly input: Input;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  readonly label: string;
  readonly description?: string | undefined;
  readonly isRequired?: boolean;
  /** Names of fields that are left out. */
  readonly without?: readonly string[];
  /** The value around it. */
  readonly around?: Json | undefined;
}

/** A field for what the schema asks for, whatever it is. */
export function Field(props: FieldProps): ReactElement | null {
  const { input, value, onChange, label, description, isRequired = true, without = [] } = props;
  const say = useSay();
  const id = useId();
  const help = description ? (
    <span className="hint" id={`${id}-help`}>
      {description}
    </span>
  ) : null;
  const described = { id, ...(description && { 'aria-describedby': `${id}-help` }) };
  const plain = (input: ReactElement): ReactElement => (
    <div className="row">
      <label htmlFor={id}>
        {label}
        {isRequired ? '' : ` (${say('form.optional')})`}
      </label>
      {input}
      {help}
    </div>
  );
  switch (input.type) {
    case 'text':
      return <WordsField {...props} input={input} />;
    case 'string':
      return plain(
        <input
          type="text"
          value={typeof value === 'string' ? value : ''}
          required={isRequired}
          pattern={input.pattern}
          title={input.message}
          {...described}
          onChange={(event) => onChange(event.target.value)}
        />,
      );
    case 'date':
      return plain(
        <input
          type="date"
          value={typeof value === 'string' ? value : ''}
          required={isRequired}
          {...described}
          onChange={(event) => onChange(event.target.value)}
        />,
      );
    case 'number':
      return plain(
        <input
          type="number"
          value={typeof value === 'number' ? value : ''}
          min={input.min}
          max={input.max}
          step={input.whole ? 1 : 'any'}
          required={isRequired}
          {...described}
          onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
        />,
      );
    case 'boolean':
      return (
        <div className="row row--check">
          <input
            type="checkbox"
            checked={value === true}
            {...described}
            onChange={(event) => onChange(event.target.checked)}
          />
          <label htmlFor={id}>{label}</label>
          {help}
        </div>
      );
    case 'option':
      return <OptionField {...props} input={input} />;
    case 'list':
      return <ListField {...props} input={input} />;
    case 'choice':
      return <ChoiceField {...props} input={input} />;
    case 'object':
      if (!isRequired && value === undefined) return <Absent {...props} />;
      return (
        <fieldset>
          <legend>{label}</legend>
          <Fields fields={input.fields} value={value} onChange={onChange} without={without} />
          {isRequired ? null : <Remove onChange={onChange} />}
        </fieldset>
      );
    case 'image':
      return <ImageField value={value} onChange={onChange} label={label} isRequired={isRequired} />;
    case 'constant':
      return null;
    default:
      return <p className="hint">{say('form.other', { name: label })}</p>;
  }
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
  without = [],
}: { readonly fields: readonly FieldInput[] } & Pick<FieldProps, 'value' | 'onChange' | 'without'>): ReactElement {
  const say = useSay();
  const name = useName();
  const help = useHelp();
  const object = isObject(value) ? value : {};
  const shown = fields.filter((field) => !without.includes(field.name) && field.input.type !== 'constant');
  const draw = ({ name: key, input, required, description }: FieldInput): ReactElement => (
    <Field
      key={key}
      input={input}
      value={object[key]}
      onChange={(inner) => onChange(withKey(object, key, inner))}
      label={name(key, 'field', kindOf(object))}
      description={help(key, description)}
      isRequired={required}
      around={object}
    />
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
