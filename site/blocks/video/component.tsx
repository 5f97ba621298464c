import { inEach } from '../../lib/in-each.ts';
import { useWords } from '../../lib/prose.tsx';
import { type BlockProps, Icon, Link, Picture, Section } from '../parts/index.ts';

/** A still that links to the video. */
export default function Video({ block }: BlockProps<'video'>) {
  const { t } = useWords();
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <Link className="video" to={{ href: inEach(block.url), external: true }}>
        <Picture image={block.still} place="wide" />
        <span className="video__caption">
          <span className="video__play">
            <Icon name="i-ph-play-fill" />
          </span>
          <span>
            <span className="video__title">{t(block.title)}</span>
            {block.note ? <span className="video__note"> {t(block.note)}</span> : null}
          </span>
        </span>
      </Link>
    </Section>
  );
}
