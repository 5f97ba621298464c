import { useWords } from '../../render/prose.tsx';
import { Action, type BlockProps, Picture, Section } from '../parts/index.ts';

/** A map as a picture; a click anywhere on it opens the interactive map. */
export default function Map({ block }: BlockProps<'map'>) {
  const { prose } = useWords();
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <div className="map relative border border-line-strong">
        <Picture image={block.image} place="wide" />
        <div className="grid gap-4 justify-items-start p-6 bg-paper border-t-2 border-accent [&>.button]:after:content-empty [&>.button]:after:absolute [&>.button]:after:inset-0 lg:absolute lg:left-8 lg:bottom-8 lg:max-w-96">
          <p>{prose(block.address)}</p>
          <Action action={block.link} />
        </div>
      </div>
    </Section>
  );
}
