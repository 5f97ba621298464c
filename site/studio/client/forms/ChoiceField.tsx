import { isObject } from '../places.ts';
import { useStudio } from '../store.ts';
import { displayName, help, say } from '../words.ts';
import { emptyFields } from './empty.ts';
import { Inside } from './Faults.tsx';
import { Absent, Fields, Remove, type FieldOf } from './Field.tsx';
import { SelectRow } from './SelectRow.tsx';

/** A choice between several shapes, such as the kinds of link. Fields that both shapes have keep their values. */
export function ChoiceField({ input, value, onChange, label, isRequired = true, without = [] }: FieldOf<'choice'>) {
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
