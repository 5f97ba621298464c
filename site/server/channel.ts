import { chmodSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { channelPlace } from './database/data-directory.ts';

/** What a running server tells the commands that ask it: each gives the whole answer. */
export interface ChannelAnswers {
  /** All rows, as JSON: for `npm run leads`. */
  leads(): Promise<string>;
  /** The database as a compressed archive: for `npm run backup`. */
  backup(): Promise<Uint8Array>;
}

/** The door by which commands read through a running server: only this user can open it. */
export interface Channel {
  readonly path: string;
  /** Starts to answer. */
  open(answers: ChannelAnswers): Promise<void>;
  /**
   * May be called again, and for a channel that was never opened: then a socket in the directory is another process's
   * and stays.
   */
  close(): Promise<void>;
}

/** Prepares the channel of a data directory. The caller holds the directory's lock before it opens it. */
export function createChannel(dataDir: string): Channel {
  const place = channelPlace(dataDir);
  let server: ReturnType<typeof createServer> | undefined;
  return {
    path: place.path,
    async open(answers) {
      // A killed server leaves its socket behind.
      place.removeSocket();
      const listening = createServer((incoming, response) => {
        const name = incoming.url?.slice(1);
        if (name !== 'leads' && name !== 'backup') {
          response.writeHead(404).end();
          return;
        }
        answers[name]().then(
          // With its length: whoever asked can tell an answer that was cut off.
          (body) => response.writeHead(200, { 'content-length': Buffer.byteLength(body) }).end(body),
          () => response.writeHead(500).end(),
        );
      });
      await new Promise<void>((done, fail) => {
        listening.once('error', fail).listen(place.path, done);
        if (process.platform !== 'win32') chmodSync(place.path, 0o600);
      });
      // The channel alone is no reason for the process to live on.
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

/** Asks the server behind a channel; nothing when it does not answer, or not to the end. */
export async function askChannel(path: string, question: keyof ChannelAnswers): Promise<Buffer | undefined> {
  return new Promise((done) => {
    const outgoing = request({ socketPath: path, path: `/${question}`, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', () => done(undefined));
      response.on('end', () => done(response.statusCode === 200 ? Buffer.concat(chunks) : undefined));
    });
    outgoing.on('error', () => done(undefined)).end();
  });
}
