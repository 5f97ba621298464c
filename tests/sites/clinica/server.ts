import { defineServer } from '#schema';

/** The site's own server. Times are in milliseconds. */
export const server = defineServer({
  healthPath: '/healthz',
  metricsPath: '/metrics',
  nginx: { backend: '127.0.0.1:3000' },
  keepAssetsDays: 30,
  limits: {
    headerBytes: 16_384,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    stalledTimeout: 60_000,
    checkInterval: 1000,
    connections: 1000,
    connectionsPerAddress: 100,
    shutdownTimeout: 8000,
    healthTimeout: 2000,
    databaseTimeout: 10_000,
    retryDelay: 300_000,
  },
});
