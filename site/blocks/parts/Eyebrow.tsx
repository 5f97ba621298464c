import type { ReactNode } from 'react';

/**
 * The line above a heading, after the spark. Its text is one element, since the style sheet separates all children by a
 * gap.
 */
export function Eyebrow({ children, mark }: { readonly children: ReactNode; readonly mark?: ReactNode }) {
  return (
    <p className="eyebrow">
      <span>{children}</span>
      {mark}
    </p>
  );
}
