import { streamSSE } from 'hono/streaming';
import { roleOf, type Desk, type DeskApp } from '../environment.ts';

/** How often an open page hears something, and its session is looked at again. */
const HEARTBEAT_MS = 15_000;

/** Tells an open page of new and changed rows, for as long as its session lasts. */
export function addEventsRoute(app: DeskApp, desk: Desk, heartbeatMs = HEARTBEAT_MS): void {
  const { config, live, signIn } = desk;
  app.get('/events', (context) => {
    const cookie = context.req.header('cookie');
    const { person } = context.var;
    const tables = roleOf(config, person).tables;
    // A proxy that collects an answer would never give it.
    context.header('x-accel-buffering', 'no');
    const response = streamSSE(context, async (stream) => {
      const news = new Set<string>();
      const state = { isOver: false, mustLook: false };
      let wake = (): void => undefined;
      const on = (what: () => void) => (): void => {
        what();
        wake();
      };
      const end = on(() => (state.isOver = true));
      const forget = live.listen({
        onTable: (table) => {
          if (tables.includes(table)) on(() => news.add(table))();
        },
        onSessions: on(() => (state.mustLook = true)),
        onClose: end,
      });
      stream.onAbort(end);
      try {
        await stream.write(': here\n\n');
        while (!state.isOver) {
          const heartbeat = await nextNews(
            heartbeatMs,
            (ring) => (wake = ring),
            () => news.size > 0 || state.mustLook || state.isOver,
          );
          if (state.isOver) break;
          if (heartbeat || state.mustLook) {
            state.mustLook = false;
            const now = await signIn.person(cookie);
            // Also with another role than before: the page asks anew, as who the person is now.
            if (now === undefined || now.role !== person.role) break;
            await stream.write(': still here\n\n');
          }
          const told = [...news];
          news.clear();
          for (const table of told) {
            await stream.writeSSE({ event: 'row', data: JSON.stringify({ table }) });
          }
        }
      } finally {
        forget();
      }
    });
    response.headers.set('cache-control', 'no-store');
    return response;
  });
}

/** Waits until somebody rings, or for a time; says whether it was the time. */
async function nextNews(ms: number, onRing: (ring: () => void) => void, isThere: () => boolean): Promise<boolean> {
  if (isThere()) return false;
  return new Promise((done) => {
    const timer = setTimeout(() => done(true), ms);
    onRing(() => {
      clearTimeout(timer);
      done(false);
    });
  });
}
