import type { ReactElement } from 'react';
import type { Motif as MotifName } from '#schema';
import { drawings } from './drawings.ts';

/** The line drawing of a service. It is an ornament: the text beside it says the same. */
export function Motif({ name }: { name: MotifName }): ReactElement {
  const { lines, spark } = drawings[name];
  return (
    <svg className="motif" viewBox="-1 -1 98 98" aria-hidden="true" data-motif={name}>
      <path d={lines} />
      <path className="spark" d={spark} />
    </svg>
  );
}
