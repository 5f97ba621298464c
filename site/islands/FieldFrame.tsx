import type { FieldProps } from '#contract';
import type { ReactElement, ReactNode } from 'react';

export function controlId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

export function fieldClass({ shownBy }: FieldProps['field'], kind = ''): string {
  return ['field', kind, shownBy].filter(Boolean).join(' ');
}

/** The ids of what describes a field's control: its help and what is wrong with it. */
export function describedBy({ formId, field, error }: FieldProps): string | undefined {
  const id = controlId(formId, field.name);
  return [field.help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

/** Says after a label that the field is required. */
export function Star(): ReactElement {
  return (
    <span className="field__star" aria-hidden="true">
      *
    </span>
  );
}

/**
 * What a field is called, with whether it has to be filled in. Not a component: in development its text says where it comes from in the
 * element that it stands in.
 */
export function labelOf({ field, texts }: Pick<FieldProps, 'field' | 'texts'>): ReactElement {
  return (
    <>
      {field.label} {field.required ? <Star /> : <span className="field__optional">{texts.optional}</span>}
    </>
  );
}

/** What stands between a field's label and its control: help, and what is wrong. */
export function Notes({ formId, field, error }: FieldProps): ReactElement {
  const id = controlId(formId, field.name);
  return (
    <>
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
    </>
  );
}

/** A field with one box: label above, help under it, the error beside the control. */
export function FieldFrame({ children, ...props }: FieldProps & { readonly children: ReactNode }): ReactElement {
  return (
    <div className={fieldClass(props.field)}>
      <label htmlFor={controlId(props.formId, props.field.name)}>{labelOf(props)}</label>
      <Notes {...props} />
      {children}
    </div>
  );
}

/** What every box has. */
export function boxProps(props: FieldProps) {
  return {
    id: controlId(props.formId, props.field.name),
    name: props.field.name,
    required: props.field.required,
    disabled: props.disabled,
    defaultValue: props.field.initial ?? '',
    'aria-invalid': Boolean(props.error) || undefined,
    'aria-describedby': describedBy(props),
    autoComplete: props.field.autocomplete,
  };
}
