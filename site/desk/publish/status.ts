import type { FailedStart } from '../../server/install-version.ts';
import type { PublishMode } from './mode.ts';
import type { PublishFault, PublishFinding, PublishStep } from './outcome.ts';
import type { Version, WaitingChange } from './versions.ts';

/** A preview of what waits, for those who know its password. */
export type SitePreview =
  | { readonly state: 'building' }
  | { readonly state: 'ready'; readonly address: string; readonly password: string }
  | { readonly state: 'failed'; readonly details: readonly string[] };

/** What is published, what waits to be, and what is done about it. */
export interface SiteStatus {
  readonly published?: Version;
  /** The latest first. */
  readonly waiting: readonly WaitingChange[];
  /** All published versions, the latest first. */
  readonly history: readonly Version[];
  readonly preview?: SitePreview;
  readonly mode: PublishMode;
  /** Who publishes at the moment (nobody: an article has fallen due), how far it is, and the version that they go back to. */
  readonly running?: { readonly by?: string; readonly step: PublishStep; readonly version?: string };
  /** Why the last attempt to publish was given up. */
  readonly fault?: {
    readonly fault: PublishFault | 'failed';
    readonly details: readonly string[];
    readonly version?: string;
  };
  /** What the release check finds in what waits; absent while it looks. */
  readonly findings?: readonly PublishFinding[];
  /** Why the last published version did not start: the one before it serves. */
  readonly failedStart?: FailedStart;
}
