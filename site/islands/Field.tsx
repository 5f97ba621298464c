import type { ReactElement } from 'react';
import type { FormField, LocalForm } from '../lib/forms/types.ts';

interface FieldProps {
  readonly formId: string;
  readonly field: FormField;
  readonly texts: LocalForm['texts'];
  readonly disabled: boolean;
  readonly error?: string | undefined;
}

/** The id of a field's control. */
export const controlId = (formId: string, name: string): string => `${formId}-${name}`;

/** One field: label above, help under it, the error beside the control. */
export function Field({ formId, field, texts, disabled, error }: FieldProps): ReactElement {
  const id = controlId(formId, field.name);
  const described = [field.help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>
        {field.label}{' '}
        {field.required ? (
          <span className="field__star" aria-hidden="true">
            *
          </span>
        ) : (
          <span className="field__optional">{texts.optional}</span>
        )}
      </label>
      {field.help ? (
        <p className="field__help" id={`${id}-help`}>
          {field.help}
        </p>
      ) : null}
      {error ? (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      <Control id={id} field={field} texts={texts} disabled={disabled} invalid={Boolean(error)} described={described} />
    </div>
  );
}

interface ControlProps {
  readonly id: string;
  readonly field: FormField;
  readonly texts: LocalForm['texts'];
  readonly disabled: boolean;
  readonly invalid: boolean;
  readonly described: string;
}

function Control({ id, field, texts, disabled, invalid, described }: ControlProps): ReactElement {
  const shared = {
    id,
    name: field.name,
    required: field.required,
    disabled,
    defaultValue: field.initial ?? '',
    'aria-invalid': invalid || undefined,
    'aria-describedby': described || undefined,
    autoComplete: field.autocomplete,
  };
  if (field.control === 'select') {
    return (
      <select {...shared}>
        <option value="">{texts.choose}</option>
        {field.options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  if (field.control === 'textarea') return <textarea {...shared} rows={field.rows} placeholder={field.placeholder} />;
  return (
    <input
      {...shared}
      type={field.control}
      inputMode={inputModes[field.control]}
      placeholder={field.placeholder}
    />
  );
}

const inputModes = { text: undefined, email: 'email', tel: 'tel', url: 'url' } as const;
