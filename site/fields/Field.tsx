import type { FieldProps } from '#contract';
import { controls } from '#generated/forms/controls.ts';
import { boxProps, FieldFrame } from './FieldFrame.tsx';

/** A field of a form: the component of its kind, or a box for one line of text. */
export function Field(props: FieldProps) {
  const { control, inputmode, placeholder } = props.field;
  const Own = controls[control];
  if (Own) return <Own {...props} />;
  // Number inputs of browsers change on scrolling, and hide values that they do not understand.
  const type = inputmode === 'numeric' || inputmode === 'decimal' ? 'text' : (inputmode ?? 'text');
  return (
    <FieldFrame {...props}>
      <input {...boxProps(props)} type={type} inputMode={inputmode} placeholder={placeholder} />
    </FieldFrame>
  );
}
