import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request of the operator: health check or metrics. */
export type Probe = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
