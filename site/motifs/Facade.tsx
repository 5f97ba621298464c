import type { ReactElement } from 'react';
import { facade } from './drawings.ts';

/** The firm's own ornament: a house of Roma Sur, in lines. */
export function Facade(): ReactElement {
  return (
    <svg className="facade" viewBox="-1 11 242 290" aria-hidden="true">
      <path d={facade.lines} />
      <path className="spark" d={facade.spark} />
    </svg>
  );
}
