import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** The reason why git refused, as far as its message shows it. */
export type GitProblem =
  /** git is not installed. */
  | 'missing'
  /** The folder belongs to another user ("dubious ownership"). */
  | 'ownership'
  /** The folder is not a git checkout. */
  | 'repository'
  /** The remote wants a name, a password, a key or a known host. */
  | 'credentials'
  /** The remote does not answer. */
  | 'unreachable'
  /** The remote does not accept the push: no permission, or a protected branch. */
  | 'denied'
  /** The remote has newer commits. */
  | 'behind'
  /** Another process of git has locked the repository. */
  | 'locked'
  /** The disk is full. */
  | 'space'
  /** The folder cannot be written. */
  | 'readonly'
  | 'other';

/** Runs git and returns its output. @throws {GitError} */
export type Git = (
  args: readonly string[],
  options?: { readonly env?: Readonly<Record<string, string>> },
) => Promise<string>;

/** git failed. `message` contains its words, without colours, user names, passwords and tokens. */
export class GitError extends Error {
  readonly problem: GitProblem;

  constructor(problem: GitProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/**
 * Settings that could prompt, sign, run programs, or change how git merges and what it prints. How git reaches a remote
 * (credentials, proxy, certificates, ssh) and `safe.directory` are the machine's.
 */
const SETTINGS = [
  'branch.autoSetupMerge=false',
  'commit.cleanup=whitespace',
  'commit.gpgSign=false',
  'core.attributesFile=/dev/null',
  'core.autocrlf=false',
  'core.eol=lf',
  'core.excludesFile=/dev/null',
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.quotePath=false',
  'core.safecrlf=false',
  'credential.interactive=false',
  'diff.algorithm=histogram',
  'diff.orderFile=/dev/null',
  'i18n.commitEncoding=utf-8',
  'i18n.logOutputEncoding=utf-8',
  'log.follow=false',
  'log.showSignature=false',
  'merge.autoStash=false',
  'merge.default=text',
  'merge.directoryRenames=conflict',
  'merge.ff=true',
  'merge.log=false',
  'merge.renameLimit=7000',
  'merge.renames=true',
  'merge.verifySignatures=false',
  'pull.twohead=ort',
  'push.followTags=false',
  'push.gpgSign=false',
  'rerere.enabled=false',
  'status.showUntrackedFiles=normal',
  'tag.gpgSign=false',
].flatMap((setting) => ['-c', setting]);

/** Of git's variables, those about who commits, how a remote is reached, and where the configuration is. */
const KEPT =
  /^GIT_(?:CONFIG_\w+|SSH\w*|SSL_\w+|PROXY\w*|HTTP_\w+|ALLOW_PROTOCOL|EXEC_PATH|(?:AUTHOR|COMMITTER)_(?:NAME|EMAIL))$/;

/** A remote that does not answer, or a filter that hangs, ends after this time. */
const TIMEOUT_MS = 3 * 60_000;

function environment(more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_') || KEPT.test(name));
  return {
    ...Object.fromEntries(kept),
    // git's words are recognised in English.
    LC_ALL: 'C',
    LANGUAGE: '',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    SSH_ASKPASS_REQUIRE: 'never',
    GIT_EDITOR: 'true',
    GIT_MERGE_AUTOEDIT: 'no',
    GIT_PAGER: 'cat',
    GIT_ATTR_NOSYSTEM: '1',
    // A look at the folder must not lock it against a publication that follows.
    GIT_OPTIONAL_LOCKS: '0',
    ...more,
  };
}

/** git in a folder. The same arguments do the same on every machine, whatever its configuration says. */
export function gitIn(folder: string): Git {
  return (args, { env } = {}) =>
    new Promise((resolve, reject) => {
      // In a session of its own: without a terminal, ssh cannot ask for a password or a host key.
      const child = spawn('git', [...SETTINGS, ...args], {
        cwd: folder,
        env: environment(env),
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: process.platform !== 'win32',
        windowsHide: true,
      });
      const output: Buffer[] = [];
      let words = '';
      let late = false;
      const timer = setTimeout(() => {
        late = true;
        end(child);
      }, TIMEOUT_MS);
      child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
      child.stderr.on('data', (chunk) => (words += chunk));
      const settle = (code: number | null, signal: string | null): void => {
        clearTimeout(timer);
        const text = Buffer.concat(output).toString('utf8');
        if (code === 0) return resolve(text);
        if (late) return reject(new GitError('unreachable', `git did not end within ${TIMEOUT_MS / 60_000} minutes.`));
        // A merge prints its conflicts to standard output.
        const said = withoutSecrets(
          stripVTControlCharacters(words.trim() || text.trim() || `git ended with ${code ?? signal}`),
        );
        reject(new GitError(problemOf(said), said));
      };
      child.once('error', (error) => {
        clearTimeout(timer);
        reject(new GitError(codeOf(error) === 'ENOENT' ? 'missing' : 'other', error.message));
      });
      child.once('close', settle);
      // An ssh that shares its connection (ControlPersist) keeps git's standard error open, not its output. What git
      // has written to it is read within one turn of the event loop.
      const exited = new Promise<[number | null, string | null]>((exit) =>
        child.once('exit', (code, signal) => exit([code, signal])),
      );
      child.stdout.once('end', () => {
        void exited.then((outcome) => setImmediate(() => setImmediate(settle, ...outcome)));
      });
    });
}

/** Ends a git with what it has started. */
function end(child: ChildProcess): void {
  try {
    if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It has ended, and what it has started is in another group.
  }
  child.stdout?.destroy();
  child.stderr?.destroy();
}

/** The output of git; `undefined` if it fails or is not installed. For programs that are not asynchronous. */
export function gitSync(folder: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', [...SETTINGS, ...args], {
    cwd: folder,
    env: environment(),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout : undefined;
}

/** The trimmed output of git; `undefined` if git refused. @throws if git cannot work in this folder at all */
export function tried(output: Promise<string>): Promise<string | undefined> {
  return output.then(
    (text) => text.trim(),
    (error: unknown) => {
      if (error instanceof GitError && !FATAL.includes(error.problem)) return undefined;
      throw error;
    },
  );
}

/** Problems that are no answer to a question such as "does this branch exist?". */
const FATAL: readonly GitProblem[] = ['missing', 'ownership', 'repository', 'space', 'readonly', 'locked'];

/** Whether a commit contains another one. */
export async function contains(git: Git, commit: string, other: string): Promise<boolean> {
  return (await tried(git(['merge-base', '--is-ancestor', other, commit]))) !== undefined;
}

/** The commit of a branch, tag or expression; `undefined` if there is none. */
export function commitOf(git: Git, name: string): Promise<string | undefined> {
  return tried(git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]));
}

/** The characters of a name or an address. The system limits the length of an environment variable. */
const IDENTITY_LENGTH = 200;

/** The environment that sets author and committer. git refuses names without a letter or digit. */
export function authorEnv(person: { readonly name: string; readonly email: string }): Record<string, string> {
  const shorten = (text: string): string => [...text].slice(0, IDENTITY_LENGTH).join('');
  const clean = (text: string): string => shorten(text.replaceAll(/[<>\p{Cc}\p{Cs}]+/gu, ' ').trim());
  const email = clean(person.email).replaceAll(' ', '');
  const [name = 'Studio'] = [clean(person.name), email.split('@', 1)[0] ?? ''].filter((each) =>
    /[\p{L}\p{N}]/u.test(each),
  );
  return { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email };
}

/** Removes user names, passwords and tokens from URLs. */
export function withoutSecrets(text: string): string {
  return text
    .replaceAll(/\b([a-z][a-z0-9+.-]*:\/\/)[^/\s]*@/gi, '$1')
    .replaceAll(/([?&](?:[\w-]*token|key|password|secret|sig)=)[^&\s'"]+/gi, '$1…');
}

/** What git says when it refuses, by problem. The first that matches counts. */
const WORDS: readonly (readonly [GitProblem, RegExp])[] = [
  ['space', /no space left on device|disk quota exceeded|unable to write (?:new )?(?:file|index)/i],
  ['ownership', /dubious ownership/i],
  ['readonly', /read-only file system|insufficient permission for adding an object/i],
  ['locked', /\.lock': File exists|another git process seems to be running|could not lock config file/i],
  [
    'credentials',
    /could not read (?:username|password)|terminal prompts disabled|authentication failed|invalid username or|host key verification failed|permission denied \([a-z,-]+\)|no supported authentication/i,
  ],
  ['behind', /\((?:fetch first|non-fast-forward)\)|tip of your current branch is behind|remote contains work/i],
  [
    'denied',
    /\[remote rejected\]|protected branch|pre-receive hook declined|permission to .* denied|requested URL returned error: 40[13]|write access to repository not granted|not allowed to push/i,
  ],
  [
    'unreachable',
    /could not resolve host|unable to access|connection (?:refused|timed out|reset|closed)|failed to connect|network is unreachable|could not read from remote repository|does not appear to be a git repository|early eof|hung up unexpectedly|no such remote|repository '.+' not found/i,
  ],
  ['repository', /not a git repository/i],
  ['readonly', /permission denied/i],
];

function problemOf(words: string): GitProblem {
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other';
}

function codeOf(error: Error): unknown {
  return 'code' in error ? error.code : undefined;
}
