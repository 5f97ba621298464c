// Generated from server of the spec. Do not edit: change the spec and run `npm run generate`.
import type { NginxSettings, ServerLimits } from '#contract';

/** Path of the health check. */
export const healthPath = '/healthz';

/** Path of the metrics; requests need the token. */
export const metricsPath = '/metrics';

/** Where nginx finds the server. */
export const nginx: NginxSettings = { backend: '127.0.0.1:3000' };

/** How many days the assets of earlier builds are kept. */
export const keepAssetsDays = 30;

/** Limits of requests and connections; times in milliseconds. */
export const limits: ServerLimits = {
  headerBytes: 16384,
  headersTimeout: 10000,
  requestTimeout: 30000,
  keepAliveTimeout: 65000,
  stalledTimeout: 60000,
  checkInterval: 1000,
  connections: 10000,
  connectionsPerAddress: 512,
  shutdownTimeout: 8000,
  healthTimeout: 2000,
  databaseTimeout: 10000,
  retryDelay: 300000,
};
