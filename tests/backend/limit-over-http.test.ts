import { afterAll, expect, it } from 'vitest';
import { startServer } from '../../site/server/start-server.ts';
import { integrations } from '#spec/integrations.ts';
import { migratedData } from './support/embedded.ts';
import { headers, redirects, routes, writeSite } from './support/site.ts';
import { anonKey, lead, migrationsDir, restPath, tables } from './support/tables.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const directory = temporaryDirectory(afterAll);
const distDir = writeSite(directory);

/** Sends one message more than the limit, each with another forwarded address, and gives the statuses. */
async function statuses(trustedProxies: number): Promise<number[]> {
  const server = await startServer({
    distDir,
    migrationsDir,
    tables,
    anonKey,
    restPath,
    routes,
    redirects,
    headers,
    trustedProxies,
    storage: { kind: 'embedded', dataDir: await migratedData(`${directory}/data-${trustedProxies}`) },
    host: '127.0.0.1',
    port: 0,
  });
  const found: number[] = [];
  try {
    for (let index = 0; index <= integrations.backend.insertsPerMinute; index += 1) {
      const response = await fetch(`${server.url}${restPath}/leads`, {
        method: 'POST',
        headers: { apikey: anonKey, 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${index}` },
        body: JSON.stringify(lead),
      });
      found.push(response.status);
    }
  } finally {
    await server.close();
  }
  return found;
}

const taken = Array.from({ length: integrations.backend.insertsPerMinute }, () => 201);

it('counts by the connection’s own address, whatever the client says that it forwards', async () => {
  expect(await statuses(0)).toEqual([...taken, 429]);
});

it('counts by the forwarded address behind your own proxy', async () => {
  expect(await statuses(1)).toEqual([...taken, 201]);
});
