/** What `scripts/publish.ts` prints, one line of JSON each: its steps, and at last the outcome. The desk itself adds the step `start`. */

/** The steps, in order. */
export const PUBLISH_STEPS = ['merge', 'compile', 'build', 'start'] as const;
export type PublishStep = (typeof PUBLISH_STEPS)[number];

/** Why nothing was published. */
export type PublishFault =
  /** The project's folder has changes that are not committed. */
  | 'dirty'
  /** What waits and what the project has meanwhile do not go together. `details`: the files. */
  | 'conflict'
  /** The change affects stored rows, which has to be accepted. `details`: how. */
  | 'rows'
  /** The change adds example text. `details`: which. */
  | 'example'
  /** The rules refuse the spec. `details`: why. */
  | 'spec'
  /** Other packages are needed than those that are installed. */
  | 'packages'
  /** Nothing has changed. */
  | 'nothing'
  /** `details`: the end of what the build printed. */
  | 'build'
  /** `details`: what git said. */
  | 'push';

export type PublishOutcome =
  | {
      readonly ok: true;
      /** The tag, `published/2026-11-26-1`; none where only articles fell due. */
      readonly version?: string;
      readonly commit: string;
      /** The folder of its build; none when a host builds it. */
      readonly dist?: string;
    }
  | { readonly ok: false; readonly fault: PublishFault; readonly details: readonly string[] };

/** Something that the release check finds. */
export interface PublishFinding {
  /** `spec/site.ts:9:11`, or a file. */
  readonly where: string;
  readonly what: string;
}

export type PublishLine =
  | { readonly step: PublishStep }
  | { readonly findings: readonly PublishFinding[] }
  | { readonly outcome: PublishOutcome };

/** The first line of the commit that goes back to a version. */
export function goBackTitle(version: string): string {
  return `Go back to ${version}`;
}
