import type { Detail, Missing, PublishFault, PublishOutcome } from '../../site/publish/contract.ts';

const SENTENCES: Readonly<Record<PublishFault, string>> = {
  dirty: 'Not published: the folder of the project has uncommitted changes. Commit them, or undo them.',
  conflict: 'Not published: what was saved in the studio and other commits change the same places.',
  rows: 'Not published: the changes affect stored rows. Add --accept if that is intended.',
  migrations:
    'Not published: the version changes the tables of the PostgreSQL database, which a failed start does not undo. Make a backup, and add --accept.',
  example: 'Not published: the changes add example text.',
  untranslated: 'Not published: these texts are not translated yet.',
  spec: 'Not published: the spec has mistakes.',
  packages: 'Not published: npm could not install the packages of the new lockfile.',
  nothing: 'Everything is published already.',
  build: 'Not published: the site could not be built.',
  start: 'Not published: the new version did not start, so the version before it serves.',
  push: 'Not published: the repository did not accept the new version.',
  interrupted: 'Not published: the publication was interrupted. Publish again.',
  busy: 'Not published: another publication is running. Wait for its end.',
  unable: 'Not published: publishing is not possible here.',
  space: 'Not published: the disk is full. Free some space, and publish again.',
  readonly: 'Not published: a folder cannot be written.',
  git: 'Not published: git refused.',
  failed: 'Not published because of an error in the program.',
};

/** The outcome of a publication, for a terminal. */
export function describeOutcome(outcome: PublishOutcome): string {
  if (outcome.ok) return `Published ${outcome.version} (${outcome.commit.slice(0, 8)}).`;
  const { fault, details, keptMigrations = [] } = outcome;
  const kept = keptMigrations.length > 0 ? [`The database keeps the migrations ${keptMigrations.join(', ')}.`] : [];
  return [SENTENCES[fault], ...details.map(lineOf), ...kept].join('\n');
}

function lineOf({ text, where }: Detail): string {
  const words = typeof text === 'string' ? text : (text['en'] ?? Object.values(text)[0] ?? '');
  return `  ${where === undefined ? '' : `${where}  `}${words}`;
}

/** Why publishing is not possible, for a terminal. */
export function describeMissing(missing: readonly Missing[]): string {
  const sentences: Readonly<Record<Missing['what'], string>> = {
    checkout: 'the folder is not a git checkout',
    packages: 'the development packages are not installed. Run npm ci without --omit=dev',
    git: 'git is not installed',
    ownership: 'git refuses this folder, which belongs to another user. Run the command as that user',
    repository: 'git cannot read this folder',
    readonly: 'these folders cannot be written. Make them writable for the user that runs the site',
  };
  return missing
    .map(({ what, details }) => `Publishing is not possible: ${sentences[what]}.\n${details.join('\n')}`)
    .join('\n');
}
