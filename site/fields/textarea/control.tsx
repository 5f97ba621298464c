import type { FieldProps } from '#contract';
import { boxProps, FieldFrame } from '../FieldFrame.tsx';

/** A box for several lines. */
export default function TextareaField(props: FieldProps) {
  const { rows, placeholder } = props.field;
  return (
    <FieldFrame {...props}>
      <textarea {...boxProps(props)} rows={rows} placeholder={placeholder} />
    </FieldFrame>
  );
}
