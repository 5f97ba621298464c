import { request as ask, STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { SECRET_HEADER, STUDIO_BASE } from '../../studio/hosted/request.ts';
import { may } from '../server/access.ts';
import type { Desk } from '../server/environment.ts';
import type { StudioProcess } from './process.ts';

/** How long to wait for the studio's response. Vite never answers a WebSocket without its token. */
const ANSWER_MS = 5000;
/** How often to check the session behind an open connection. */
const CHECK_MS = 60_000;

/** Whether a request opens the WebSocket that notifies the studio's pages of changes. */
export function isStudioUpgrade({ url = '', headers }: IncomingMessage): boolean {
  return url.startsWith(STUDIO_BASE) && headers.upgrade?.toLowerCase() === 'websocket';
}

/** Forwards that WebSocket while the person may edit. Never starts the studio: an open tab would keep it running. */
export function forwardUpgrades(desk: Desk, studio: StudioProcess) {
  return async ({ url, headers }: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const refuse = (status: number): void =>
      void socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
    const mayEdit = async (): Promise<boolean> => {
      const person = await desk.signIn.person(headers.cookie).catch(() => undefined);
      return person !== undefined && may(desk.config, person, 'edit');
    };
    socket.on('error', () => socket.destroy());
    // Browsers always send the origin of a WebSocket.
    if (headers.origin === undefined || !desk.isOwnOrigin(headers.origin)) return refuse(403);
    if (!(await mayEdit())) return refuse(401);
    const running = studio.running();
    if (running === undefined) return refuse(503);
    const own = Object.entries(headers).filter(([name]) => /^(?:connection|upgrade|sec-websocket-.+)$/.test(name));
    const upstream = ask(`${running.address}${url}`, {
      headers: { ...Object.fromEntries(own), origin: running.address, [SECRET_HEADER]: running.secret },
    });
    upstream.setTimeout(ANSWER_MS, () => upstream.destroy(new Error('no answer')));
    upstream.on('error', () => refuse(502));
    upstream.on('response', () => refuse(502));
    upstream.on('upgrade', (answer, other, first) => {
      const lines = answer.rawHeaders.flatMap((name, index) =>
        index % 2 ? [] : `${name}: ${answer.rawHeaders[index + 1]}\r\n`,
      );
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
      other.setTimeout(0);
      socket.write(first);
      other.write(head);
      const check = setInterval(async () => {
        if (!(await mayEdit())) socket.destroy();
      }, CHECK_MS).unref();
      socket.on('close', () => {
        clearInterval(check);
        other.destroy();
      });
      other.on('close', () => socket.destroy()).on('error', () => socket.destroy());
      socket.pipe(other).pipe(socket);
    });
    upstream.end();
  };
}
