import type { FieldProps } from '#contract';
import { controlId, describedBy, fieldClass, labelOf, Notes } from '../FieldFrame.tsx';

/** A group of radio buttons with the question above. The first button has the id of the field, to which errors link. */
export default function RadioField(props: FieldProps) {
  const { formId, field, error } = props;
  const id = controlId(formId, field.name);
  return (
    <fieldset
      className={fieldClass(field, 'choices')}
      role="radiogroup"
      aria-required={field.required || undefined}
      aria-invalid={Boolean(error) || undefined}
      aria-describedby={describedBy(props)}
    >
      <legend className="field-label mb-1.6">{labelOf(props)}</legend>
      <Notes {...props} />
      {field.options?.map(({ value, label }, index) => {
        const optionId = index === 0 ? id : `${id}-${index}`;
        return (
          <div className="choice" key={value}>
            <input
              id={optionId}
              className="choice-box"
              type="radio"
              name={field.name}
              value={value}
              defaultChecked={value === field.initial}
              required={field.required}
            />
            <label className="choice-label" htmlFor={optionId}>
              {label}
            </label>
          </div>
        );
      })}
    </fieldset>
  );
}
