import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { codeOf } from './errors.ts';
import { installVersion, noteFailedStart, returnToPrevious } from './install-version.ts';
import { siteRoot } from '../site-root.mjs';
import { SUPERVISED, type NextVersion, type Port, type ToServer, type ToSupervisor } from './supervised.ts';

/** How long a new version may take until it serves. */
const READY_WITHIN_MS = 60_000;

/** Connections that wait while no server runs; more are refused. */
const MOST_WAITING = 1000;

/** How much of a server's error output is kept to say why it did not start, in characters. */
const LAST_WORDS = 2000;

/** A port with the server that gets its connections; without one they wait. */
interface OpenPort {
  readonly listener: Server;
  to?: ChildProcess | undefined;
  readonly waiting: Socket[];
}

/**
 * Runs a server and stays in front of it: it keeps the ports, so that connections wait while one version of the server replaces another.
 * If the new version is not ready in time, it returns to the previous one. Ends with the server.
 *
 * @param entry the server's program, started anew for each version
 * @param project the folder of the project
 * @param readyWithinMs how long a new version may take until it serves
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
      const address = open.listener.address();
      tell(child, {
        kind: 'listening',
        setting,
        port: typeof address === 'object' && address !== null ? address.port : port,
      });
      open.to = child;
      for (const socket of open.waiting.splice(0)) pass(setting, child, socket);
    } catch (error) {
      tell(child, { kind: 'refused', setting, code: codeOf(error) ?? '', message: String(error) });
    }
  }

  async function openPort(setting: string, host: string, port: number): Promise<OpenPort> {
    const open: OpenPort = { listener: createServer({ pauseOnConnect: true }), waiting: [] };
    open.listener.on('connection', (socket) => {
      if (open.to) pass(setting, open.to, socket);
      else if (open.waiting.length < MOST_WAITING) open.waiting.push(socket);
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
      const fault = await untilReady(current, readyWithinMs);
      if (fault === undefined) return;
      await stop(current, 'SIGKILL');
      settings = await returnToPrevious(project, next, previous, fault);
    } catch (error) {
      noteFailedStart(siteRoot(project), String(error));
    } finally {
      replacing = false;
    }
    current = start(settings);
  }

  /** Ends a server. From now on, connections wait for the next one. */
  async function stop(child: ChildProcess, signal?: NodeJS.Signals): Promise<void> {
    for (const open of ports.values()) open.to = undefined;
    if (child.exitCode !== null || child.signalCode !== null) return;
    if (signal === undefined) tell(child, { kind: 'stop' });
    else child.kill(signal);
    await once(child, 'exit');
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      ending = true;
      if (current.exitCode !== null || current.signalCode !== null) process.exit(0);
      // Ctrl+C in a terminal reaches the server by itself; a second one would mean "at once" to it.
      if (!(signal === 'SIGINT' && process.stdin.isTTY)) current.kill(signal);
    });
}

function tell(child: ChildProcess, message: ToServer): void {
  if (child.connected) child.send(message);
}

function pass(setting: string, child: ChildProcess, socket: Socket): void {
  const message: ToServer = { kind: 'connection', setting };
  if (child.connected) child.send(message, socket, { keepOpen: false }, (error) => error && socket.destroy());
  else socket.destroy();
}

/** What keeps a server from being ready; nothing when it is. */
async function untilReady(child: ChildProcess, withinMs: number): Promise<string | undefined> {
  let words = '';
  child.stderr?.on('data', (chunk) => (words = `${words}${chunk}`.slice(-LAST_WORDS)));
  const late = new AbortController();
  const fault = await Promise.race([
    new Promise<undefined>((done) =>
      child.on('message', ({ kind }: ToSupervisor) => {
        if (kind === 'ready') done(undefined);
      }),
    ),
    once(child, 'exit', { signal: late.signal }).then(() => words.trim() || 'It ended at once.'),
    setTimeout(withinMs, `It did not start within ${withinMs / 1000} seconds.`, { signal: late.signal }),
  ]);
  late.abort();
  return fault;
}
