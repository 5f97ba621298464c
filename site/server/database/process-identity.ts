import { readFileSync } from 'node:fs';
import { codeOf } from '../errors.ts';

/** Whether a process with this id exists, even another user's. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * What distinguishes a process from a later one with the same id: the machine's boot and the start time. Process ids are
 * reused, in containers immediately. Empty where the system does not tell; then the id alone has to do.
 */
export function processIdentity(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may contain spaces; the start time is the 22nd field.
    const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return started === undefined ? '' : `${boot}:${started}`;
  } catch {
    return '';
  }
}
