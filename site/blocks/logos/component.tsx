import { type BlockProps, Picture, Section } from '../parts/index.ts';

/** The logos of other organisations in a row. Those without a dark variant are drawn for white paper. */
export default function Logos({ block }: BlockProps<'logos'>) {
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead} split>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))]">
        {block.items.map((image) => (
          <li
            className={`grid place-items-center mr-[-1px] mb-[-1px] p-5 border border-line ${image.dark === undefined ? 'dark:bg-[#fff]' : ''}`.trim()}
            key={image.file}
          >
            <div className="w-full max-w-40 [&_img]:h-14 [&_img]:object-contain">
              <Picture image={image} place="logo" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
