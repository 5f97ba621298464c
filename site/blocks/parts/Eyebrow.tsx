import type { ReactElement, ReactNode } from 'react';

/** The line above a heading, after the spark. What it says is one element, so that no part of it stands apart from the next. */
export function Eyebrow({ children, mark }: { readonly children: ReactNode; readonly mark?: ReactNode }): ReactElement {
  return (
    <p className="eyebrow">
      <span>{children}</span>
      {mark}
    </p>
  );
}
