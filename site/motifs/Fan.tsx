import type { ReactElement } from 'react';
import { arcs, rays, spread } from './geometry.ts';

const lines = arcs(120, 120, [118, 110, 72, 34]) + rays(120, 120, 34, 72, spread(0, 180, 13)) + rays(120, 120, 72, 110, spread(0, 180, 25));

/** The fanlight alone, large: the ornament of a band. */
export function Fan(): ReactElement {
  return (
    <svg className="facade fan" viewBox="0 0 240 121" aria-hidden="true">
      <path d={lines} />
      <path className="spark" d={rays(120, 120, 34, 110, [105])} />
    </svg>
  );
}
