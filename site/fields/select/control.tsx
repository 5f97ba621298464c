import type { FieldProps } from '#contract';
import { boxProps, FieldFrame } from '../FieldFrame.tsx';

/** A drop-down list. */
export default function SelectField(props: FieldProps) {
  return (
    <FieldFrame {...props}>
      <select {...boxProps(props)}>
        <option value="">{props.texts.choose}</option>
        {props.field.options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
