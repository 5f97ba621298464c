import type { ServerSpec } from '#schema';
import type { Immutable } from './text.ts';

/** The limits on requests from the public; times in milliseconds. */
export type ServerLimits = Immutable<ServerSpec['limits']>;

/** The settings for the nginx configuration. */
export type NginxSettings = Immutable<ServerSpec['nginx']>;
