import type { ComponentType } from 'react';
import type { Input } from '../../../../generator/edit/contract.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { Absent, fieldKinds, Fields, Remove, type FieldOf, type FieldProps } from './Field.tsx';
import { ImageField } from './ImageField.tsx';
import { ListField } from './ListField.tsx';
import { OptionField } from './OptionField.tsx';
import { Row, withOptional } from './Row.tsx';
import { WordsField } from './WordsField.tsx';

export { Field, Fields } from './Field.tsx';

function ScalarField({
  input,
  value,
  onChange,
  label,
  description,
  isRequired = true,
}: FieldOf<'string' | 'date' | 'time' | 'number'>) {
  const isNumber = input.type === 'number';
  return (
    <Row label={withOptional(label, isRequired)} help={description}>
      {(attributes) => (
        <input
          {...attributes}
          type={input.type === 'string' ? 'text' : input.type}
          value={typeof value === 'string' || typeof value === 'number' ? value : ''}
          required={isRequired}
          {...(isNumber && { min: input.min, max: input.max, step: input.whole ? 1 : 'any' })}
          {...(input.type === 'string' && { pattern: input.pattern, title: input.message })}
          onChange={({ target }) =>
            onChange(!isNumber ? target.value : target.value === '' ? undefined : Number(target.value))
          }
        />
      )}
    </Row>
  );
}

function BooleanField({ value, onChange, label, description }: FieldOf<'boolean'>) {
  return (
    <Row label={label} help={description} isCheck>
      {(attributes) => (
        <input
          {...attributes}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      )}
    </Row>
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

for (const [type, component] of Object.entries(kinds))
  fieldKinds.set(type as Input['type'], component as ComponentType<FieldProps>);
