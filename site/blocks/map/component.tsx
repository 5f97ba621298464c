import { useWords } from '../../lib/prose.tsx';
import { Action, type BlockProps, Picture, Section } from '../parts/index.ts';

/** A map as a picture; a click anywhere on it opens the interactive map. */
export default function Map({ block }: BlockProps<'map'>) {
  const { prose } = useWords();
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <div className="map">
        <Picture image={block.image} place="wide" />
        <div className="map__where">
          <p>{prose(block.address)}</p>
          <Action action={block.link} />
        </div>
      </div>
    </Section>
  );
}
