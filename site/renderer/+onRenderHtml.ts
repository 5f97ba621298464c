import { languages } from '#generated/languages.ts';
import { languageCookie, languageHintKey, themeKey } from '#generated/preferences.ts';
import { routes } from '#generated/routes.ts';
import earlyReports from 'virtual:early-reports';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { withIconSymbols } from '../blocks/parts/Icon.tsx';
import bootUrl from '../browser/boot.js?url&no-inline';
import formBootUrl from '../browser/form-boot.js?url&no-inline';
import { entryFor, loadContent, type PageProps } from './content.ts';
import { headOf } from './head.ts';

declare global {
  namespace Vike {
    interface PageContext extends Pick<PageProps, 'formModules'> {
      /** The body, rendered by `pages/page/+Page.tsx`. */
      Page: (props: PageProps) => string;
    }
  }
}

/** The whole document. The boot script blocks on purpose: it sets the theme and language before the first paint. */
export async function onRenderHtml({ urlPathname, formModules, Page }: PageContextServer) {
  const entry = entryFor(urlPathname, routes);
  const content = await loadContent(entry);
  const body = withIconSymbols(() => Page({ entry, content, formModules }));
  const direction = languages[entry.locale].direction === 'rtl' ? ' dir="rtl"' : '';
  const formBoot = body.includes('data-island="form"') ? `<script src="${formBootUrl}"></script>` : '';
  return {
    documentHtml: escapeInject`<!DOCTYPE html>
<html lang="${entry.locale}"${dangerouslySkipEscape(direction)}>
  <head>
    <meta charset="utf-8">
    ${dangerouslySkipEscape(headOf(entry, content))}
    ${dangerouslySkipEscape(earlyReports)}<script src="${bootUrl}" data-theme-key="${themeKey}" data-language-cookie="${languageCookie}" data-language-hint-key="${languageHintKey}"></script>${dangerouslySkipEscape(formBoot)}
  </head>
  <body>${dangerouslySkipEscape(body)}</body>
</html>`,
  };
}
