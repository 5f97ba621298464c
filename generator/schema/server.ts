import { z } from 'zod';

const count = z.int().positive();
const milliseconds = z.int().min(100, 'Times are in milliseconds, at least 100.');
const path = z.string().regex(/^\/[a-z0-9/_-]+$/, 'Write a path of lower-case letters, digits, "/", "_" and "-".');

/** A host and a port, as nginx reads them: `127.0.0.1:3000`, `[::1]:3000`, `site:3000`. */
export const backendAddress = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\]):[1-9]\d{0,4}$/;

/** The project's own server: its paths for operators, and its limits. */
export const serverSchema = z
  .strictObject({
    /** Answers 200 while the server and its database are healthy, 503 otherwise: for load balancers and supervisors. */
    healthPath: path,
    /** Serves metrics in Prometheus' format, if `METRICS_TOKEN` is set, to requests with that token. */
    metricsPath: path,
    /** The configuration that the build writes for nginx in front of the server. */
    nginx: z.strictObject({
      /**
       * The address of `npm run serve`: its `HOST` and `PORT`. A second site on the machine needs another port. The
       * setting `NGINX_BACKEND` of a build overrides it.
       */
      backend: z
        .string()
        .regex(backendAddress, 'Write an address with its port, like 127.0.0.1:3000.')
        .refine((address) => Number(/:(\d+)$/.exec(address)?.[1] ?? 0) <= 65_535, 'A port is at most 65535.'),
    }),
    /**
     * How many days a build keeps the scripts, styles and pictures of earlier builds, so that pages that were open
     * during a deployment continue to work. 0 keeps none.
     */
    keepAssetsDays: z.int().min(0).max(365),
    limits: z.strictObject({
      /** The most bytes of request line and headers; beyond it the answer is 431. */
      headerBytes: z.int().min(2048, 'At least 2048: browsers send more than that with each request.').max(1_048_576),
      /** How long the headers of a request may take to arrive; then the answer is 408. */
      headersTimeout: milliseconds,
      /** How long a whole request may take to arrive, body included; then the answer is 408. */
      requestTimeout: milliseconds,
      /** How long a connection stays open for another request. Must be longer than on the load balancer. */
      keepAliveTimeout: milliseconds,
      /** How long a client may pause reading a response. */
      stalledTimeout: milliseconds,
      /** How often the server looks for overdue requests. */
      checkInterval: milliseconds,
      /** The most open connections; more are refused. */
      connections: count,
      /** The most open connections of one IP address, which an office may share. Not applied behind your own proxy. */
      connectionsPerAddress: count,
      /** How long open requests may take to finish once the server is stopping. */
      shutdownTimeout: milliseconds.max(30_000, 'Containers are killed 30 seconds after the stop signal.'),
      /** How long the database may take to answer before the server counts as unhealthy. */
      healthTimeout: milliseconds,
      /**
       * How long a request may wait for a connection to the PostgreSQL of `DATABASE_URL`, and for each of its answers.
       * After that, the response is 503 and the connection is replaced. Migrations, exports and purges may take longer.
       */
      databaseTimeout: milliseconds,
      /** The longest delay before a failed mail or webhook is retried. */
      retryDelay: milliseconds,
    }),
  })
  .refine(({ healthPath, metricsPath }) => healthPath !== metricsPath, {
    path: ['metricsPath'],
    message: 'The health check already has this path. Choose another one for the metrics.',
  })
  .refine(({ limits }) => limits.headersTimeout <= limits.requestTimeout, {
    path: ['limits', 'headersTimeout'],
    message: 'headersTimeout cannot be longer than requestTimeout, which includes it.',
  })
  .refine(({ limits }) => limits.connectionsPerAddress <= limits.connections, {
    path: ['limits', 'connectionsPerAddress'],
    message: 'connectionsPerAddress cannot be greater than connections.',
  });
export type ServerSpec = z.infer<typeof serverSchema>;

/** Declares how the project's own server behaves. */
export function defineServer(server: ServerSpec): ServerSpec {
  return server;
}
