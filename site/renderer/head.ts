import type { CompiledPage, RouteEntry } from '#contract';
import { createElement as element, Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { articleList } from '#generated/article-list.ts';
import { brand } from '#generated/brand.ts';
import { languages } from '#generated/languages.ts';
import { firm } from '#generated/site.ts';
import { publicOrigin } from '../build/public-files.ts';
import { FEED_TYPE, feedAddress, feedAddresses } from '../articles/feed-address.ts';
import { listHead } from '../articles/teasers.ts';
import { translations } from '../render/translations.ts';
import { FAVICON, ICONS, WEB_MANIFEST } from '../file-addresses.ts';
import { isPreview } from '../articles/published.ts';
import { shareAddress, shareSize, shareType } from '../pictures/variants.ts';
import { scriptOf, structuredData } from './structured-data.ts';
import { siteArticles } from '../articles/article.ts';
import type { Content } from './content.ts';

/** The content of the document's head for one route. */
export function headOf(entry: RouteEntry, { page, texts }: Content): string {
  const origin = publicOrigin(import.meta.env.SITE_URL);
  const summary = entry.list
    ? listHead(siteArticles(), entry.locale, entry.list, texts.t(page.title))
    : { title: texts.t(page.title), description: texts.t(page.description) };
  const title = texts.t('shared:title.pattern', { title: summary.title });
  const { description } = summary;
  const [light, dark] = [brand.colours.light.paper, brand.colours.dark.paper];
  const markup = renderToStaticMarkup(
    element(
      Fragment,
      null,
      element('title', null, title),
      meta('viewport', 'width=device-width, initial-scale=1'),
      meta('description', description),
      entry.indexable && !isPreview() ? null : meta('robots', 'noindex'),
      autoRedirect(page, entry),
      ...addresses(entry, origin),
      feedLink(entry),
      meta('color-scheme', 'light dark'),
      element('meta', { name: 'theme-color', content: light, 'data-light': light, 'data-dark': dark }),
      // Browsers that support SVG icons take the second one.
      element('link', { rel: 'icon', href: ICONS.ico, sizes: '32x32' }),
      element('link', { rel: 'icon', href: FAVICON, type: 'image/svg+xml' }),
      element('link', { rel: 'apple-touch-icon', href: ICONS.appleTouch }),
      element('link', { rel: 'manifest', href: WEB_MANIFEST }),
      property('og:type', 'website'),
      property('og:site_name', firm.name),
      property('og:title', title),
      property('og:description', description),
      property('og:url', origin + entry.canonical),
      property('og:locale', languages[entry.locale].openGraph),
      ...shareImage(entry, origin, shareAlt(entry, title, texts.t)),
    ),
  );
  return markup + scriptOf(structuredData({ page, entry, origin, t: (key) => texts.t(key) }));
}

// Feed readers look for the feed on the pages of the list and of articles.
function feedLink({ list, article, locale }: RouteEntry) {
  if (!articleList || feedAddresses().length === 0 || (list ?? article) === undefined) return null;
  return element('link', {
    rel: 'alternate',
    type: FEED_TYPE,
    title: articleList.heading[locale],
    href: feedAddress(locale),
  });
}

// The not-found page has neither an address of its own nor translations.
function addresses(entry: RouteEntry, origin: string): ReactElement[] {
  if (entry.status === 404) return [];
  return [
    element('link', { rel: 'canonical', href: origin + entry.canonical }),
    ...translations(entry.alternates).map(([hrefLang, path]) =>
      element('link', { rel: 'alternate', hrefLang, href: origin + path }),
    ),
  ];
}

// Redirects without JavaScript.
function autoRedirect({ autoRedirect: next }: CompiledPage, { locale }: RouteEntry) {
  if (!next) return null;
  const content = `${next.after / 1000};url=${next.href[locale]}`;
  return element('noscript', null, element('meta', { httpEquiv: 'refresh', content }));
}

/** The text alternative of a share image: the title of the page that it was made for. */
function shareAlt(entry: RouteEntry, title: string, t: (key: string) => string): string {
  return entry.shareImagePage && !entry.ownShareImage ? t(`shared:routes.${entry.shareImagePage}`) : title;
}

// The not-found page is never shared.
function shareImage(entry: RouteEntry, origin: string, alt: string): ReactElement[] {
  if (entry.status === 404) return [];
  return [
    property('og:image', origin + shareAddress(entry)),
    property('og:image:type', shareType(entry)),
    property('og:image:width', String(shareSize.width)),
    property('og:image:height', String(shareSize.height)),
    property('og:image:alt', alt),
    meta('twitter:card', 'summary_large_image'),
  ];
}

function meta(name: string, content: string) {
  return element('meta', { name, content });
}

function property(name: string, content: string) {
  return element('meta', { property: name, content });
}
