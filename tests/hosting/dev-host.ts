import { startDev } from '../scripts/dev-project.ts';
import type { Host } from './host.ts';
import { askOverHttp } from './over-http.ts';

/** `npm run dev`, on a copy of the project. */
export async function startDevHost(): Promise<Host> {
  const dev = await startDev();
  return { origin: dev.url, ask: (asked) => askOverHttp(dev.url, asked), stop: () => dev.stop() };
}
