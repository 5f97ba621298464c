import { useId } from 'react';
import type { ComponentType, InputHTMLAttributes, ReactElement } from 'react';
import type { Asked } from '../../../../generator/edit/contract.ts';
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

type Props<Type extends Asked['type']> = FieldProps & { readonly asks: Extract<Asked, { type: Type }> };

/** An input with its label and help. */
function InputField({
  label,
  says,
  isRequired = true,
  value,
  ...input
}: Pick<FieldProps, 'label' | 'says' | 'isRequired'> & InputHTMLAttributes<HTMLInputElement>): ReactElement {
  const say = useSay();
  const id = useId();
  const isCheck = input.type === 'checkbox';
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
        {...(says && { 'aria-describedby': `${id}-help` })}
        {...input}
      />
      {isCheck ? name : null}
      {says ? (
        <span className="hint" id={`${id}-help`}>
          {says}
        </span>
      ) : null}
    </div>
  );
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

function StringField({ asks, value, onChange, label, says, isRequired }: Props<'string'>): ReactElement {
  return (
    <InputField
      {...{ label, says, isRequired }}
      type="text"
      value={textOf(value)}
      pattern={asks.pattern}
      title={asks.says}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function DateField({ value, onChange, label, says, isRequired }: Props<'date'>): ReactElement {
  return (
    <InputField
      {...{ label, says, isRequired }}
      type="date"
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function NumberField({ asks, value, onChange, label, says, isRequired }: Props<'number'>): ReactElement {
  return (
    <InputField
      {...{ label, says, isRequired }}
      type="number"
      value={typeof value === 'number' ? value : ''}
      min={asks.least}
      max={asks.most}
      step={asks.whole ? 1 : 'any'}
      onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
    />
  );
}

function BooleanField({ value, onChange, label, says }: Props<'boolean'>): ReactElement {
  return (
    <InputField
      {...{ label, says }}
      type="checkbox"
      checked={value === true}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

function ObjectField(props: Props<'object'>): ReactElement {
  const { asks, value, onChange, label, isRequired = true, without = [] } = props;
  if (!isRequired && value === undefined) return <Absent {...props} />;
  return (
    <fieldset>
      <legend>{label}</legend>
      <Fields fields={asks.fields} value={value} onChange={onChange} without={without} />
      {isRequired ? null : <Remove onChange={onChange} />}
    </fieldset>
  );
}

const kinds: { readonly [Type in Asked['type']]?: ComponentType<Props<Type>> } = {
  text: WordsField,
  string: StringField,
  date: DateField,
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
  fieldKinds.set(type as Asked['type'], component as ComponentType<FieldProps>);
