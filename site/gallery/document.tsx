import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { brand } from '#generated/brand.ts';
import { defaultLocale as locale } from '#generated/languages.ts';
import type { Block } from '#schema';
import { createTexts } from '../lib/text.tsx';
import { allKinds, Gallery } from './Gallery.tsx';
import { withIconSymbols } from '../blocks/parts/Icon.tsx';
import { sharedTexts } from './texts.ts';
import { styles } from './styles.ts';

const [light, dark] = [brand.colours.light.paper, brand.colours.dark.paper];

/**
 * The gallery as a whole document.
 * @param head The site's style sheets and scripts: the dev server has others than the built site.
 * @param kinds What is shown, if not everything.
 */
export function galleryDocument(head: string, kinds: readonly Block['kind'][] = allKinds): string {
  const body = withIconSymbols(() =>
    renderToStaticMarkup(
      <I18nextProvider i18n={createTexts(locale, 'gallery', { [locale]: { shared: sharedTexts(locale) } })}>
        <Gallery kinds={kinds} />
      </I18nextProvider>,
    ),
  );
  return `<!DOCTYPE html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="theme-color" content="${light}" data-light="${light}" data-dark="${dark}">
    <title>Blocks</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    ${head}
    <style>${styles}</style>
  </head>
  <body>${body}</body>
</html>`;
}
