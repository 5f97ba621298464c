import { useWords } from '../../lib/prose.tsx';
import type { BlockProps } from '../props.ts';
import { Section } from '../parts/Section.tsx';

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
              {topic.services.map((service) => (
                <li key={service}>{prose(service)}</li>
              ))}
            </ul>
          </div>
        </article>
      ))}
    </Section>
  );
}
