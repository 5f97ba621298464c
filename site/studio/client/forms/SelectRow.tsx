import { Row } from './Row.tsx';

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
  return (
    <Row {...{ label, help }}>
      {(attributes) => (
        <select {...attributes} value={value} required={isRequired} onChange={(event) => onChange(event.target.value)}>
          {options.map(({ key, text }) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Row>
  );
}
