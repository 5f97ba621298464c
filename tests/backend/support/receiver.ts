import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';

/** The body of a database webhook for a new row. */
export interface NewRow {
  readonly type: string;
  readonly schema: string;
  readonly table: string;
  readonly record: Record<string, unknown>;
  readonly old_record: null;
}

/** A request that the receiver has got. */
interface Received<Body = NewRow> {
  readonly key: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Body;
  /** The body before it was parsed. */
  readonly text: string;
}

/** How the receiver handles a request: respond with a status, break the connection, or never respond. */
export type Reaction = number | 'break' | 'hang';

/** A webhook receiver on its own port. */
export interface Receiver<Body = NewRow> {
  readonly url: string;
  /** All requests, whatever the response. */
  readonly received: readonly Received<Body>[];
  /** The reactions to the next requests; after those, 204. */
  react(...reactions: Reaction[]): void;
  close(): Promise<void>;
}

export async function startReceiver<Body = NewRow>(): Promise<Receiver<Body>> {
  const received: Received<Body>[] = [];
  const next: Reaction[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { headers } = request;
    const text = await read(request);
    const body = JSON.parse(text) as Body;
    received.push({ key: headers['idempotency-key'] as string | undefined, headers, body, text });
    const reaction = next.shift() ?? 204;
    if (reaction === 'break') request.socket.destroy();
    else if (reaction !== 'hang')
      response.writeHead(reaction, reaction === 302 ? { location: '/elsewhere' } : {}).end();
  };
  const server = createServer((request, response) => void receive(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/hook`,
    received,
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
