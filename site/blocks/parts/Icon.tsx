import type { ReactElement } from 'react';

/** An outline icon of Phosphor, such as `i-ph-arrow-right`. The page holds its outline once, see `renderer/icon-symbols.ts`. */
export function Icon({ name }: { name: string }): ReactElement {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}
