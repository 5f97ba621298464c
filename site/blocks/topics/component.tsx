import { useWords } from '../../lib/prose.tsx';
import { type BlockProps, Section, Texts } from '../parts/index.ts';

/** Areas of work with a quick navigation to each. */
export default function Topics({ block }: BlockProps<'topics'>) {
  const { t, prose } = useWords();
  const navigation = (
    <nav className="topics__nav" aria-label={t(block.navigation)}>
      {block.items.map((topic) => (
        <a key={topic.id} href={`#${topic.id}`}>
          {t(topic.title)}
        </a>
      ))}
    </nav>
  );
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead} aside={navigation}>
      {block.items.map((topic) => (
        <article className="topic" id={topic.id} key={topic.id}>
          <div>
            <h3>{t(topic.title)}</h3>
            <p>{prose(topic.text)}</p>
          </div>
          <div>
            <h4>{t(block.listHeading)}</h4>
            <ul>
              <Texts of={topic.services} as="li" />
            </ul>
          </div>
        </article>
      ))}
    </Section>
  );
}
