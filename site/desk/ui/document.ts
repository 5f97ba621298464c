import type { DeskConfig } from '../contract/config.ts';
import type { DeskPage } from '../contract/pages.ts';

/** The URLs of the built files that a document links. */
export interface DeskAssets {
  readonly styles: readonly string[];
  readonly icon?: string | undefined;
  readonly script?: string | undefined;
  /** The modules that the script imports for each page and each language, to be preloaded. */
  readonly preload?:
    | {
        readonly pages: Readonly<Record<string, readonly string[]>>;
        readonly locales: Readonly<Record<string, readonly string[]>>;
      }
    | undefined;
}

interface DocumentOptions {
  readonly page: DeskPage;
  readonly config: DeskConfig;
  readonly title: string;
  /** The HTML that React has rendered. */
  readonly body: string;
  readonly assets: DeskAssets;
}

/** Renders the document of a page, without inline scripts and styles, which the content security policy forbids. */
export function documentOf({ page, config, title, body, assets }: DocumentOptions): string {
  const { direction } = config.locales.find(({ code }) => code === page.locale) ?? {};
  // Pages before sign-in need no script.
  const script = page.person ? assets.script : undefined;
  const preload = script
    ? [...(assets.preload?.pages[page.page] ?? []), ...(assets.preload?.locales[page.locale] ?? [])]
    : [];
  return [
    `<!doctype html>`,
    `<html lang="${escapeHtml(page.locale)}"${direction ? ` dir="${direction}"` : ''} class="${page.theme ?? 'auto'}">`,
    `<head>`,
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="robots" content="noindex">`,
    `<meta name="color-scheme" content="${page.theme ?? 'light dark'}">`,
    `<title>${escapeHtml(title)}</title>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    ...(assets.icon ? [`<link rel="icon" href="${escapeHtml(assets.icon)}">`] : []),
    ...(script ? [`<script type="module" src="${escapeHtml(script)}"></script>`] : []),
    ...preload.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`),
    `</head>`,
    `<body>`,
    `<div id="desk">${body}</div>`,
    ...(script ? [`<script type="application/json" id="page">${jsonInHtml(page)}</script>`] : []),
    `</body>`,
    `</html>`,
    ``,
  ].join('\n');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/** JSON that is safe in a script element: it can neither close the element nor open a comment. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
