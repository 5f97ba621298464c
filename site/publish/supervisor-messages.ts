import type { Server as HttpServer } from 'node:http';
import { Socket, createServer, type AddressInfo, type Server } from 'node:net';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { reportAndExit, codeOf } from '../user-error.mjs';

/** A port that a server requests from its supervisor, identified by `setting` (`PORT`, `DESK_PORT`). */
interface Port {
  readonly setting: string;
  readonly host: string;
  readonly port: number;
}

/** A message from a server to its supervisor. */
export type ToSupervisor = { readonly kind: 'listen'; readonly port: Port } | { readonly kind: 'ready' };

/** A message from a supervisor to its server. */
type ToServer =
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
export function listenThroughSupervisor(server: HttpServer, port: Port): Promise<number> {
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

/** The maximum number of connections that wait while no server runs; more are closed. */
const MAX_WAITING = 1000;

/** A port, and the server that gets its connections. Without a server they wait. */
interface OpenPort {
  readonly listener: Server;
  to?: ChildProcess | undefined;
  readonly waiting: Socket[];
}

/** Creates the ports that a supervisor keeps open while its servers come and go. */
export function createPorts() {
  const ports = new Map<string, OpenPort>();

  const openPort = async ({ setting, host, port }: Port): Promise<OpenPort> => {
    const open: OpenPort = { listener: createServer({ pauseOnConnect: true }), waiting: [] };
    open.listener.on('connection', (socket) => {
      if (open.to) pass(setting, open.to, socket);
      else if (open.waiting.length < MAX_WAITING) open.waiting.push(socket);
      else socket.destroy();
    });
    open.listener.listen(port, host);
    await once(open.listener, 'listening');
    ports.set(setting, open);
    return open;
  };

  return {
    /** Passes the connections of a port to a server, those that wait first. Opens the port if it is not open. */
    async listen(child: ChildProcess, port: Port): Promise<void> {
      const { setting } = port;
      try {
        const open = ports.get(setting) ?? (await openPort(port));
        send(child, { kind: 'listening', setting, port: (open.listener.address() as AddressInfo).port });
        open.to = child;
        for (const socket of open.waiting.splice(0)) pass(setting, child, socket);
      } catch (error) {
        send(child, { kind: 'refused', setting, code: codeOf(error) ?? '', message: String(error) });
      }
    },
    /** From now on, the connections of a server wait for the next one. */
    hold(child: ChildProcess): void {
      for (const open of ports.values()) if (open.to === child) open.to = undefined;
    },
  };
}

/** Sends a message to a server, if it runs. */
export function send(child: ChildProcess, message: ToServer): void {
  if (child.connected) child.send(message);
}

function pass(setting: string, child: ChildProcess, socket: Socket): void {
  const message: ToServer = { kind: 'connection', setting };
  if (child.connected) child.send(message, socket, { keepOpen: false }, (error) => error && socket.destroy());
  else socket.destroy();
}
