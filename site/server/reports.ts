import type { CompiledReports } from '#contract';
import { envelope, type Report } from '../shared/reports/report.ts';
import { ApiError, readBody } from './http/read-body.ts';
import type { HttpApp } from './http/http-app.ts';

/** Where pages send reports (a full URL, or a path of this server), and how many are logged per minute. */
export type ReportsSetup = Pick<CompiledReports, 'url' | 'perMinute'>;

/** The longest body accepted. A report with all its frames is far shorter. */
const MAX_REPORT_BYTES = 4_096;
const MINUTE_MS = 60_000;

/**
 * Receives reports from the site's own pages and logs each as one line. Marks pages with `Server-Timing`, so that they
 * do not report not-found paths: the access log already has them.
 */
export function addReportRoute(app: HttpApp, { url, perMinute }: ReportsSetup, log: (line: string) => void): void {
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
  app.use(({ req, env }, next) => {
    if (req.header('sec-fetch-dest') === 'document') env.outgoing.setHeader('server-timing', 'watched');
    return next();
  });
  app.all(url, ({ req }) =>
    receive(req.raw).catch((error: unknown) => {
      if (error instanceof ApiError) return answer(error.status, error.headers);
      throw error;
    }),
  );
}

function answer(status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** The log lines for an untrusted body; undefined unless it is exactly what the site's own pages send. */
export function linesOf(body: string): readonly string[] | undefined {
  const parsed = envelope.safeParse(jsonOf(body));
  if (!parsed.success) return undefined;
  const { reports, page, locale, browser, build } = parsed.data;
  return reports.map(
    (entry) => `report ${wordsOf(entry).join(' ')} (page ${page}, ${locale}, ${browser}, build ${build})`,
  );
}

function wordsOf(entry: Report): readonly string[] {
  const at = 'frames' in entry && entry.frames.length > 0 ? ['at', ...entry.frames] : [];
  switch (entry.kind) {
    case 'error':
    case 'rejection':
      return [entry.kind, entry.name, entry.code, ...at];
    case 'policy':
      return [entry.kind, entry.directive, entry.blocked, ...at];
    case 'load':
      return [entry.kind, entry.file];
    case 'path':
      return [entry.kind, entry.path];
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
