import type { FieldProps } from '#contract';
import type { ReactNode } from 'react';

export function controlId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

export function fieldClass({ shownBy }: FieldProps['field'], kind = ''): string {
  return ['field', kind, shownBy].filter(Boolean).join(' ');
}

/** The ids of what describes a field's control: help and error. */
export function describedBy({ formId, field, error }: FieldProps): string | undefined {
  const id = controlId(formId, field.name);
  return [field.help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

/** Marks a label as required. */
export function Star() {
  return (
    <span className="text-error" aria-hidden="true">
      *
    </span>
  );
}

/**
 * The label of a field, with a mark for required or optional. Not a component: in development, the origin of its text
 * belongs to the element around it.
 */
export function labelOf({ field, texts }: Pick<FieldProps, 'field' | 'texts'>) {
  return (
    <>
      {field.label} {field.required ? <Star /> : <span className="font-400 text-ink-soft">{texts.optional}</span>}
    </>
  );
}

/** Help and error, between a field's label and its control. */
export function Notes({ formId, field, error }: FieldProps) {
  const id = controlId(formId, field.name);
  return (
    <>
      {field.help ? (
        <p className="small" id={`${id}-help`}>
          {field.help}
        </p>
      ) : null}
      {error ? (
        <p className="field__error text-error text-small font-600" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </>
  );
}

/** A field with one box: label above, help under it, the error beside the control. */
export function FieldFrame({ children, ...props }: FieldProps & { readonly children: ReactNode }) {
  return (
    <div className={fieldClass(props.field, 'gap-1')}>
      <label className="field-label" htmlFor={controlId(props.formId, props.field.name)}>
        {labelOf(props)}
      </label>
      <Notes {...props} />
      {children}
    </div>
  );
}

/** The attributes that all controls with one box share. */
export function boxProps(props: FieldProps) {
  return {
    id: controlId(props.formId, props.field.name),
    className: 'control',
    name: props.field.name,
    required: props.field.required,
    defaultValue: props.field.initial ?? '',
    'aria-invalid': Boolean(props.error) || undefined,
    'aria-describedby': describedBy(props),
    autoComplete: props.field.autocomplete,
  };
}
