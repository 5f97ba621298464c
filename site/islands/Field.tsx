import type { FieldProps } from '#contract';
import { controls } from '#generated/forms/controls.ts';
import { boxProps, FieldFrame } from './FieldFrame.tsx';

export function Field(props: FieldProps) {
  const Own = controls[props.field.control];
  if (Own) return <Own {...props} />;
  return (
    <FieldFrame {...props}>
      <Box {...props} />
    </FieldFrame>
  );
}

function Box(props: FieldProps) {
  const { field, texts } = props;
  const shared = boxProps(props);
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
      // Number inputs of browsers change on scrolling, and hide values that they do not understand.
      type={field.control === 'number' ? 'text' : field.control}
      inputMode={field.inputmode}
      placeholder={field.placeholder}
    />
  );
}
