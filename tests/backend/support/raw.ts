import { connect, type Socket } from 'node:net';

/** A parsed HTTP response. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Opens a connection, and ignores its errors. */
export function open(url: string): Socket {
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  // The server may reset the connection; tests check what it sent before.
  socket.on('error', () => undefined);
  return socket;
}

/** Reads everything until the connection ends. */
export function readAll(socket: Socket): Promise<Buffer> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((done) => socket.once('close', () => done(Buffer.concat(chunks))));
}

/** Sends bytes, and returns everything that the server sends until it closes the connection. */
export function exchange(url: string, ...parts: readonly (string | Buffer)[]): Promise<Buffer> {
  const socket = open(url);
  const all = readAll(socket);
  for (const part of parts) socket.write(typeof part === 'string' ? Buffer.from(part, 'latin1') : part);
  return all;
}

/** Parses a response; `undefined` if there is none. */
export function parseAnswer(bytes: Buffer): RawAnswer | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const [first = '', ...rest] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const pairs = rest.map((line) => [
    line.split(':', 1)[0]?.toLowerCase() ?? '',
    line.slice(line.indexOf(':') + 1).trim(),
  ]);
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(pairs) as Record<string, string>,
    body: bytes.subarray(end + 4),
  };
}

/** Sends a request exactly as given: fetch would add headers and normalise the path. */
export async function ask(
  url: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<RawAnswer> {
  const all = { host: new URL(url).host, connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const answer = parseAnswer(await exchange(url, `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`));
  if (answer === undefined) throw new Error(`no answer to ${method} ${path}`);
  return answer;
}
