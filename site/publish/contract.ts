/** What publishing reports: to the desk's page `/site`, the command line and the log. No code, so that pages can import it. */

import type { GitProblem } from '../git.ts';

export type { GitProblem };

/**
 * How to publish a version. `build`: this server builds and serves it. `push`: git pushes it to the repository that a
 * host builds from. `off`: nothing is published here.
 */
export type PublishMode = 'build' | 'push' | 'off';

/** The steps of a publication, in order. `packages` takes no time unless the lockfile is new; `push` ends at `record`. */
export const PUBLISH_STEPS = ['fetch', 'merge', 'packages', 'compile', 'build', 'start', 'record'] as const;
export type PublishStep = (typeof PUBLISH_STEPS)[number];

/** Why nothing was published. */
export type PublishFault =
  /** The project's folder has uncommitted changes. `details`: the files. */
  | 'dirty'
  /** The saved changes conflict with others. `details`: author and subject of the last one, and the files. */
  | 'conflict'
  /** The changes affect stored rows, and nobody has accepted that. `details`: the effects. */
  | 'rows'
  /** The version changes the tables of a PostgreSQL database, and nobody has accepted that. `details`: the migrations. */
  | 'migrations'
  /** The changes add example text. `details`: the texts. */
  | 'example'
  /** Texts lack a language. `details`: the texts. */
  | 'untranslated'
  /** The spec has errors. `details`: the messages. */
  | 'spec'
  /** npm could not install the packages of a new lockfile. `details`: the end of its output. */
  | 'packages'
  /** Nothing has changed. */
  | 'nothing'
  /** The build failed. `details`: the end of its output. */
  | 'build'
  /** The new version did not start; the one before it serves. `details`: its output. */
  | 'start'
  /** git could not push, and a host waits for it. `details`: git's message. */
  | 'push'
  /** The publication ended before it was complete, as when the machine restarts. `details`: the step. */
  | 'interrupted'
  /** Another publication is running. */
  | 'busy'
  /** Publishing cannot work here. `details`: what is missing. */
  | 'unable'
  /** The disk is full. */
  | 'space'
  /** A folder cannot be written. */
  | 'readonly'
  /** git refused. `git` has the reason, `details` git's words. */
  | 'git'
  /** An error in the program. `details`: the error. */
  | 'failed';

/** One line of an explanation. */
export interface Detail {
  /** In each language of the desk, or the same in all. */
  readonly text: string | Readonly<Record<string, string>>;
  /** Where in the project: `spec/site.ts:9:11`, or a file. For the maintainer. */
  readonly where?: string;
}

export interface PublishPerson {
  readonly name: string;
  readonly email: string;
}

export type PublishOutcome =
  | {
      readonly ok: true;
      /** `2026-11-26-1`, the name of the release. */
      readonly version: string;
      readonly commit: string;
      /** Whether the version has a tag; one that only added articles that fell due has none. */
      readonly tagged: boolean;
    }
  | {
      readonly ok: false;
      readonly fault: PublishFault;
      readonly git?: GitProblem;
      readonly details: readonly Detail[];
      /** With `start`: whether the database kept the new version's tables. The version before it runs with them. */
      readonly keptMigrations?: readonly string[];
    };

/** The last publication: who began it, what for, and its outcome. */
export interface Publication {
  /** Unique for each attempt. */
  readonly id: string;
  /** Absent if an article fell due. `id` is the person's at the desk. */
  readonly by?: PublishPerson & { readonly id?: string };
  /** The version to go back to. */
  readonly back?: string;
  readonly began: string;
  /** Seconds of each step that is over. */
  readonly seconds: Readonly<Partial<Record<PublishStep, number>>>;
}

export interface RunningPublication extends Publication {
  readonly step: PublishStep;
}

export interface EndedPublication extends Publication {
  readonly outcome: PublishOutcome;
  readonly ended: string;
}

/** A commit: a save in the studio, or a programmer's. */
export interface Change {
  readonly commit: string;
  /** In ISO 8601. */
  readonly at: string;
  readonly by: PublishPerson;
  /** The first line of its message. */
  readonly title: string;
  /** What a save changed, a line each, in the language of the person who saved. Empty for a programmer's commit. */
  readonly lines: readonly string[];
}

/** A published version. */
export interface Version {
  /** `2026-11-26-1`; its tag is `published-2026-11-26-1`. */
  readonly version: string;
  readonly commit: string;
  readonly at: string;
  readonly by: PublishPerson;
  /** `installed`: the site before the first publication. `back`: an earlier version again, named by `back`. */
  readonly kind: 'changes' | 'installed' | 'back';
  readonly back?: string;
  /** The commits that it added, the latest first. */
  readonly changes: readonly Change[];
}

/** What publishing needs and does not have here. */
export interface Missing {
  readonly what: 'checkout' | 'packages' | 'git' | 'ownership' | 'repository' | 'readonly';
  /** The folder or git's words. */
  readonly details: readonly string[];
}

/** Something about publishing that does not work until somebody mends it. */
export const TROUBLE_KINDS = ['due', 'start', 'push', 'fetch', 'space', 'interrupted', 'follow'] as const;
export interface Trouble {
  /**
   * `due`: an article that fell due was not published. `start`: a version did not start. `push`: the version is not yet in
   * the repository. `fetch`: the repository does not answer. `space`: the disk is full. `interrupted`: a publication was
   * interrupted. `follow`: the project's folder does not contain the published version.
   */
  readonly kind: (typeof TROUBLE_KINDS)[number];
  readonly since: string;
  readonly git?: GitProblem;
  readonly details: readonly string[];
}

/** A finding of the release check. */
export interface PublishFinding {
  /** `placeholder`: example text. `sample`: content that the firm has not confirmed. `warning`: a rule's warning. */
  readonly kind: 'placeholder' | 'sample' | 'warning';
  /** `spec/site.ts:9:11`, or a file. */
  readonly where: string;
  /** The page or other part of the site, and the text in it, in each language of the desk. Absent if unknown. */
  readonly page?: Readonly<Record<string, string>>;
  readonly text?: Readonly<Record<string, string>>;
  /** The text in question; of a warning, its sentence. */
  readonly what: Detail['text'];
}

/** A preview of the waiting changes, protected by a password. */
type SitePreview =
  | { readonly state: 'building' }
  | { readonly state: 'ready'; readonly address: string; readonly password: string }
  | { readonly state: 'failed'; readonly details: readonly Detail[] };

/** The published version, the waiting changes, and the progress of publishing them. */
export interface SiteStatus {
  readonly mode: PublishMode;
  /** Why publishing cannot work here; empty if it can. */
  readonly missing: readonly Missing[];
  /** The version that visitors see; absent before the first publication. */
  readonly published?: Version;
  /** Whether visitors see the project's folder instead, since a programmer has changed it after the last publication. */
  readonly servesFolder: boolean;
  /** Saves in the studio that are not published, the latest first. */
  readonly waiting: readonly Change[];
  /** Programmers' commits that are not online yet, the latest first. */
  readonly programmers: readonly Change[];
  /** All published versions, the latest first. */
  readonly history: readonly Version[];
  readonly running?: RunningPublication;
  /** The last publication, unless it is running. */
  readonly last?: EndedPublication;
  readonly troubles: readonly Trouble[];
  /** When the newest file in the folder of backups was written. */
  readonly lastBackup?: string;
  readonly preview?: SitePreview;
  /** The release check's findings in the waiting changes; absent while it runs. */
  readonly findings?: readonly PublishFinding[];
}

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
