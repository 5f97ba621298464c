import type { CompiledBlockOf } from '#contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { bodyMarkup } from '../../articles/body.ts';
import { markOf, showsDrafts } from '../../articles/published.ts';
import { minutesOf } from '../../articles/teasers.ts';
import { readingTimeIn } from '../../articles/words.ts';
import { useImages } from '../../pictures/images.tsx';
import { longDate } from '../../renderer/article-text.ts';
import { readArticle, siteArticles } from '../../renderer/article.ts';
import { usePage } from '../../lib/page.tsx';
import { useWords } from '../../lib/prose.tsx';
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
    <article className="wrap article">
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
      <h1>{t(block.heading)}</h1>
      <Byline block={block} />
      <div className="article__text" dangerouslySetInnerHTML={{ __html: bodyMarkup(block.html, t, note, images) }} />
      <div className="article__foot">
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
  const { list } = siteArticles();
  const [before, after] = list?.updated[locale].split(/\{\{\s*date\s*\}\}/) ?? [];
  return (
    <p className="article__by">
      <Day date={date} />
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
    <span className="author">
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
    <section className="related">
      <h2>{list.related[locale]}</h2>
      <ul>
        {related(slug).map((other) => {
          const { href, heading, date } = teaser(other, locale);
          return (
            <li key={other}>
              <a href={href}>{heading}</a>
              <Day date={date} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
