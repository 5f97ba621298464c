/** A request of a visitor's browser. */
export interface Asked {
  readonly method?: string;
  /** The raw request target, with its query. */
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A response, with header names in lower case. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A host of the built site. */
export interface Host {
  /** The host's own origin, for `Referer`. */
  readonly origin: string;
  ask(asked: Asked): Promise<Answer>;
  stop(): Promise<void>;
}

/** The hosts by their names in the table. */
export const hostNames = ['node', 'cloudflare', 'netlify', 'vercel'] as const;
export type HostName = (typeof hostNames)[number];
