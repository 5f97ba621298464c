import { useWords } from '../../render/prose.tsx';
import { type BlockProps, Picture, Texts } from '../parts/index.ts';

/** A legal text for reading: table of contents and numbered clauses. */
export default function LegalText({ block }: BlockProps<'legalText'>) {
  const { t, title, prose } = useWords();
  return (
    <article className="pb-section">
      <div className={block.image ? 'stage print:p-0' : ''}>
        <div className={`wrap pt-17 md:pt-12 ${block.image ? 'stage__halves' : ''}`}>
          <div className={block.image ? 'lg:self-center lg:pb-8' : ''}>
            <h1>{title(block.heading)}</h1>
            {block.updated ? <p className="lead md:mt-6">{t(block.updated)}</p> : null}
          </div>
          {block.image ? (
            <div className="stage__picture print:hidden">
              <Picture image={block.image} place="hero" first />
            </div>
          ) : null}
        </div>
      </div>
      <div className="wrap">
        <div className={`halves mt-8 pt-8 print:block ${block.image ? '' : 'rule-double'}`}>
          <nav
            className="toc lg:sticky lg:top-[calc(var(--header)+2rem)] lg:self-start lg:max-w-76 print:hidden"
            aria-labelledby="toc"
          >
            <h2 className="label mb-2 text-ink-soft" id="toc">
              {t('shared:toc.heading')}
            </h2>
            <ol className="text-base">
              {block.sections.map((section) => (
                <li key={section.id}>
                  <a
                    className="flex gap-3 py-1.5 leading-[1.35] no-underline hover:text-accent hover:underline"
                    href={`#${section.id}`}
                  >
                    {t(section.title)}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="clauses max-w-measure print:max-w-none">
            {block.intro ? <p>{prose(block.intro)}</p> : null}
            {block.sections.map((section) => (
              <section
                className="not-first:mt-10"
                key={section.id}
                id={section.id}
                aria-labelledby={`${section.id}-title`}
              >
                <h2
                  className="mb-4 text-[clamp(1.375rem,1.2rem+0.7vw,1.75rem)] leading-[1.2]"
                  id={`${section.id}-title`}
                >
                  {t(section.title)}
                </h2>
                <Texts of={section.paragraphs} as="p" className="not-first:mt-4" />
                {section.list ? (
                  <ul className="mt-3">
                    <Texts of={section.list} as="li" className="point mt-2 before:top-[0.6em]" />
                  </ul>
                ) : null}
                <Texts of={section.closing} as="p" className="mt-4" />
              </section>
            ))}
          </div>
        </div>
      </div>
    </article>
  );
}
