import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { articleMarkup, longDate } from '../../renderer/article-text.ts';
import { usePage } from '../../lib/page.tsx';
import { useText } from '../../lib/text.tsx';
import type { BlockProps } from '../props.ts';
import { Actions } from '../parts/Actions.tsx';
import { Back } from '../parts/Back.tsx';
import { Icon } from '../parts/Icon.tsx';

/** An article of the blog. Its HTML is sanitised when the page is rendered. */
export default function Article({ block }: BlockProps<'article'>): ReactElement {
  const t = useText();
  const { locale } = usePage();
  const note = renderToStaticMarkup(<span className="sr"> {t('shared:action.newTab')}</span>);
  const html = articleMarkup(t(block.html), note);
  return (
    <article className="wrap article">
      <Back action={block.back} />
      <p className="eyebrow">{t(block.category)}</p>
      <h1>{t(block.heading)}</h1>
      <p className="article__by">
        <time dateTime={block.date}>{longDate(block.date, locale)}</time>
        <span>{t(block.author)}</span>
      </p>
      <div className="article__text" dangerouslySetInnerHTML={{ __html: html }} />
      <div className="article__foot">
        <Actions actions={block.actions} />
        <button type="button" className="button button--quiet">
          <Icon name="i-ph-share-network" />
          {t(block.share)}
        </button>
      </div>
    </article>
  );
}
