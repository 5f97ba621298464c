import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request of whoever runs the server: its health check, its metrics. */
export type Probe = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
