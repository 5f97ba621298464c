import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { markOf } from '../../articles/marks.ts';
import { showsDrafts } from '../../articles/published.ts';
import { articleView, type ArticleView } from '../../articles/view.ts';
import { minutesOf } from '../../articles/teasers.ts';
import { useImages } from '../../pictures/images.tsx';
import { readArticle, siteArticles } from '../../renderer/article.ts';
import { usePage } from '../../lib/page.tsx';
import { useText } from '../../lib/text.tsx';
import type { BlockProps } from '../props.ts';
import { Actions } from '../parts/Actions.tsx';
import { Back } from '../parts/Back.tsx';
import { Eyebrow } from '../parts/Eyebrow.tsx';
import { Icon } from '../parts/Icon.tsx';

/** An article of the blog. Its HTML is sanitised when the page is rendered. */
export default function Article({ block }: BlockProps<'article'>): ReactElement {
  const t = useText();
  const { entry } = usePage();
  const { by, text, related } = useView(block);
  return (
    <article className="wrap article">
      <Back action={block.back} />
      <Eyebrow
        mark={
          showsDrafts() ? (
            <strong className="draft">
              {markOf(siteArticles().articles.find(({ slug }) => slug === entry.article))}
            </strong>
          ) : null
        }
      >
        {t(block.category)}
      </Eyebrow>
      <h1>{t(block.heading)}</h1>
      <p className="article__by" dangerouslySetInnerHTML={{ __html: by }} />
      <div className="article__text" dangerouslySetInnerHTML={{ __html: text }} />
      <div className="article__foot">
        <Actions actions={block.actions} />
        <button type="button" className="button button--quiet">
          <Icon name="i-ph-share-network" />
          {t(block.share)}
        </button>
      </div>
      {related === undefined ? null : <section className="related" dangerouslySetInnerHTML={{ __html: related }} />}
    </article>
  );
}

function useView(block: BlockProps<'article'>['block']): ArticleView {
  const t = useText();
  const { locale, entry } = usePage();
  const images = useImages();
  const { article: slug } = entry;
  const note = renderToStaticMarkup(<span className="sr"> {t('shared:action.newTab')}</span>);
  const { author, html, date, updated } = block;
  const among =
    slug === undefined ? undefined : { slug, minutes: minutesOf(readArticle(slug), locale), index: siteArticles() };
  return articleView({
    locale,
    date,
    own: { author, html, ...(updated !== undefined && { updated }) },
    t,
    note,
    images,
    among,
  });
}
