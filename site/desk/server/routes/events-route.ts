import { streamSSE } from 'hono/streaming';
import { roleOf } from '../../roles-and-deadlines.ts';
import type { Desk, DeskApp } from '../environment.ts';

/** How often to check an open page's session and send a comment, which keeps the connection open. */
const HEARTBEAT_MS = 15_000;

/**
 * Streams server-sent events to an open page while its session lasts: about new and changed rows, and about rows that
 * somebody has opened or left.
 */
export function addEventsRoute(app: DeskApp, desk: Desk): void {
  const { config, live, signIn } = desk;
  app.get('/events', (context) => {
    const cookie = context.req.header('cookie');
    const { person } = context.var;
    const tables = roleOf(config, person).tables;
    // A proxy that buffers responses would never pass the events on.
    context.header('x-accel-buffering', 'no');
    const response = streamSSE(context, async (stream) => {
      const { promise: over, resolve: end, reject } = Promise.withResolvers<void>();
      const check = async (): Promise<void> => {
        const now = await signIn.person(cookie);
        // Also ends the stream if the role has changed: the page reconnects, with the new role's tables.
        if (now?.role !== person.role) end();
        else await stream.write(': still here\n\n');
      };
      const checkSession = (): void => void check().catch(reject);
      const onRows = (table: string): void => {
        if (tables.includes(table)) void stream.writeSSE({ event: 'row', data: JSON.stringify({ table }) });
      };
      const onReaders = (table: string, id: string): void => {
        if (tables.includes(table)) void stream.writeSSE({ event: 'readers', data: `${table}/${id}` });
      };
      live.events.on('rows', onRows).on('readers', onReaders).on('sessions', checkSession).on('close', end);
      live.wake();
      stream.onAbort(end);
      const heartbeat = setInterval(checkSession, HEARTBEAT_MS).unref();
      try {
        await stream.write(': here\n\n');
        await over;
      } finally {
        clearInterval(heartbeat);
        live.events.off('rows', onRows).off('readers', onReaders).off('sessions', checkSession).off('close', end);
      }
    });
    response.headers.set('cache-control', 'no-store');
    return response;
  });
}
