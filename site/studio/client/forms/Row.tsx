import { useId, type ReactNode } from 'react';
import { useFaults } from './Faults.tsx';
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
  readonly children: (attributes: {
    readonly id: string;
    readonly 'aria-describedby'?: string;
    readonly 'aria-invalid'?: true;
  }) => ReactNode;
}

/** A control with a label and an optional help text. */
export function Row({ label, help, isCheck = false, children }: RowProps) {
  const id = useId();
  const faults = useFaults();
  const describedBy = [help && `${id}-help`, faults.id].filter(Boolean).join(' ');
  const name = <label htmlFor={id}>{label}</label>;
  return (
    <div className={isCheck ? 'row row--check' : 'row'}>
      {isCheck ? null : name}
      {children({
        id,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(faults.id !== undefined && { 'aria-invalid': true }),
      })}
      {isCheck ? name : null}
      {help ? (
        <span className="hint" id={`${id}-help`}>
          {help}
        </span>
      ) : null}
      {faults.note}
    </div>
  );
}
