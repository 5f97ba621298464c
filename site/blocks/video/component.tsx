import { useWords } from '../../render/prose.tsx';
import { type BlockProps, Icon, inEach, Link, Picture, Section } from '../parts/index.ts';

/** A still that links to the video. */
export default function Video({ block }: BlockProps<'video'>) {
  const { t } = useWords();
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <Link className="video group block relative no-underline" to={{ href: inEach(block.url), external: true }}>
        <Picture image={block.still} place="wide" />
        <span className="flex gap-4 items-center px-5 py-4 bg-plinth text-on-plinth md:absolute md:left-0 md:bottom-0 md:max-w-[min(36rem,70%)] md:pl-6 md:pr-8 md:py-6">
          <span className="grid place-items-center flex-shrink-0 w-13 h-13 rounded-full bg-plinth-accent text-on-plinth-accent text-[1.375rem] group-hover:bg-plinth-accent-strong">
            <Icon name="i-ph-play-fill" />
          </span>
          <span>
            <span className="font-heading font-500 text-h3 leading-[1.2] underline decoration-1 underline-offset-[0.22em] group-hover:decoration-2">
              {t(block.title)}
            </span>
            {block.note ? <span className="block mt-1 text-small text-on-plinth-soft"> {t(block.note)}</span> : null}
          </span>
        </span>
      </Link>
    </Section>
  );
}
