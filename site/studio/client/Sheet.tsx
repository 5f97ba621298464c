import type { ReactNode } from 'react';
import type { Failure } from '../contract.ts';
import { FailureNote } from './FailureNote.tsx';

interface SheetProps {
  readonly title: string;
  /** Why the window has no content. */
  readonly failure?: Failure | undefined;
  readonly children?: ReactNode;
}

/** The title and the content of a window in the panel. */
export function Sheet({ title, failure, children }: SheetProps) {
  return (
    <>
      <h2 id="window-title">{title}</h2>
      {failure ? <FailureNote result={failure} /> : null}
      {children}
    </>
  );
}
