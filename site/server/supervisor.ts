import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { codeOf } from './errors.ts';
import { installVersion, recordFailedStart, returnToPrevious } from './install-version.ts';
import { siteRoot } from '../site-root.mjs';
import { SUPERVISED, type NextVersion, type Port, type ToServer, type ToSupervisor } from './supervised.ts';

/** How long a new version may take to start. */
const READY_WITHIN_MS = 60_000;

/** The maximum number of connections that wait while no server runs; more are closed. */
const MAX_WAITING = 1000;

/** How many characters of a server's error output are kept to explain why it did not start. */
const STDERR_TAIL = 2000;

/** A port, and the server that gets its connections. Without a server they wait. */
interface OpenPort {
  readonly listener: Server;
  to?: ChildProcess | undefined;
  readonly waiting: Socket[];
}

/**
 * Runs a server as a child process and keeps its ports open, so that connections wait while a new version replaces it.
 * Returns to the previous version if the new one is not ready in time. Exits with the server.
 *
 * @param entry the server's program, started again for each version
 * @param project the folder of the project
 * @param readyWithinMs how long a new version may take to start
 */
export function supervise(entry: string, project: string, readyWithinMs = READY_WITHIN_MS): void {
  const ports = new Map<string, OpenPort>();
  let current = start();
  let replacing = false;
  let ending = false;

  function start(settings: NodeJS.ProcessEnv = {}): ChildProcess {
    const child = fork(entry, {
      env: { ...process.env, ...settings, [SUPERVISED]: 'yes' },
      stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
    });
    child.stderr?.pipe(process.stderr, { end: false });
    child.on('message', (message: ToSupervisor) => {
      if (message.kind === 'listen') void listen(child, message.port);
      if (message.kind === 'replace' && child === current && !replacing) void replace(message.next);
    });
    child.once('exit', (code, signal) => {
      if (ending || (child === current && !replacing)) process.exit(code ?? (signal === null ? 1 : 128));
    });
    return child;
  }

  async function listen(child: ChildProcess, { setting, host, port }: Port): Promise<void> {
    try {
      const open = ports.get(setting) ?? (await openPort(setting, host, port));
      send(child, { kind: 'listening', setting, port: (open.listener.address() as AddressInfo).port });
      open.to = child;
      for (const socket of open.waiting.splice(0)) pass(setting, child, socket);
    } catch (error) {
      send(child, { kind: 'refused', setting, code: codeOf(error) ?? '', message: String(error) });
    }
  }

  async function openPort(setting: string, host: string, port: number): Promise<OpenPort> {
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
  }

  async function replace(next: NextVersion): Promise<void> {
    replacing = true;
    await stop(current);
    let settings: NodeJS.ProcessEnv = {};
    try {
      const previous = await installVersion(project, next);
      current = start();
      const failure = await untilReady(current, readyWithinMs);
      if (failure === undefined) return;
      await stop(current, 'SIGKILL');
      settings = await returnToPrevious(project, next, previous, failure);
    } catch (error) {
      recordFailedStart(siteRoot(project), String(error));
    } finally {
      replacing = false;
    }
    current = start(settings);
  }

  /** Stops a server. From now on, connections wait for the next one. */
  async function stop(child: ChildProcess, signal?: NodeJS.Signals): Promise<void> {
    for (const open of ports.values()) open.to = undefined;
    if (child.exitCode !== null || child.signalCode !== null) return;
    if (signal === undefined) send(child, { kind: 'stop' });
    else child.kill(signal);
    await once(child, 'exit');
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      ending = true;
      if (current.exitCode !== null || current.signalCode !== null) process.exit(0);
      // In a terminal, Ctrl+C also reaches the server directly; a second signal would make it exit immediately.
      if (!(signal === 'SIGINT' && process.stdin.isTTY)) current.kill(signal);
    });
}

function send(child: ChildProcess, message: ToServer): void {
  if (child.connected) child.send(message);
}

function pass(setting: string, child: ChildProcess, socket: Socket): void {
  const message: ToServer = { kind: 'connection', setting };
  if (child.connected) child.send(message, socket, { keepOpen: false }, (error) => error && socket.destroy());
  else socket.destroy();
}

/** Waits until a server is ready. Returns the reason if it fails to start in time. */
async function untilReady(child: ChildProcess, withinMs: number): Promise<string | undefined> {
  let output = '';
  child.stderr?.on('data', (chunk) => (output = `${output}${chunk}`.slice(-STDERR_TAIL)));
  const settled = new AbortController();
  const failure = await Promise.race([
    new Promise<undefined>((done) =>
      child.on('message', ({ kind }: ToSupervisor) => {
        if (kind === 'ready') done(undefined);
      }),
    ),
    once(child, 'exit', { signal: settled.signal }).then(() => output.trim() || 'It exited immediately.'),
    setTimeout(withinMs, `It did not start within ${withinMs / 1000} seconds.`, { signal: settled.signal }),
  ]);
  settled.abort();
  return failure;
}
