import type { ReactElement } from 'react';
import type { BlockProps } from '../props.ts';
import { Specimen } from './Specimen.tsx';

export default function SpecimenBlock({ block }: BlockProps<'specimen'>): ReactElement {
  return (
    <div id={block.id} className="course">
      <div className="wrap">
        <Specimen block={block} />
      </div>
    </div>
  );
}
