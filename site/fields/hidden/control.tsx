import type { FieldProps } from '#contract';

/** A hidden value: a constant, or a URL parameter, which `answer.ts` reads when the form is sent. */
export default function HiddenField({ field: { name, initial } }: FieldProps) {
  return <input type="hidden" name={name} defaultValue={initial ?? ''} />;
}
