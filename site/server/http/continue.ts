import type { TableRules } from '#contract';
import type { Server } from 'node:http';

/**
 * Answers `Expect: 100-continue`: only a body that can be taken is asked for. Any other request gets its answer at once,
 * and its connection ends with it, since nobody knows whether the body comes all the same.
 */
export function continueInserts(server: Server, { restPath, tables }: { readonly restPath: string; readonly tables: TableRules }): void {
  const longest = Math.max(0, ...Object.values(tables).map(({ maxBytes }) => maxBytes));
  server.on('checkContinue', (request, response) => {
    const declared = Number(request.headers['content-length'] ?? 0);
    if (request.url?.startsWith(`${restPath}/`) === true && declared <= longest) response.writeContinue();
    else response.shouldKeepAlive = false;
    server.emit('request', request, response);
  });
}
