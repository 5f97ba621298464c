import type { CompiledBlockOf } from '#contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { bodyMarkup } from '../../articles/body.ts';
import { markOf, showsDrafts } from '../../articles/published.ts';
import { longDate, readingTimeIn } from '../../articles/date-and-reading-time.ts';
import { minutesOf } from '../../articles/teasers.ts';
import { useImages } from '../../pictures/picture-view.tsx';
import { readArticle, siteArticles } from '../../articles/article.ts';
import { usePage } from '../../render/page.tsx';
import { useWords } from '../../render/prose.tsx';
import { Actions, Back, type BlockProps, Eyebrow, Icon, Picture } from '../parts/index.ts';

type ArticleBlock = CompiledBlockOf<'article'>;

/** An article of the blog. Its HTML is sanitised when the page is rendered. */
export default function Article({ block }: BlockProps<'article'>) {
  const { t } = useWords();
  const images = useImages();
  const { entry } = usePage();
  const { articles } = siteArticles();
  const note = renderToStaticMarkup(<span className="sr"> {t('shared:action.newTab')}</span>);
  return (
    <article className="wrap max-w-[calc(44rem+2*var(--gutter))] pt-17 md:pt-12 pb-section print:max-w-none print:py-0">
      <Back action={block.back} />
      <Eyebrow
        mark={
          showsDrafts() ? (
            <strong className="draft">{markOf(articles.find(({ slug }) => slug === entry.article))}</strong>
          ) : null
        }
      >
        {t(block.category)}
      </Eyebrow>
      <h1 className="max-md:-mr-2">{t(block.heading)}</h1>
      <Byline block={block} />
      <div
        className="article__text mt-8"
        dangerouslySetInnerHTML={{ __html: bodyMarkup(block.html, t, note, images) }}
      />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2 mt-10 pt-6 rule-double [&>.actions]:m-0">
        <Actions actions={block.actions} />
        <button type="button" className="button button--quiet">
          <Icon name="i-ph-share-network" />
          {t(block.share)}
        </button>
      </div>
      {entry.article === undefined ? null : <Related slug={entry.article} />}
    </article>
  );
}

/** The line under the heading: date and author, and on a site with an article list the revision and reading time. */
function Byline({ block: { date, updated, author } }: { block: ArticleBlock }) {
  const { locale, entry } = usePage();
  const { t } = useWords();
  const { list } = siteArticles();
  const [before, after] = list?.updated[locale].split(/\{\{\s*date\s*\}\}/) ?? [];
  return (
    <p className="small flex flex-wrap items-center gap-x-5 gap-y-1 mt-4 pb-6 border-b-6 border-b-double border-line-strong md:mt-6">
      <time dateTime={date}>{t('shared:article.published', { date: longDate(date, locale) })}</time>
      <Author author={author} />
      {entry.article !== undefined && list ? (
        <>
          {updated === undefined ? null : (
            <span>
              {before}
              <Day date={updated} />
              {after}
            </span>
          )}
          <span>{readingTimeIn(locale, list, minutesOf(readArticle(entry.article), locale))}</span>
        </>
      ) : null}
    </p>
  );
}

function Day({ date }: { date: string }) {
  const { locale } = useWords();
  return <time dateTime={date}>{longDate(date, locale)}</time>;
}

function Author({ author }: Pick<ArticleBlock, 'author'>) {
  const { t, locale } = useWords();
  if (typeof author === 'string') return <span>{t(author)}</span>;
  const { name, role, page, image } = author;
  const words = (
    <span>
      {page?.kind === 'link' ? (
        <a href={page.link.href[locale]} rel="author">
          {name}
        </a>
      ) : (
        name
      )}
      {role === undefined ? null : `, ${t(role)}`}
    </span>
  );
  if (!image) return words;
  return (
    <span className="author inline-flex items-center gap-3">
      <Picture image={image} place="author" />
      {words}
    </span>
  );
}

/** Other articles on the subject, on a site with an article list. */
function Related({ slug }: { slug: string }) {
  const { locale } = useWords();
  const { list, related, teaser } = siteArticles();
  if (!list) return null;
  return (
    <section className="mt-10">
      <h2 className="text-h3">{list.related[locale]}</h2>
      <ul className="mt-3 rule-strong">
        {related(slug).map((other) => {
          const { href, heading, date } = teaser(other, locale);
          return (
            <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3 border-b border-line" key={other}>
              <a className="font-600" href={href}>
                {heading}
              </a>
              <span className="small">
                <Day date={date} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
