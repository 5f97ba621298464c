import { useId } from 'react';

interface SelectRowProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly value: string;
  readonly options: readonly { readonly key: string; readonly text: string | undefined }[];
  readonly isRequired?: boolean;
  readonly onChange: (key: string) => void;
}

/** A select with a label and an optional help text. */
export function SelectRow({ label, help, value, options, isRequired, onChange }: SelectRowProps) {
  const id = useId();
  return (
    <div className="row">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        {...(help && { 'aria-describedby': `${id}-help` })}
        value={value}
        required={isRequired}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(({ key, text }) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      {help ? (
        <span className="hint" id={`${id}-help`}>
          {help}
        </span>
      ) : null}
    </div>
  );
}
