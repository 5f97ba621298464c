import type { CompiledReports } from '#contract';
import { ApiError } from '../backend/api-error.ts';
import { readBody } from '../backend/body.ts';
import type { ErrorReport } from '../http/failure.ts';
import { createFetchListener, type Route } from '../http/fetch-listener.ts';
import { linesOf } from './browser-report.ts';

/** Where pages send reports (a full URL, or a path of this server), and how many are logged per minute. */
export type ReportsSetup = Pick<CompiledReports, 'url' | 'perMinute'>;

/** The longest body accepted. A report with all its frames is far shorter. */
const MAX_REPORT_BYTES = 4_096;
const MINUTE_MS = 60_000;

/**
 * Receives reports from the site's own pages and logs each as one line. Marks pages with `Server-Timing`, so that they
 * do not report not-found paths: the access log already has them.
 */
export function createReceiver({ url, perMinute }: ReportsSetup, report: ErrorReport): Route {
  const { log = () => undefined } = report;
  let minute = 0;
  let received = 0;
  const isOverLimit = (): boolean => {
    const now = Math.floor(Date.now() / MINUTE_MS);
    if (now !== minute) [minute, received] = [now, 0];
    received += 1;
    if (received === perMinute + 1) log(`more than ${perMinute} reports in a minute: the others are not logged`);
    return received > perMinute;
  };
  const receive = async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return answer(405, { allow: 'POST' });
    // Browsers set this header; a page cannot forge it.
    if ((request.headers.get('sec-fetch-site') ?? 'same-origin') !== 'same-origin') return answer(403);
    const lines = linesOf(await readBody(request, MAX_REPORT_BYTES));
    if (lines === undefined) return answer(400);
    if (isOverLimit()) return answer(429);
    for (const line of lines) log(line);
    return answer(204);
  };
  const listen = createFetchListener(
    (request) =>
      receive(request).catch((error: unknown) => {
        if (error instanceof ApiError) return answer(error.status, error.headers);
        throw error;
      }),
    report,
  );
  return (request, response) => {
    if (request.headers['sec-fetch-dest'] === 'document') response.setHeader('server-timing', 'watched');
    if (request.url?.split('?', 1)[0] !== url) return false;
    listen(request, response);
    return true;
  };
}

function answer(status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
