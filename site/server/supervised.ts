import type { Server } from 'node:http';
import { Socket } from 'node:net';

/** A port that a server asks its supervisor for. `setting` (`PORT`, `DESK_PORT`) tells one from another. */
export interface Port {
  readonly setting: string;
  readonly host: string;
  readonly port: number;
}

/** A version that is to replace the running one. */
export interface NextVersion {
  /** Its tag, if it has one of its own. */
  readonly version?: string | undefined;
  readonly commit: string;
  /** The folder of its build. */
  readonly dist: string;
}

/** From a server to its supervisor. */
export type ToSupervisor =
  | { readonly kind: 'listen'; readonly port: Port }
  | { readonly kind: 'ready' }
  /** Stop this server, put a new version in its place and start it. */
  | { readonly kind: 'replace'; readonly next: NextVersion };

/** From a supervisor to its server. */
export type ToServer =
  | { readonly kind: 'listening'; readonly setting: string; readonly port: number }
  | { readonly kind: 'refused'; readonly setting: string; readonly code: string; readonly message: string }
  /** Comes with the socket. */
  | { readonly kind: 'connection'; readonly setting: string }
  | { readonly kind: 'stop' };

/** In the environment of a server that a supervisor has started. */
export const SUPERVISED = 'SUPERVISED';

/** In its environment: the migrations that the database has run and this version does not have, after a newer one did not start. */
export const MIGRATIONS_AHEAD = 'MIGRATIONS_AHEAD';

/** Whether this process was started by a supervisor. */
export function isSupervised(): boolean {
  return process.env[SUPERVISED] !== undefined && process.send !== undefined;
}

/** Tells the supervisor something. Does nothing in a server without one. */
export function tellSupervisor(message: ToSupervisor): void {
  if (isSupervised()) process.send?.(message);
}

/** Calls back when the supervisor wants this server to stop, or is gone. */
export function onSupervisorStop(stop: () => void): void {
  if (!isSupervised()) return;
  process.on('message', (message: ToServer) => {
    if (message.kind === 'stop') stop();
  });
  process.once('disconnect', stop);
}

/** The connections that each server has from its supervisor. */
const inherited = new Map<Server, Set<Socket>>();

/**
 * Has the supervisor listen and pass on connections. Returns the port.
 *
 * @throws the error of the supervisor's attempt, with its `code`
 */
export function listenThroughSupervisor(server: Server, port: Port): Promise<number> {
  const sockets = new Set<Socket>();
  return new Promise((done, fail) => {
    process.on('message', (message: ToServer, socket: unknown) => {
      if (message.kind === 'stop' || message.setting !== port.setting) return;
      if (message.kind === 'refused') return fail(Object.assign(new Error(message.message), { code: message.code }));
      if (message.kind === 'listening') {
        inherited.set(server, sockets);
        // Node begins its checks for slow requests here.
        server.emit('listening');
        return done(message.port);
      }
      if (!(socket instanceof Socket)) return;
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      // What Node's own server does with a connection that it accepts.
      socket.allowHalfOpen = true;
      socket.setNoDelay(true);
      server.emit('connection', socket);
    });
    tellSupervisor({ kind: 'listen', port });
  });
}

/** Waits until the connections from the supervisor have ended, and ends them after a while. */
export async function stopInherited(server: Server, timeoutMs: number): Promise<void> {
  const sockets = inherited.get(server);
  if (sockets === undefined) return;
  const force = setTimeout(() => sockets.forEach((socket) => socket.destroy()), timeoutMs);
  await Promise.all([...sockets].map((socket) => new Promise((done) => socket.once('close', done))));
  clearTimeout(force);
}
