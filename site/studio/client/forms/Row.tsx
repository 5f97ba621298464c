import { useId, type ReactNode } from 'react';
import { say } from '../words.ts';

/** A label, marked if its field is optional. */
export function withOptional(label: string, isRequired = true): string {
  return isRequired ? label : `${label} (${say('form.optional')})`;
}

interface RowProps {
  readonly label: string;
  readonly help?: string | undefined;
  /** Whether the control is a checkbox, which comes before its label. */
  readonly isCheck?: boolean;
  /** The control, which gets these attributes. */
  readonly children: (attributes: { readonly id: string; readonly 'aria-describedby'?: string }) => ReactNode;
}

/** A control with a label and an optional help text. */
export function Row({ label, help, isCheck = false, children }: RowProps) {
  const id = useId();
  const name = <label htmlFor={id}>{label}</label>;
  return (
    <div className={isCheck ? 'row row--check' : 'row'}>
      {isCheck ? null : name}
      {children({ id, ...(help && { 'aria-describedby': `${id}-help` }) })}
      {isCheck ? name : null}
      {help ? (
        <span className="hint" id={`${id}-help`}>
          {help}
        </span>
      ) : null}
    </div>
  );
}
