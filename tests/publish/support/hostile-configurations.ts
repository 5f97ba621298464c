import { join } from 'node:path';

import { STUDIO_BRANCH } from '../../../site/publish/branch.ts';
import { writeFile, writeScript } from './repositories.ts';

/** The hooks of a client that could refuse or hang. `reference-transaction` also runs in a local `origin`. */
const HOOKS = ['applypatch-msg', 'commit-msg', 'pre-commit', 'pre-merge-commit', 'prepare-commit-msg', 'pre-push'];
const LATER_HOOKS = ['post-checkout', 'post-commit', 'post-index-change', 'post-merge', 'post-rewrite'];

/** A configuration that would change, refuse or delay what publishing does. `folder` is for its files. */
export interface Hostility {
  /** What the user's configuration says, and what the repository's says, as `name=value`. */
  readonly user?: (folder: string) => readonly string[];
  readonly repository?: (folder: string) => readonly string[];
  readonly env?: (folder: string) => Readonly<Record<string, string>>;
}

export const HOSTILE: Readonly<Record<string, Hostility>> = {
  'no configuration': {},
  'signatures that nobody can make or verify': {
    user: (folder) => [
      `gpg.program=${writeScript(folder, 'gpg', 'echo gpg: no key | tee /dev/stderr', 'exit 1')}`,
      'commit.gpgSign=true',
      'tag.gpgSign=true',
      'tag.forceSignAnnotated=true',
      'push.gpgSign=true',
      'merge.verifySignatures=true',
      'log.showSignature=true',
      'user.signingKey=nobody',
    ],
  },
  'hooks of the user that refuse or hang': {
    user: (folder) => [`core.hooksPath=${writeHooks(join(folder, 'hooks'))}`],
  },
  'hooks of the repository, and a monitor that hangs': {
    repository: (folder) => [
      `core.hooksPath=${writeHooks(join(folder, 'hooks'), 'reference-transaction')}`,
      `core.fsmonitor=${writeScript(folder, 'monitor', 'exec sleep 600')}`,
    ],
  },
  'merges that only fast-forward, with another strategy and other attributes': {
    user: (folder) => [
      'merge.ff=only',
      'merge.log=true',
      'merge.default=union',
      'merge.renames=false',
      'merge.renameLimit=1',
      'merge.conflictStyle=diff3',
      'pull.twohead=ours',
      'rerere.enabled=true',
      'rerere.autoUpdate=true',
      `core.attributesFile=${write(folder, 'attributes', '* text eol=crlf merge=union\n')}`,
    ],
  },
  'merges that never fast-forward, with options of the branch': {
    repository: () => [
      'merge.ff=false',
      'merge.conflictStyle=zdiff3',
      'merge.directoryRenames=true',
      'merge.renormalize=true',
      'merge.autoStash=true',
      `branch.${STUDIO_BRANCH}.mergeOptions=--no-commit --squash`,
      'branch.main.mergeOptions=--squash',
      'diff.algorithm=patience',
    ],
  },
  'line ends, names of files and their differences': {
    user: (folder) => [
      'core.autocrlf=true',
      'core.safecrlf=true',
      'core.eol=crlf',
      'core.quotePath=true',
      'core.abbrev=5',
      `core.excludesFile=${write(folder, 'ignore', '*.txt\ngenerated\n')}`,
      'diff.noprefix=true',
      'diff.mnemonicPrefix=true',
      'diff.renames=copies',
      'diff.autoRefreshIndex=false',
      `diff.orderFile=${join(folder, 'none')}`,
      `diff.external=${writeScript(folder, 'diff', 'exit 1')}`,
    ],
  },
  'colours, pagers and formats of output': {
    user: (folder) => [
      `core.pager=${writeScript(folder, 'pager', 'exec sleep 600')}`,
      'pager.log=true',
      'color.ui=always',
      'color.advice=always',
      'color.remote=always',
      'color.transport=always',
      'column.ui=always',
      'status.showUntrackedFiles=no',
      'status.branch=true',
      'status.short=true',
      'status.relativePaths=true',
      'log.date=relative',
      'log.decorate=full',
      'log.follow=true',
      'log.abbrevCommit=true',
      'format.pretty=%d nothing',
      'i18n.logOutputEncoding=latin1',
      'tag.sort=-creatordate',
      'versionsort.suffix=-',
      'core.warnAmbiguousRefs=true',
    ],
  },
  'messages and authors': {
    user: (folder) => [
      `commit.template=${write(folder, 'template', 'Template\n')}`,
      'commit.cleanup=scissors',
      'commit.verbose=true',
      'commit.status=false',
      'core.commentChar=A',
      'i18n.commitEncoding=latin1',
      'user.useConfigOnly=true',
      `core.editor=${writeScript(folder, 'editor', 'exec sleep 600')}`,
      'trailer.separators=!',
    ],
    repository: () => ['commit.cleanup=strip'],
  },
  'branches, worktrees and remotes': {
    user: () => [
      'branch.autoSetupMerge=always',
      'branch.autoSetupRebase=always',
      'checkout.guess=true',
      'worktree.guessRemote=true',
      'push.default=nothing',
      'push.followTags=true',
      'push.recurseSubmodules=on-demand',
      'fetch.prune=true',
      'fetch.pruneTags=true',
      'fetch.recurseSubmodules=true',
      'submodule.recurse=true',
    ],
    repository: () => ['remote.origin.prune=true', 'remote.origin.pruneTags=true', 'remote.origin.tagOpt=--tags'],
  },
  'variables of a git that runs this process': {
    env: (folder) => ({
      GIT_DIR: join(folder, 'no.git'),
      GIT_WORK_TREE: folder,
      GIT_INDEX_FILE: join(folder, 'index'),
      GIT_OBJECT_DIRECTORY: join(folder, 'objects'),
      GIT_EXTERNAL_DIFF: writeScript(folder, 'diff', 'exit 1'),
      GIT_DIFF_OPTS: '--unified=0',
      GIT_AUTHOR_NAME: 'Somebody',
      GIT_AUTHOR_EMAIL: 'else@firm.example',
      GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z',
      GIT_COMMITTER_DATE: '2001-01-01T00:00:00Z',
      GIT_EDITOR: writeScript(folder, 'editor', 'exec sleep 600'),
      GIT_PAGER: 'exec sleep 600',
      GIT_TRACE: '2',
      GIT_LITERAL_PATHSPECS: '1',
      GIT_NAMESPACE: 'other',
      GIT_REFLOG_ACTION: 'else',
      GIT_MERGE_VERBOSITY: '5',
      LC_ALL: 'es_MX.UTF-8',
      LANGUAGE: 'es',
    }),
  },
};

function write(folder: string, name: string, content: string): string {
  writeFile(folder, name, content);
  return join(folder, name);
}

function writeHooks(folder: string, ...more: readonly string[]): string {
  for (const name of [...HOOKS, ...more]) writeScript(folder, name, 'echo refused >&2', 'exit 1');
  for (const name of LATER_HOOKS) writeScript(folder, name, 'exec sleep 600');
  return folder;
}

/** Text of a configuration file: the quotes of git are those of JSON. */
export function asConfig(settings: readonly string[]): string {
  return settings
    .map((setting) => {
      const [, section = '', name = '', value = ''] = /^(.+?)\.([^.=]+)=(.*)$/s.exec(setting) ?? [];
      const [first = '', ...sub] = section.split('.');
      return `[${first}${sub.length > 0 ? ` ${JSON.stringify(sub.join('.'))}` : ''}]\n\t${name} = ${JSON.stringify(value)}\n`;
    })
    .join('');
}
