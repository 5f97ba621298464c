import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';

/** A new row, as a database webhook tells it. */
export interface NewRow {
  readonly type: string;
  readonly schema: string;
  readonly table: string;
  readonly record: Record<string, unknown>;
  readonly old_record: null;
}

export interface Told<Body = NewRow> {
  readonly key: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Body;
  /** The body as it came. */
  readonly text: string;
}

/** What it does with a request: answer with a status, break the connection, or never answer. */
export type Reaction = number | 'break' | 'hang';

/** A listener for new rows, or for something else, on a port of its own. */
export interface Receiver<Body = NewRow> {
  readonly url: string;
  /** Every request that came, whatever it was answered. */
  readonly told: readonly Told<Body>[];
  /** What the next requests meet; afterwards 204. */
  react(...reactions: Reaction[]): void;
  close(): Promise<void>;
}

export async function startReceiver<Body = NewRow>(): Promise<Receiver<Body>> {
  const told: Told<Body>[] = [];
  const next: Reaction[] = [];
  const hear = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { headers } = request;
    const text = await read(request);
    const body = JSON.parse(text) as Body;
    told.push({ key: headers['idempotency-key'] as string | undefined, headers, body, text });
    const reaction = next.shift() ?? 204;
    if (reaction === 'break') request.socket.destroy();
    else if (reaction !== 'hang')
      response.writeHead(reaction, reaction === 302 ? { location: '/elsewhere' } : {}).end();
  };
  const server = createServer((request, response) => void hear(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/hook`,
    told,
    react: (...reactions) => void next.splice(0, next.length, ...reactions),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return text;
}
