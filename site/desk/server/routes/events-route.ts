import { streamSSE } from 'hono/streaming';
import { roleOf, type Desk, type DeskApp } from '../environment.ts';

/** How often to check an open page's session and send a comment, which keeps the connection open. */
const HEARTBEAT_MS = 15_000;

/** Streams server-sent events about new and changed rows to an open page while its session lasts. */
export function addEventsRoute(app: DeskApp, desk: Desk, heartbeatMs = HEARTBEAT_MS): void {
  const { config, live, signIn } = desk;
  app.get('/events', (context) => {
    const cookie = context.req.header('cookie');
    const { person } = context.var;
    const tables = roleOf(config, person).tables;
    // A proxy that buffers responses would never pass the events on.
    context.header('x-accel-buffering', 'no');
    const response = streamSSE(context, async (stream) => {
      const changedTables = new Set<string>();
      const state = { isOver: false, mustCheck: false };
      let wake = (): void => undefined;
      const thenWake = (update: () => void) => (): void => {
        update();
        wake();
      };
      const end = thenWake(() => (state.isOver = true));
      const unlisten = live.listen({
        onTable: (table) => {
          if (tables.includes(table)) thenWake(() => changedTables.add(table))();
        },
        onSessions: thenWake(() => (state.mustCheck = true)),
        onClose: end,
      });
      stream.onAbort(end);
      try {
        await stream.write(': here\n\n');
        while (!state.isOver) {
          const isHeartbeat = await nextEvent(
            heartbeatMs,
            (resume) => (wake = resume),
            () => changedTables.size > 0 || state.mustCheck || state.isOver,
          );
          if (state.isOver) break;
          if (isHeartbeat || state.mustCheck) {
            state.mustCheck = false;
            const now = await signIn.person(cookie);
            // Also ends the stream if the role has changed: the page reconnects, with the new role's tables.
            if (now === undefined || now.role !== person.role) break;
            await stream.write(': still here\n\n');
          }
          const sending = [...changedTables];
          changedTables.clear();
          for (const table of sending) {
            await stream.writeSSE({ event: 'row', data: JSON.stringify({ table }) });
          }
        }
      } finally {
        unlisten();
      }
    });
    response.headers.set('cache-control', 'no-store');
    return response;
  });
}

/** Waits for an event or a timeout, unless an event is pending. Returns whether it timed out. */
async function nextEvent(ms: number, onWait: (resume: () => void) => void, isPending: () => boolean): Promise<boolean> {
  if (isPending()) return false;
  return new Promise((done) => {
    const timer = setTimeout(() => done(true), ms);
    onWait(() => {
      clearTimeout(timer);
      done(false);
    });
  });
}
