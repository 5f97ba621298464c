import { useWords } from '../../lib/prose.tsx';
import { type BlockProps, Texts } from '../parts/index.ts';

/** A legal text for reading: table of contents and numbered clauses. */
export default function LegalText({ block }: BlockProps<'legalText'>) {
  const { t, prose } = useWords();
  return (
    <article className="wrap legal">
      <h1>{t(block.heading)}</h1>
      {block.updated ? <p className="legal__updated">{t(block.updated)}</p> : null}
      <div className="legal__body">
        <nav className="toc" aria-labelledby="toc">
          <h2 id="toc">{t('shared:toc.heading')}</h2>
          <ol>
            {block.sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{t(section.title)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="clauses">
          {block.intro ? <p>{prose(block.intro)}</p> : null}
          {block.sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>{t(section.title)}</h2>
              <Texts of={section.paragraphs} as="p" />
              {section.list ? (
                <ul>
                  <Texts of={section.list} as="li" />
                </ul>
              ) : null}
              <Texts of={section.closing} as="p" />
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
