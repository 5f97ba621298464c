import { readFileSync } from 'node:fs';

import autocannon from 'autocannon';

/** One thing that is asked for again and again. */
export interface Case {
  readonly name: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
}

/** What a server did in one case. */
export interface Measured {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Of the server's processor time, in microseconds a request; unknown where there is no /proc. */
  readonly cpu: number | undefined;
  /** Of the server's memory, in megabytes, after it; unknown where there is no /proc. */
  readonly memory: number | undefined;
}

/** The length of one tick of a process's processor time in /proc. */
const TICK_MICROSECONDS = 10_000;

/** Asks as fast as the server answers, for a second without counting and then for `seconds`. */
export async function measure(
  url: string,
  pid: number,
  { path, headers, status }: Case,
  seconds: number,
  connections: number,
): Promise<Measured> {
  const run = (duration: number): Promise<autocannon.Result> =>
    autocannon({ url: url + path, connections, duration, headers: { ...headers } });
  await run(1);
  const before = processorTime(pid);
  const result = await run(seconds);
  const after = processorTime(pid);
  const answers = Object.entries(result.statusCodeStats ?? {}).map(([code, { count }]) => ({
    code: Number(code),
    count: count ?? 0,
  }));
  const strange = answers.filter(({ code }) => code !== status);
  if (strange.length > 0 || result.errors > 0) {
    throw new Error(
      `${url}${path} was answered with ${strange.map(({ code }) => code).join(', ') || 'nothing'} instead of ${status}`,
    );
  }
  const total = answers.reduce((sum, { count }) => sum + count, 0);
  return {
    perSecond: total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: before === undefined || after === undefined ? undefined : (after - before) / total,
    memory: residentMemory(pid),
  };
}

/** What a process has used so far, in microseconds. */
function processorTime(pid: number): number | undefined {
  // The second field, the program's name in parentheses, may contain spaces.
  const fields = readProc(pid, 'stat')?.split(') ')[1]?.split(' ');
  return fields === undefined ? undefined : (Number(fields[11]) + Number(fields[12])) * TICK_MICROSECONDS;
}

function residentMemory(pid: number): number | undefined {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readProc(pid, 'status') ?? '')?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
