import { inEach } from '../../lib/in-each.ts';
import { useWords } from '../../lib/prose.tsx';
import type { BlockProps } from '../props.ts';
import { Icon, linkProps, NewTab, Picture, Section } from '../parts/index.ts';

/** A still that links to the video. */
export default function Video({ block }: BlockProps<'video'>) {
  const { t, locale } = useWords();
  const link = { href: inEach(block.url), external: true } as const;
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <a className="video" {...linkProps(link, locale)}>
        <Picture image={block.still} place="wide" />
        <span className="video__caption">
          <span className="video__play">
            <Icon name="i-ph-play-fill" />
          </span>
          <span>
            <span className="video__title">{t(block.title)}</span>
            {block.note ? <span className="video__note"> {t(block.note)}</span> : null}
            <NewTab link={link} />
          </span>
        </span>
      </a>
    </Section>
  );
}
