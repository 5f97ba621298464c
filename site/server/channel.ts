import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { UserError } from '../user-error.mjs';
import { isSecret } from './http/secret.ts';

/** The requests that a running server answers for commands. */
export interface ChannelAnswers {
  /** A request of `npm run leads` and its answer, both as JSON. */
  leads(question: string): Promise<string>;
  /** The database as a compressed archive, for `npm run backup`. */
  backup(): Promise<Uint8Array>;
  /** A request of `npm run desk` and its answer, both as JSON. */
  desk(question: string): Promise<string>;
}

/** Where a channel listens, and the secret that its requests must send. */
export interface ChannelAddress {
  readonly url: string;
  readonly secret: string;
}

/**
 * Creates the port of this machine at which commands use a running server's database. Only those who can read its
 * address, in the data directory, can use it.
 */
export async function createChannel() {
  const secret = randomBytes(32).toString('base64url');
  let answers: ChannelAnswers | undefined;
  const server = createServer((request, response) => {
    const name = request.url?.slice(1);
    if (!isSecret(request.headers.authorization ?? '', secret)) return void response.writeHead(401).end();
    if (answers === undefined) return void response.writeHead(503).end();
    if (name !== 'leads' && name !== 'backup' && name !== 'desk') return void response.writeHead(404).end();
    const { [name]: answer } = answers;
    text(request)
      .then((question): Promise<string | Uint8Array> => answer(question))
      .then(
        // The length lets the client detect a truncated response.
        (body) => response.writeHead(200, { 'content-length': Buffer.byteLength(body) }).end(body),
        (error: unknown) =>
          error instanceof UserError ? response.writeHead(422).end(error.message) : response.writeHead(500).end(),
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The channel alone does not keep the process alive.
  server.unref();
  return {
    address: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, secret } satisfies ChannelAddress,
    /** Answers requests from now on; before, they get 503. */
    open: (given: ChannelAnswers) => void (answers = given),
    /** Idempotent. */
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/**
 * Sends a request through a channel. Returns undefined without a complete response.
 *
 * @throws {UserError} if the server refuses the request
 */
export async function askChannel(
  { url, secret }: ChannelAddress,
  name: keyof ChannelAnswers,
  question = '',
): Promise<Buffer | undefined> {
  try {
    const response = await fetch(`${url}/${name}`, {
      method: 'POST',
      headers: { authorization: secret, connection: 'close' },
      body: question,
    });
    if (response.status === 422) throw new UserError(await response.text());
    return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
  } catch (error) {
    if (error instanceof UserError) throw error;
    return undefined;
  }
}
