import type { Locale } from '#contract';
import type { ServerResponse } from 'node:http';
import { failures } from '#generated/failures.ts';
import { navigation } from '#generated/navigation.ts';
import * as languages from '#generated/languages.ts';
import { localeOfPath } from '../../lib/locales.ts';

/** Answers a request that made the server fail, with a short page that needs nothing else. */
export function answerFailure(response: ServerResponse, path: string): void {
  if (response.headersSent) return void response.end();
  const locale = localeOfPath(path, languages) as Locale;
  const text = failures.router[locale];
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(
    `<!DOCTYPE html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<meta name="color-scheme" content="light dark"><title>${text}</title><h1>${text}</h1>` +
      `<p><a href="${navigation.home[locale]}">${navigation.home[locale]}</a></p></html>`,
  );
}
