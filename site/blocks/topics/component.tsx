import { useWords } from '../../render/prose.tsx';
import { type BlockProps, Section, Texts } from '../parts/index.ts';

/** Areas of work as a register of three columns, with a quick navigation to each. */
export default function Topics({ block }: BlockProps<'topics'>) {
  const { t, prose } = useWords();
  const navigation = (
    <nav className="flex flex-wrap gap-2 mt-5" aria-label={t(block.navigation)}>
      {block.items.map((topic) => (
        <a className="chip" key={topic.id} href={`#${topic.id}`}>
          {t(topic.title)}
        </a>
      ))}
    </nav>
  );
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead} aside={navigation}>
      {block.items.map((topic) => (
        <article className="columns gap-y-3 py-5 rule" id={topic.id} key={topic.id}>
          <h3 className="lg:col-span-3">{t(topic.title)}</h3>
          <p className="soft lg:col-span-5 text-base leading-[1.5]">{prose(topic.text)}</p>
          <div className="lg:col-span-4 text-small leading-[1.45]">
            <h4 className="mb-1 font-600 text-ink-soft">{t(block.listHeading)}</h4>
            <ul>
              <Texts of={topic.services} as="li" className="point-line" />
            </ul>
          </div>
        </article>
      ))}
    </Section>
  );
}
