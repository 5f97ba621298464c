import type { Locale } from '#contract';
import { randomUUID } from 'node:crypto';
import { failures } from '#generated/failures.ts';
import { navigation } from '#generated/navigation.ts';
import * as languages from '#generated/languages.ts';
import { localeOfPath } from '../../shared/locales.ts';
import { isUnavailable } from '../database/database.ts';

/** Receives an unexpected error, with the id of the request that caused it. */
export type OnError = (error: unknown, requestId?: string) => void;

/** Writes an unexpected error to standard error. */
export const logError: OnError = (error, requestId) =>
  requestId === undefined ? console.error(error) : console.error(`request ${requestId}:`, error);

/** A failed request: its response's status, and the id that identifies it in the response and the log. */
export interface Failure {
  readonly status: 500 | 503;
  readonly id: string;
}

/** The response header with the id of a failed request. */
export const REQUEST_ID = 'x-request-id';

/** Where errors are reported. */
export interface ErrorReport {
  /** Receives unexpected errors. Standard error by default. */
  readonly onError?: OnError | undefined;
  /** Receives a line for each request during an outage of the database. */
  readonly log?: ((line: string) => void) | undefined;
}

/** Classifies and logs the error of a failed request. Site, desk and studio build their responses from the result. */
export function reportFailure(error: unknown, { onError = logError, log }: ErrorReport): Failure {
  const id = randomUUID().slice(0, 8);
  if (isUnavailable(error)) {
    log?.(`503 the database is not available (request ${id})`);
    return { status: 503, id };
  }
  onError(error, id);
  return { status: 500, id };
}

/** The response to a failed request: a minimal page that needs no other file. */
export function failurePage(path: string, { status, id }: Failure): Response {
  const locale = localeOfPath(path, languages) as Locale;
  const text = failures.router[locale];
  const html =
    `<!DOCTYPE html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="color-scheme" content="light dark"><title>${text}</title><h1>${text}</h1>` +
    `<p><a href="${navigation.home[locale]}">${navigation.home[locale]}</a></p><p><small>${id}</small></p></html>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', [REQUEST_ID]: id };
  return new Response(html, { status, headers });
}
