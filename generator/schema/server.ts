import { z } from 'zod';

const count = z.int().positive();
const milliseconds = z.int().min(100, 'Times are in milliseconds.');
const path = z.string().regex(/^\/[a-z0-9/_-]+$/, 'A path of lower-case letters, digits, "/", "_" and "-".');

/** A host and a port, as nginx reads them: `127.0.0.1:3000`, `[::1]:3000`, `site:3000`. */
export const backendAddress = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\]):[1-9]\d{0,4}$/;

/** The project's own server: its paths for operators, and its limits. */
export const serverSchema = z
  .strictObject({
    /** Answers 200 while the server and its database are well, 503 otherwise: for load balancers and supervisors. */
    healthPath: path,
    /** Where the server's metrics are, in Prometheus' format: only with `METRICS_TOKEN` set, and only for requests that bring it. */
    metricsPath: path,
    /** The configuration that the build writes for nginx in front of the server. */
    nginx: z.strictObject({
      /**
       * Where nginx finds `npm run serve`: its `HOST` and `PORT`. A second site on the machine has another port. The setting
       * `NGINX_BACKEND` of a build goes before it.
       */
      backend: z
        .string()
        .regex(backendAddress, 'Write an address with its port, like 127.0.0.1:3000.')
        .refine((address) => Number(/:(\d+)$/.exec(address)?.[1] ?? 0) <= 65_535, 'A port is at most 65535.'),
    }),
    /**
     * How many days a build keeps the scripts, styles and pictures of earlier builds: a page that was open while the site was deployed
     * goes on working. 0 keeps none.
     */
    keepAssetsDays: z.int().min(0).max(365),
    limits: z.strictObject({
      /** Request line and headers together, in bytes; beyond it the answer is 431. */
      headerBytes: z.int().min(2048, 'Browsers send more than that with each request.').max(1_048_576),
      /** How many headers a request may have; beyond it the answer is 431. */
      headers: z.int().min(30, 'Browsers and proxies send more than that with each request.'),
      /** How long the headers of a request may take to arrive; then the answer is 408. Also for a connection that sends nothing. */
      headersTimeout: milliseconds,
      /** How long a whole request may take to arrive, body included; then the answer is 408. */
      requestTimeout: milliseconds,
      /** How long a connection stays open for a further request: longer than a load balancer keeps its own. */
      keepAliveTimeout: milliseconds,
      /** How long a client may stop reading an answer. */
      stalledTimeout: milliseconds,
      /** How often overdue requests are looked for. */
      checkInterval: milliseconds,
      /** How many requests one connection carries before it is closed. */
      requestsPerConnection: count,
      /** How many connections are open at once; more are refused. Fewer where the system allows fewer open files. */
      connections: count,
      /** How many of them one address may have: an office with many browsers has one. Not behind your own proxy. */
      connectionsPerAddress: count,
      /** How long open requests may take once the server is stopping. */
      shutdownTimeout: milliseconds.max(30_000, 'Containers are killed 30 seconds after the stop signal.'),
      /** How long the database may take to answer before the server counts as unwell. */
      healthTimeout: milliseconds,
      /**
       * How long a request may wait for a connection to the PostgreSQL of `DATABASE_URL`, and for each of its answers; then the request is
       * answered with 503 and the connection is replaced. Migrations, exports and purges may take longer.
       */
      databaseTimeout: milliseconds,
      /** The longest time until a mail or a webhook that failed is tried again. */
      retryDelay: milliseconds,
    }),
  })
  .refine(({ healthPath, metricsPath }) => healthPath !== metricsPath, {
    path: ['metricsPath'],
    message: 'The health check has this path. Give the metrics another one.',
  })
  .refine(({ limits }) => limits.headersTimeout <= limits.requestTimeout, {
    path: ['limits', 'headersTimeout'],
    message: 'The headers are a part of the request: headersTimeout cannot be longer than requestTimeout.',
  })
  .refine(({ limits }) => limits.connectionsPerAddress <= limits.connections, {
    path: ['limits', 'connectionsPerAddress'],
    message: 'One address cannot have more connections than there are: lower connectionsPerAddress.',
  });
export type ServerSpec = z.infer<typeof serverSchema>;

/** Declares how the project's own server behaves. */
export function defineServer(server: ServerSpec): ServerSpec {
  return server;
}
