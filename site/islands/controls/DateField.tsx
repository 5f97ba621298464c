import type { FieldProps } from '#contract';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { dayAt } from '../../lib/forms/day.ts';
import { boxProps, FieldFrame } from '../FieldFrame.tsx';

/** A day, in the browser's own box. Which days it offers is known where today is: in the browser. */
export function DateField(props: FieldProps): ReactElement {
  const { from, until } = props.field;
  const [days, setDays] = useState<{ min?: string | undefined; max?: string | undefined }>({});
  useEffect(() => setDays({ min: dayAt(from), max: dayAt(until) }), [from, until]);
  return (
    <FieldFrame {...props}>
      <input {...boxProps(props)} {...days} type="date" />
    </FieldFrame>
  );
}
