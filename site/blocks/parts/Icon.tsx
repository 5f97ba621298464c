import type { ReactElement } from 'react';

/** An outline icon; `name` is a whole UnoCSS class such as `i-ph-arrow-right`, so that it is found at build time. */
export function Icon({ name }: { name: string }): ReactElement {
  return <span className={name} aria-hidden="true" />;
}
