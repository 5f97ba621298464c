import type { EndedPublication, PublishPerson, SiteStatus, Trouble } from './contract.ts';

/** A request to publish. */
export interface PublishRequest {
  /** `id` is the person's at the desk. */
  readonly by: PublishPerson & { readonly id: string };
  /** The version to go back to. Without one, the waiting changes are published. */
  readonly back?: string | undefined;
  /** Whether the person accepts changes that affect stored rows, or the tables of a PostgreSQL database. */
  readonly accept: boolean;
}

/** Publishes versions of the site, one at a time, and reports the progress. */
export interface Publisher {
  status(): Promise<SiteStatus>;
  /** Begins to publish. Returns false if something is being published already, or publishing cannot work here. */
  publish(request: PublishRequest): Promise<boolean>;
  /** Begins to build a preview of the waiting changes, which replaces the previous preview. */
  preview(): void;
  /**
   * Withdraws a saved change that is not published. Returns why it cannot be withdrawn: a later change builds on it, it
   * is gone, or somebody publishes.
   */
  withdraw(commit: string, by: PublishPerson): Promise<'needed' | 'gone' | 'busy' | undefined>;
  close(): Promise<void>;
}

/** Callbacks of a desk for events of publishing. Each runs once per event, also after a restart of the server. */
export interface PublisherEvents {
  /** A publication has ended: noted in the audit if a person began it and it succeeded. */
  onEnded(ended: EndedPublication): Promise<void>;
  /** Something does not work (`begins`), or works again (`over`). */
  onTrouble(trouble: Trouble, state: 'begins' | 'over'): Promise<void>;
}
