import { type BlockProps, Picture, Section } from '../parts/index.ts';

/** The logos of other organisations in a row. */
export default function Logos({ block }: BlockProps<'logos'>) {
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead} split>
      <ul className="logos">
        {block.items.map((image) => (
          <li className={image.dark === undefined ? 'logos__light' : undefined} key={image.file}>
            <Picture image={image} place="logo" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
