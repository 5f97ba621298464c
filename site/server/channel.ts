import { chmodSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { channelPlace } from './database/data-directory.ts';
import { UserError } from '../user-error.mjs';

/** What a running server does for commands; each method returns the whole answer. */
export interface ChannelAnswers {
  /** A request of `npm run leads` and its answer, both as JSON. */
  leads(question: string): Promise<string>;
  /** The database as a compressed archive: for `npm run backup`. */
  backup(): Promise<Uint8Array>;
  /** What the commands of `npm run desk` ask for and get, both as JSON. */
  desk(question: string): Promise<string>;
}

/** An answer through the channel. A refusal is a sentence for the user. */
export type ChannelAnswer = { readonly answer: Buffer } | { readonly refusal: string };

/** The channel by which commands work through a running server. Only the same user can open it. */
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
        if (name !== 'leads' && name !== 'backup' && name !== 'desk') {
          response.writeHead(404).end();
          return;
        }
        answer(answers, name, text(incoming)).then(
          // With its length, so that the client notices a truncated answer.
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

async function answer(
  answers: ChannelAnswers,
  name: keyof ChannelAnswers,
  question: Promise<string>,
): Promise<string | Uint8Array> {
  return answers[name](await question);
}

/** Asks the server behind a channel; undefined if it does not answer completely. */
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
