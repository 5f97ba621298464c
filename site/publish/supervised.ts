import type { Server } from 'node:http';
import { Socket } from 'node:net';
import { reportAndExit } from '../errors.ts';

/** A port that a server requests from its supervisor, identified by `setting` (`PORT`, `DESK_PORT`). */
export interface Port {
  readonly setting: string;
  readonly host: string;
  readonly port: number;
}

/** A message from a server to its supervisor. */
export type ToSupervisor = { readonly kind: 'listen'; readonly port: Port } | { readonly kind: 'ready' };

/** A message from a supervisor to its server. */
export type ToServer =
  | { readonly kind: 'listening'; readonly setting: string; readonly port: number }
  | { readonly kind: 'refused'; readonly setting: string; readonly code: string; readonly message: string }
  /** Sent together with the socket. */
  | { readonly kind: 'connection'; readonly setting: string }
  | { readonly kind: 'stop' };

/** The environment variable that a supervisor sets for its server. */
export const SUPERVISED = 'SUPERVISED';

/** Whether this process was started by a supervisor. */
export function isSupervised(): boolean {
  return process.env[SUPERVISED] !== undefined && process.send !== undefined;
}

/** Sends a message to the supervisor, if there is one. */
export function notifySupervisor(message: ToSupervisor): void {
  if (isSupervised()) process.send?.(message);
}

/** Calls `close` and exits on a signal, when the supervisor asks for it, and when the supervisor has exited. */
export function exitOnRequest(close: () => Promise<unknown>): void {
  let stopping = false;
  const stop = (): void => {
    // A second Ctrl+C exits immediately.
    if (stopping) process.exit(1);
    stopping = true;
    close().then(() => process.exit(0), reportAndExit);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (!isSupervised()) return;
  process.on('message', (message: ToServer) => {
    if (message.kind === 'stop') stop();
  });
  process.once('disconnect', stop);
}

/**
 * Asks the supervisor to listen and to pass on connections. Returns the port.
 *
 * @throws the error of the supervisor's attempt, with its `code`
 */
export function listenThroughSupervisor(server: Server, port: Port): Promise<number> {
  return new Promise((done, fail) => {
    process.on('message', (message: ToServer, socket: unknown) => {
      if (message.kind === 'stop' || message.setting !== port.setting) return;
      if (message.kind === 'refused') return fail(Object.assign(new Error(message.message), { code: message.code }));
      if (message.kind === 'listening') {
        // Starts Node's timeout checks for slow requests.
        server.emit('listening');
        return done(message.port);
      }
      if (!(socket instanceof Socket)) return;
      // The same options as for a connection that Node's server accepts itself.
      socket.allowHalfOpen = true;
      socket.setNoDelay(true);
      server.emit('connection', socket);
    });
    notifySupervisor({ kind: 'listen', port });
  });
}
