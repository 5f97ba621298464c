import type { FailedStart } from '../../server/install-version.ts';
import type { PublishMode } from './mode.ts';
import type { Version, WaitingChange } from './versions.ts';

/** The output of `scripts/publish.ts`: one line of JSON for each step, then one for the outcome. */

/** The steps in order. The desk itself does the last one, `start`. */
export const PUBLISH_STEPS = ['merge', 'compile', 'build', 'start'] as const;
export type PublishStep = (typeof PUBLISH_STEPS)[number];

/** Why nothing was published. */
export type PublishFault =
  /** The project's folder has uncommitted changes. */
  | 'dirty'
  /** The unpublished changes conflict with newer commits of the project. `details`: the files. */
  | 'conflict'
  /** The changes affect stored rows, and nobody has accepted that. `details`: the effects. */
  | 'rows'
  /** The changes add example text. `details`: the texts. */
  | 'example'
  /** The spec has errors. `details`: the messages. */
  | 'spec'
  /** The installed packages differ from those that the version needs. */
  | 'packages'
  /** Nothing has changed. */
  | 'nothing'
  /** The build failed. `details`: the end of its output. */
  | 'build'
  /** git could not push. `details`: git's message. */
  | 'push';

export type PublishOutcome =
  | {
      readonly ok: true;
      /** The tag, `published/2026-11-26-1`; absent if the build only added articles that fell due. */
      readonly version?: string;
      readonly commit: string;
      /** The folder of its build; absent if a host builds it. */
      readonly dist?: string;
    }
  | { readonly ok: false; readonly fault: PublishFault; readonly details: readonly string[] };

/** A finding of the release check. */
export interface PublishFinding {
  /** `spec/site.ts:9:11`, or a file. */
  readonly where: string;
  readonly what: string;
}

export type PublishLine =
  | { readonly step: PublishStep }
  | { readonly findings: readonly PublishFinding[] }
  | { readonly outcome: PublishOutcome };

/** The subject of the commit that goes back to a version. */
export function goBackTitle(version: string): string {
  return `Go back to ${version}`;
}

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
