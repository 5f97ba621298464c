import type { ServerSpec } from '#schema';
import type { Immutable } from './text.ts';

/** How much the server takes from strangers; times in milliseconds. */
export type ServerLimits = Immutable<ServerSpec['limits']>;

/** What the configuration for nginx is told. */
export type NginxSettings = Immutable<ServerSpec['nginx']>;
