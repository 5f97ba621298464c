import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { codeOf } from '../errors.ts';
import type { Port, ToServer } from './supervised.ts';

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
