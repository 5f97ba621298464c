import type { IncomingMessage, ServerResponse } from 'node:http';
import { within } from '../within.ts';

/** Answers a health check. */
export type Probe = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface HealthOptions {
  /** Runs a trivial query; undefined if this server has no database. */
  readonly askDatabase: (() => Promise<unknown>) | undefined;
  readonly timeoutMs: number;
  readonly isStopping: () => boolean;
}

/** Answers 200; or 503 while the database does not respond or the server is shutting down. */
export function createHealth({ askDatabase, timeoutMs, isStopping }: HealthOptions): Probe {
  const databaseAnswers = async (): Promise<boolean | undefined> =>
    askDatabase === undefined ||
    within(
      timeoutMs,
      askDatabase().then(() => true),
    );
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    }
    const problem = isStopping() ? 'stopping' : (await databaseAnswers()) ? undefined : 'database';
    const text = `${problem ?? 'ok'}\n`;
    const headers = {
      'content-type': 'text/plain;charset=utf-8',
      'content-length': text.length,
      'cache-control': 'no-store',
    };
    response.writeHead(problem === undefined ? 200 : 503, headers).end(request.method === 'HEAD' ? undefined : text);
  };
}
