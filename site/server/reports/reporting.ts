import type { CompiledReports } from '#contract';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BackendRoute } from '../http/backend-route.ts';
import { logError, type OnError } from '../http/failure.ts';
import { isBot } from '../../lib/reports/browser.ts';
import { framesOf, nameOf } from '../../lib/reports/describe-error.ts';
import { maskPath } from '../../lib/reports/mask-path.ts';
import { createSender, type Sender, type SenderOptions } from './sender.ts';

/** Where the server reports: a complete URL, or a path at which it receives reports itself. */
export type ReportsSetup = Pick<CompiledReports, 'url' | 'perMinute'>;

/** What {@link openReporting} needs. */
export interface ReportingOptions extends Pick<SenderOptions, 'everyMs' | 'timeoutMs'> {
  /** Nothing is reported without it. */
  readonly reports?: ReportsSetup | undefined;
  readonly log?: (line: string) => void;
  /** Receives unexpected errors. Standard error by default. */
  readonly onError?: OnError;
  /** Called for a request that no `Request` can be made of. */
  readonly onMalformed?: () => void;
}

/** The server's part in error reporting. */
export interface Reporting {
  /**
   * Answers a request that brings a report, and says whether it was one. Any other request is only looked at: one of a
   * visitor's that leads nowhere counts. So it comes before all other routes.
   */
  readonly route: BackendRoute;
  /** Receives unexpected errors, and counts them. */
  readonly onError: OnError;
  /** Sends what has not been sent yet, once. */
  close(): Promise<void>;
}

/** Reports to another site's address, or takes reports at a path of this one: then the log itself has bad paths and failures. */
export async function openReporting(options: ReportingOptions): Promise<Reporting> {
  const { reports, log = () => undefined, onError = logError, onMalformed = () => undefined, ...times } = options;
  if (reports === undefined) return { route: () => false, onError, close: () => Promise.resolve() };
  if (reports.url.startsWith('/')) {
    const { createReceiver } = await import('./receiver.ts');
    const receive = createReceiver({ ...reports, log, onError, onMalformed });
    return {
      route(request, response) {
        if (isVisit(request)) markWatched(request, response);
        return receive(request, response);
      },
      onError,
      close: () => Promise.resolve(),
    };
  }
  const sender = createSender({ ...times, url: reports.url, different: reports.perMinute, log });
  return {
    route(request, response) {
      if (isVisit(request)) {
        markWatched(request, response);
        countMissing(request, response, sender);
      }
      return false;
    },
    onError(error, requestId) {
      onError(error, requestId);
      const frames = error instanceof Error ? framesOf(error, ownFile) : [];
      sender.add({ kind: 'failure', name: nameOf(error), frames, count: 1 });
    },
    close: () => sender.close(),
  };
}

/** Every browser says what it requests a file for. A client that does not is a program probing for weaknesses. */
function isVisit({ headers }: IncomingMessage): boolean {
  const wanted = headers['sec-fetch-dest'];
  return wanted !== undefined && wanted !== 'empty' && !isBot(headers['user-agent'] ?? '');
}

/** Keeps the page from reporting a bad address again. */
function markWatched({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers['sec-fetch-dest'] === 'document') response.setHeader('server-timing', 'watched');
}

function countMissing({ url = '/' }: IncomingMessage, response: ServerResponse, sender: Sender): void {
  response.once('finish', () => {
    if (response.statusCode === 404) sender.add({ kind: 'path', path: maskPath(url), count: 1 });
  });
}

/** The path of a file within the site, wherever the site is installed. */
function ownFile(url: string): string | undefined {
  return /\/(site\/[\w./-]{1,100}\.ts)$/.exec(url)?.[1];
}
