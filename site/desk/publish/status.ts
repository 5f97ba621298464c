import type { FailedStart } from '../../server/install-version.ts';
import type { PublishMode } from './mode.ts';
import type { PublishFault, PublishFinding, PublishStep } from './outcome.ts';
import type { Version, WaitingChange } from './versions.ts';

/** A preview of the waiting changes, protected by a password. */
export type SitePreview =
  | { readonly state: 'building' }
  | { readonly state: 'ready'; readonly address: string; readonly password: string }
  | { readonly state: 'failed'; readonly details: readonly string[] };

/** The published version, the waiting changes, and the progress of publishing them. */
export interface SiteStatus {
  readonly published?: Version;
  /** The latest first. */
  readonly waiting: readonly WaitingChange[];
  /** All published versions, the latest first. */
  readonly history: readonly Version[];
  readonly preview?: SitePreview;
  readonly mode: PublishMode;
  /** Who is publishing (absent if an article fell due), the current step, and the version to go back to, if any. */
  readonly running?: { readonly by?: string; readonly step: PublishStep; readonly version?: string };
  /** Why the last attempt to publish failed. */
  readonly fault?: {
    readonly fault: PublishFault | 'failed';
    readonly details: readonly string[];
    readonly version?: string;
  };
  /** The release check's findings in the waiting changes; absent while it runs. */
  readonly findings?: readonly PublishFinding[];
  /** Why the last published version did not start. The server still runs the previous one. */
  readonly failedStart?: FailedStart;
}
