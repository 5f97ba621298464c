import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CompiledBlockOf, Locale } from '#schema';
import { sanitiseArticle } from '../renderer/sanitise.ts';
import { usePage } from '../lib/page.tsx';
import { useText } from '../lib/text.tsx';
import { Actions } from './parts/Actions.tsx';
import { Back } from './parts/Back.tsx';
import { Icon } from './parts/Icon.tsx';

// Made once: it takes longer than the rest of the block.
const datesIn = (language: string): Intl.DateTimeFormat => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
const dates: Readonly<Record<Locale, Intl.DateTimeFormat>> = { es: datesIn('es-MX'), en: datesIn('en-GB') };

/** An article of the blog. Its HTML is sanitised when the page is rendered. */
export function Article({ block }: { block: CompiledBlockOf<'article'> }): ReactElement {
  const t = useText();
  const { locale } = usePage();
  const html = withNote(sanitiseArticle(t(block.html)), <span className="sr"> {t('shared:action.newTab')}</span>);
  return (
    <article className="wrap article">
      <Back action={block.back} />
      <p className="eyebrow">{t(block.category)}</p>
      <h1>{t(block.heading)}</h1>
      <p className="article__by">
        <time dateTime={block.date}>{dates[locale].format(new Date(block.date))}</time>
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

// The links of an article come as HTML, so what those say that open a new tab is put in as HTML. The sanitiser has
// given all of them the same attributes.
function withNote(html: string, note: ReactElement): string {
  const said = renderToStaticMarkup(note);
  return html.replaceAll(/(<a\b[^>]* target="_blank"[^>]*>.*?)<\/a>/gs, (_, link: string) => `${link}${said}</a>`);
}
