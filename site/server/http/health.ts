import type { IncomingMessage, ServerResponse } from 'node:http';
import { within } from '../within.ts';

/** Answers a request of the operator: health check or metrics. */
export type Probe = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface HealthOptions {
  /** Runs a trivial query; undefined without your own database. */
  readonly askDatabase: (() => Promise<unknown>) | undefined;
  readonly timeoutMs: number;
  readonly isStopping: () => boolean;
}

/** 200 while everything answers; 503 while the database does not, or the server is shutting down. */
export function createHealth({ askDatabase, timeoutMs, isStopping }: HealthOptions): Probe {
  // Concurrent checks share one query.
  let asked: Promise<boolean | undefined> | undefined;
  const databaseAnswers = (): Promise<boolean | undefined> => {
    if (askDatabase === undefined) return Promise.resolve(true);
    asked ??= within(
      timeoutMs,
      askDatabase().then(() => true),
    ).finally(() => (asked = undefined));
    return asked;
  };
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    }
    const trouble = isStopping() ? 'stopping' : (await databaseAnswers()) ? undefined : 'database';
    const text = `${trouble ?? 'ok'}\n`;
    const headers = {
      'content-type': 'text/plain;charset=utf-8',
      'content-length': text.length,
      'cache-control': 'no-store',
    };
    response.writeHead(trouble === undefined ? 200 : 503, headers).end(request.method === 'HEAD' ? undefined : text);
  };
}
