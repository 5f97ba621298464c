import { chmodSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { channelPlace } from '../database/data-directory.ts';
import type { LeadTable } from './listing.ts';

/** The door by which `npm run leads` reads through a running server: only this user can open it. */
export interface LeadsChannel {
  readonly path: string;
  /** Starts to answer with what `list` returns. */
  open(list: () => Promise<LeadTable[]>): Promise<void>;
  /**
   * May be called again, and for a channel that was never opened: then a socket in the directory is another process's
   * and stays.
   */
  close(): Promise<void>;
}

/** Prepares the channel of a data directory. The caller holds the directory's lock before it opens it. */
export function createLeadsChannel(dataDir: string): LeadsChannel {
  const place = channelPlace(dataDir);
  let server: ReturnType<typeof createServer> | undefined;
  return {
    path: place.path,
    async open(list) {
      // A killed server leaves its socket behind.
      place.removeSocket();
      const listening = createServer((_request, response) => {
        list().then(
          (tables) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(tables)),
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

/** Reads the listing from the server that holds the directory; nothing when it does not answer. */
export async function readChannel(path: string): Promise<LeadTable[] | undefined> {
  const text = await new Promise<string | undefined>((done) => {
    const outgoing = request({ socketPath: path, path: '/leads', agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', () => done(undefined));
      response.on('end', () => done(response.statusCode === 200 ? Buffer.concat(chunks).toString('utf8') : undefined));
    });
    outgoing.on('error', () => done(undefined)).end();
  });
  // Written by the same version of the code, on the same machine, behind the user's own permissions.
  return text === undefined ? undefined : (JSON.parse(text) as LeadTable[]);
}
