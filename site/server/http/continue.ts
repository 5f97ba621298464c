import type { TableRules } from '#contract';
import type { Server } from 'node:http';

/**
 * Answers `Expect: 100-continue`: asks for the body only if it is within the limits. Answers any other request
 * immediately and closes its connection, since the client may still send the body.
 */
export function continueInserts(
  server: Server,
  { restPath, tables }: { readonly restPath: string; readonly tables: TableRules },
): void {
  const longest = Math.max(0, ...Object.values(tables).map(({ maxBytes }) => maxBytes));
  server.on('checkContinue', (request, response) => {
    const declared = Number(request.headers['content-length'] ?? 0);
    if (request.url?.startsWith(`${restPath}/`) === true && declared <= longest) response.writeContinue();
    else response.shouldKeepAlive = false;
    server.emit('request', request, response);
  });
}
