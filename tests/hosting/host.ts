/** What a visitor's browser asks. */
export interface Asked {
  readonly method?: string;
  /** As it is sent, with its query. */
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What came back; headers by their names in lower case. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Something that answers for the built site. */
export interface Host {
  /** The origin that it believes to be: what `Referer` names. */
  readonly origin: string;
  ask(asked: Asked): Promise<Answer>;
  stop(): Promise<void>;
}

/** By the name that the table calls it. */
export const hostNames = ['node', 'cloudflare', 'netlify', 'vercel'] as const;
export type HostName = (typeof hostNames)[number];
