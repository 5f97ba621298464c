import type { FieldProps } from '#contract';
import { useSyncExternalStore } from 'react';
import { dayAt } from './answer.ts';
import { boxProps, FieldFrame } from '../FieldFrame.tsx';

/** A date, in the browser's own control. Its limits depend on today, which only the browser knows. */
export default function DateField(props: FieldProps) {
  const { from, until } = props.field;
  const first = useInBrowser(() => dayAt(from));
  const last = useInBrowser(() => dayAt(until));
  return (
    <FieldFrame {...props}>
      <input {...boxProps(props)} type="date" min={first} max={last} />
    </FieldFrame>
  );
}

function neverChanges() {
  return (): void => {};
}

/** A value that only the browser knows. Undefined on the server and during hydration. */
function useInBrowser(read: () => string | undefined): string | undefined {
  return useSyncExternalStore(neverChanges, read, () => undefined);
}
