import { useId } from 'react';
import type { ComponentType, InputHTMLAttributes, ReactElement } from 'react';
import type { Input } from '../../../../generator/edit/contract.ts';
import type { Json } from '../../contract.ts';
import { useSay } from '../words.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { Absent, fieldKinds, Fields, Remove } from './Field.tsx';
import type { FieldProps } from './Field.tsx';
import { ImageField } from './ImageField.tsx';
import { ListField } from './ListField.tsx';
import { OptionField } from './OptionField.tsx';
import { WordsField } from './WordsField.tsx';

export { Field, Fields } from './Field.tsx';

type Props<Type extends Input['type']> = FieldProps & { readonly input: Extract<Input, { type: Type }> };

function InputField({
  label,
  description,
  isRequired = true,
  value,
  ...attributes
}: Pick<FieldProps, 'label' | 'description' | 'isRequired'> & InputHTMLAttributes<HTMLInputElement>): ReactElement {
  const say = useSay();
  const id = useId();
  const isCheck = attributes.type === 'checkbox';
  const name = (
    <label htmlFor={id}>
      {label}
      {isRequired || isCheck ? '' : ` (${say('form.optional')})`}
    </label>
  );
  return (
    <div className={isCheck ? 'row row--check' : 'row'}>
      {isCheck ? null : name}
      <input
        id={id}
        {...(isCheck ? {} : { value: value ?? '', required: isRequired })}
        {...(description && { 'aria-describedby': `${id}-help` })}
        {...attributes}
      />
      {isCheck ? name : null}
      {description ? (
        <span className="hint" id={`${id}-help`}>
          {description}
        </span>
      ) : null}
    </div>
  );
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

function StringField({ input, value, onChange, label, description, isRequired }: Props<'string'>): ReactElement {
  return (
    <InputField
      {...{ label, description, isRequired }}
      type="text"
      value={textOf(value)}
      pattern={input.pattern}
      title={input.message}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function MomentField({ input, value, onChange, label, description, isRequired }: Props<'date' | 'time'>): ReactElement {
  return (
    <InputField
      {...{ label, description, isRequired }}
      type={input.type}
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function NumberField({ input, value, onChange, label, description, isRequired }: Props<'number'>): ReactElement {
  return (
    <InputField
      {...{ label, description, isRequired }}
      type="number"
      value={typeof value === 'number' ? value : ''}
      min={input.min}
      max={input.max}
      step={input.whole ? 1 : 'any'}
      onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
    />
  );
}

function BooleanField({ value, onChange, label, description }: Props<'boolean'>): ReactElement {
  return (
    <InputField
      {...{ label, description }}
      type="checkbox"
      checked={value === true}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

function ObjectField(props: Props<'object'>): ReactElement {
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

const kinds: { readonly [Type in Input['type']]?: ComponentType<Props<Type>> } = {
  text: WordsField,
  string: StringField,
  date: MomentField,
  time: MomentField,
  number: NumberField,
  boolean: BooleanField,
  option: OptionField,
  list: ListField,
  choice: ChoiceField,
  object: ObjectField,
  image: ImageField,
  constant: () => null,
};

for (const [type, component] of Object.entries(kinds))
  fieldKinds.set(type as Input['type'], component as ComponentType<FieldProps>);
