import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What a receiver was told. */
export interface Told {
  readonly key: string | undefined;
  readonly body: { type: string; schema: string; table: string; record: Record<string, unknown>; old_record: null };
}

/** What it does with a request: answer with a status, break the connection, or never answer. */
export type Reaction = number | 'break' | 'hang';

/** A listener for new rows, on a port of its own. */
export interface Receiver {
  readonly url: string;
  /** Every request that came, whatever it was answered. */
  readonly told: readonly Told[];
  /** What the next requests meet; afterwards 204. */
  react(...reactions: Reaction[]): void;
  close(): Promise<void>;
}

/** Starts a listener. */
export async function startReceiver(): Promise<Receiver> {
  const told: Told[] = [];
  const next: Reaction[] = [];
  const hear = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = JSON.parse(await read(request)) as Told['body'];
    told.push({ key: request.headers['idempotency-key'] as string | undefined, body });
    const reaction = next.shift() ?? 204;
    if (reaction === 'break') request.socket.destroy();
    else if (reaction !== 'hang') response.writeHead(reaction, reaction === 302 ? { location: '/elsewhere' } : {}).end();
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
