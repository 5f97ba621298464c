import type { FieldProps } from '#contract';
import type { ReactNode } from 'react';
import { takeOrigin } from '../../shared/text-origin.ts';
import { controlId, describedBy, fieldClass, Notes, Star } from '../FieldFrame.tsx';

/** A checkbox with its label beside it. */
export default function CheckboxField(props: FieldProps) {
  const { formId, field, error } = props;
  const id = controlId(formId, field.name);
  return (
    <div className={fieldClass(field, 'choices')}>
      <Notes {...props} />
      <div className="choice">
        <input
          id={id}
          className="choice-box"
          type="checkbox"
          name={field.name}
          required={field.required}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={describedBy(props)}
        />
        <label className="choice-label" htmlFor={id}>
          {linked(field)} {field.required ? <Star /> : null}
        </label>
      </div>
    </div>
  );
}

function linked({ label, link }: FieldProps['field']): ReactNode {
  if (!link) return label;
  // In development a text has its origin at its end.
  const { text } = takeOrigin(link.text);
  const start = label.indexOf(text);
  return (
    <>
      {label.slice(0, start)}
      <a href={link.href} {...(link.external && { target: '_blank', rel: 'noopener noreferrer' })}>
        {text}
      </a>
      {label.slice(start + text.length)}
    </>
  );
}
