import type { ReactElement } from 'react';
import { inEach } from '../../lib/in-each.ts';
import { usePage } from '../../lib/page.tsx';
import { useText } from '../../lib/text.tsx';
import type { BlockProps } from '../props.ts';
import { Icon } from '../parts/Icon.tsx';
import { linkProps } from '../parts/link-props.ts';
import { NewTab } from '../parts/NewTab.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Section } from '../parts/Section.tsx';

/** A still that links to the video. */
export default function Video({ block }: BlockProps<'video'>): ReactElement {
  const t = useText();
  const { locale } = usePage();
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
