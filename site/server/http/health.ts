import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers whether the server can do its work. */
export type Health = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What {@link createHealth} needs. */
export interface HealthOptions {
  /** Asks the database for anything; nothing without a database of one's own. */
  readonly askDatabase: (() => Promise<unknown>) | undefined;
  readonly timeoutMs: number;
  readonly isStopping: () => boolean;
}

/** 200 while everything answers; 503 while the database does not, or the server is about to end. */
export function createHealth({ askDatabase, timeoutMs, isStopping }: HealthOptions): Health {
  // However many ask at once, the database is asked once.
  let asked: Promise<boolean> | undefined;
  const databaseAnswers = (): Promise<boolean> => {
    if (askDatabase === undefined) return Promise.resolve(true);
    asked ??= within(timeoutMs, askDatabase()).finally(() => (asked = undefined));
    return asked;
  };
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    }
    const trouble = isStopping() ? 'stopping' : (await databaseAnswers()) ? undefined : 'database';
    const text = `${trouble ?? 'ok'}\n`;
    const headers = { 'content-type': 'text/plain;charset=utf-8', 'content-length': text.length, 'cache-control': 'no-store' };
    response.writeHead(trouble === undefined ? 200 : 503, headers).end(request.method === 'HEAD' ? undefined : text);
  };
}

async function within(ms: number, answer: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((done) => (timer = setTimeout(() => done(false), ms)));
  try {
    return await Promise.race([answer.then(() => true), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
