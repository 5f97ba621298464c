import { chmodSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { channelPlace } from './database/data-directory.ts';
import { UserError } from '../user-error.mjs';

/** The requests that a running server answers for commands. */
export interface ChannelAnswers {
  /** A request of `npm run leads` and its answer, both as JSON. */
  leads(question: string): Promise<string>;
  /** The database as a compressed archive, for `npm run backup`. */
  backup(): Promise<Uint8Array>;
  /** A request of `npm run desk` and its answer, both as JSON. */
  desk(question: string): Promise<string>;
}

/** A response from the channel. A refusal is a message for the user. */
export type ChannelAnswer = { readonly answer: Buffer } | { readonly refusal: string };

/** The socket through which commands use a running server's database. Only the same user can connect. */
export interface Channel {
  readonly path: string;
  /** Starts listening. */
  open(answers: ChannelAnswers): Promise<void>;
  /** Idempotent. Leaves the socket alone if the channel was never opened: it belongs to another process then. */
  close(): Promise<void>;
}

/** Prepares the channel of a data directory. The caller holds the directory's lock before it opens it. */
export function createChannel(dataDir: string): Channel {
  const place = channelPlace(dataDir);
  let server: ReturnType<typeof createServer> | undefined;
  return {
    path: place.path,
    async open(answers) {
      // A killed server may have left its socket.
      place.removeSocket();
      const listening = createServer((incoming, response) => {
        const name = incoming.url?.slice(1);
        if (name !== 'leads' && name !== 'backup' && name !== 'desk') {
          response.writeHead(404).end();
          return;
        }
        text(incoming)
          .then((question): Promise<string | Uint8Array> => answers[name](question))
          .then(
            // The length lets the client detect a truncated response.
            (body) => response.writeHead(200, { 'content-length': Buffer.byteLength(body) }).end(body),
            (error: unknown) =>
              error instanceof UserError ? response.writeHead(422).end(error.message) : response.writeHead(500).end(),
          );
      });
      await new Promise<void>((done, fail) => {
        listening.once('error', fail).listen(place.path, done);
        if (process.platform !== 'win32') chmodSync(place.path, 0o600);
      });
      // The channel alone does not keep the process alive.
      listening.unref();
      server = listening;
    },
    async close() {
      const closing = server;
      server = undefined;
      if (closing !== undefined) {
        closing.closeAllConnections();
        await new Promise((done) => closing.close(done));
        place.removeSocket();
      }
      place.discard();
    },
  };
}

/** Sends a request through a channel; undefined without a complete response. */
export async function askChannel(
  path: string,
  name: keyof ChannelAnswers,
  question = '',
): Promise<ChannelAnswer | undefined> {
  return new Promise((done) => {
    const outgoing = request({ socketPath: path, path: `/${name}`, method: 'POST', agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', () => done(undefined));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        if (response.statusCode === 200) done({ answer: body });
        else done(response.statusCode === 422 ? { refusal: body.toString('utf8') } : undefined);
      });
    });
    outgoing.on('error', () => done(undefined)).end(question);
  });
}
