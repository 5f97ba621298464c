import process from 'node:process';

const INTERVAL_MS = 250;

/**
 * Ends this process, as if by SIGTERM, when the shell that npm started it with is gone.
 *
 * npm runs a script through `sh`, hands a SIGTERM to that shell alone, and the shell dies without passing it
 * on: `npm start` would be over, and its server would still hold the port. Nothing tells an orphan, so it looks.
 */
export function endWithParent() {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, INTERVAL_MS);
  timer.unref();
}
