import { defineServer } from '#schema';

/** The project's own server, `npm run serve`. Times are in milliseconds. */
export const server = defineServer({
  healthPath: '/healthz',
  metricsPath: '/metrics',
  nginx: { backend: '127.0.0.1:3000' },
  keepAssetsDays: 30,
  limits: {
    headerBytes: 16_384,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    // Load balancers keep theirs for 60 seconds. The side that closes first must be the one that sends requests.
    keepAliveTimeout: 65_000,
    stalledTimeout: 60_000,
    checkInterval: 1000,
    connections: 10_000,
    connectionsPerAddress: 512,
    // Container runtimes kill a stopping container after ten seconds.
    shutdownTimeout: 8000,
    healthTimeout: 2000,
    databaseTimeout: 10_000,
    retryDelay: 300_000,
  },
});
