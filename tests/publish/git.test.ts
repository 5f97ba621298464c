import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';
import { authorEnv, gitIn, GitError, withoutSecrets } from '../../site/git.ts';
import { pushTo } from '../../site/publish/record.ts';
import {
  commitAs,
  makeOrigin,
  makeProject,
  programmer,
  readFile,
  useMachine,
  writeFile,
  writeScript,
} from './support/repositories.ts';

/** The error of git; fails if there is none. */
async function errorOf(output: Promise<string>): Promise<GitError> {
  const error = await output.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof GitError) return error;
  throw new Error('git did not fail', { cause: error });
}

/** Starts a server. Returns its port. */
async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** A server that wants a name and a password, and then forbids everything. Returns its port and the accounts seen. */
async function passwordServer() {
  const accounts: string[] = [];
  const server = createServer(({ headers: { authorization } }, response) => {
    if (authorization !== undefined)
      accounts.push(Buffer.from(authorization.replace('Basic ', ''), 'base64').toString());
    const isKnown = authorization !== undefined && accounts.at(-1) === 'ana:known';
    response.writeHead(isKnown ? 403 : 401, { 'WWW-Authenticate': 'Basic realm="Code"' }).end();
  });
  onTestFinished(() => void server.close());
  return { port: await listen(server), accounts };
}

/** Whether a process runs. One that has ended and that nobody waits for does not. */
function isRunning(pid: number): boolean {
  const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  return state !== '' && !state.startsWith('Z');
}

const isRoot = process.getuid?.() === 0;

test('a remote that wants a name and a password gets none, and no program asks for them', async () => {
  const project = makeProject();
  const home = useMachine();
  const asks = writeScript(home, 'ask', `touch ${home}/asked`, 'exec sleep 600');
  writeFile(home, '.gitconfig', `[core]\n\taskPass = ${asks}\n`);
  for (const name of ['GIT_ASKPASS', 'SSH_ASKPASS']) vi.stubEnv(name, asks);
  vi.stubEnv('GIT_TERMINAL_PROMPT', '1');
  const { port, accounts } = await passwordServer();
  const address = `127.0.0.1:${port}/code.git`;
  const git = gitIn(project);
  expect(await errorOf(git(['fetch', `http://${address}`]))).toMatchObject({ problem: 'credentials' });

  // One of an account that is no longer valid.
  const error = await errorOf(git(['fetch', `http://ana:s3cret@${address}?private_token=t0ken`]));
  expect(error.problem).toBe('credentials');
  expect(error.message).toContain(address);
  expect(error.message).not.toMatch(/ana|s3cret|t0ken/);
  expect(accounts).toContain('ana:s3cret');
  expect(existsSync(join(home, 'asked'))).toBe(false);
});

test("the machine's credential helper and ssh reach a remote", async () => {
  const project = makeProject();
  const origin = makeOrigin(project);
  const home = useMachine();
  const { port, accounts } = await passwordServer();
  const helper = writeScript(home, 'helper', 'echo username=ana', 'echo password=known');
  // Like ssh with ControlPersist, leaves a process that keeps the connection and standard error open.
  const persists = `sleep 600 </dev/null >/dev/null & echo $! >>${home}/pids`;
  onTestFinished(() => {
    for (const pid of readFile(home, 'pids').trim().split('\n')) process.kill(Number(pid), 'SIGKILL');
  });
  const ssh = writeScript(home, 'ssh', persists, `echo "$1" >${home}/called`, `exec git-upload-pack ${origin}`);
  const refusing = writeScript(home, 'refusing', persists, 'echo "Permission denied (publickey)." >&2', 'exit 255');
  const settings = `[credential]\n\thelper = ${helper}\n[core]\n\tsshCommand = ${ssh}\n[ssh]\n\tvariant = simple\n`;
  writeFile(home, '.gitconfig', settings);
  const git = gitIn(project);
  const forbidden = await errorOf(git(['fetch', `http://127.0.0.1:${port}/code.git`]));
  expect(forbidden).toMatchObject({ problem: 'denied' });
  expect(accounts).toContain('ana:known');

  await git(['fetch', '--quiet', 'ssh://code.example/code.git']);
  expect(readFile(home, 'called')).toBe('code.example\n');
  vi.stubEnv('GIT_SSH_COMMAND', refusing);
  const refused = await errorOf(git(['fetch', '--quiet', 'ssh://code.example/code.git']));
  expect(refused).toMatchObject({ problem: 'credentials' });
});

test('ssh has no terminal to ask for a password or a host key', async () => {
  const project = makeProject();
  const home = useMachine();
  const ssh = writeScript(
    home,
    'ssh',
    `ps -o pgid= -p $$ >${home}/group`,
    'read -r answer </dev/tty && exit 0',
    'echo "ana@code.example: Permission denied (publickey,password)." >&2',
    'exit 255',
  );
  vi.stubEnv('GIT_SSH_COMMAND', ssh);
  vi.stubEnv('GIT_SSH_VARIANT', 'simple');
  const error = await errorOf(gitIn(project)(['fetch', 'ssh://code.example/code.git']));
  expect(error.problem).toBe('credentials');
  // A session of its own begins with a group of its own.
  const own = spawnSync('ps', ['-o', 'pgid=', '-p', String(process.pid)], { encoding: 'utf8' }).stdout.trim();
  expect(own).not.toBe('');
  expect(readFile(home, 'group').trim()).not.toBe(own);
});

test('a remote that does not answer is unreachable', async () => {
  const project = makeProject();
  useMachine();
  const git = gitIn(project);
  const server = createServer();
  const port = await listen(server);
  await once(server.close(), 'close');
  for (const remote of [`http://127.0.0.1:${port}/code.git`, join(project, 'nowhere.git')])
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
    expect(await errorOf(git(['fetch', remote]))).toMatchObject({ problem: 'unreachable' });
});

test('a push is refused by a hook, or because the remote has newer commits', async () => {
  const project = makeProject();
  const origin = makeOrigin(project);
  useMachine();
  const git = gitIn(project);
  const before = programmer(project, 'rev-parse', 'HEAD');
  const first = commitAs(project, { 'page.txt': 'first\n' }, 'First');
  await pushTo(git, first);
  programmer(project, 'reset', '--quiet', '--hard', before);
  const second = commitAs(project, { 'page.txt': 'second\n' }, 'Second');
  const behind = await pushTo(git, second).catch((error: unknown) => error);
  expect(behind).toMatchObject({ problem: 'behind' });

  writeScript(join(origin, 'hooks'), 'pre-receive', 'printf "\\033[31mOnly on Mondays\\033[m" >&2', 'exit 1');
  const third = programmer(project, 'commit-tree', '-p', first, '-m', 'Third', `${first}^{tree}`);
  const denied = await pushTo(git, third).catch((error: unknown) => error);
  expect(denied).toMatchObject({
    problem: 'denied',
    message: expect.stringContaining('remote: Only on Mondays') as string,
  });
});

test('git is missing, the folder is not a repository, or another git has locked it', async () => {
  const project = makeProject();
  const home = useMachine();
  expect(await errorOf(gitIn(home)(['status']))).toMatchObject({ problem: 'repository' });
  const git = gitIn(project);
  for (const [file, args] of [
    ['index.lock', ['add', '--all']],
    ['refs/heads/main.lock', ['commit', '--allow-empty', '-m', 'x']],
  ] as const) {
    writeFile(project, `.git/${file}`, '');
    const env = authorEnv({ name: 'Ana', email: 'ana@firm.example' });
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
    expect(await errorOf(git(args, { env }))).toMatchObject({ problem: 'locked' });
  }
  vi.stubEnv('PATH', home);
  expect(await errorOf(git(['status']))).toMatchObject({ problem: 'missing' });
});

test.skipIf(!isRoot)("another user's repository is refused, unless the machine trusts it", async () => {
  const project = makeProject();
  const home = useMachine();
  for (const path of [project, join(project, '.git')]) chownSync(path, 12_345, 12_345);
  expect(await errorOf(gitIn(project)(['status']))).toMatchObject({ problem: 'ownership' });
  writeFile(home, '.gitconfig', `[safe]\n\tdirectory = ${project}\n`);
  expect(await gitIn(project)(['status', '--porcelain'])).toBe('');
  writeFile(home, '.gitconfig', '');
  vi.stubEnv('GIT_CONFIG_COUNT', '1');
  vi.stubEnv('GIT_CONFIG_KEY_0', 'safe.directory');
  vi.stubEnv('GIT_CONFIG_VALUE_0', project);
  expect(await gitIn(project)(['status', '--porcelain'])).toBe('');
});

test.each([
  ['space', 'error: file write error: No space left on device\nfatal: unable to write new index file'],
  ['space', 'error: unable to write file page.txt: Disk quota exceeded'],
  ['readonly', "fatal: Unable to create '/srv/site/.git/index.lock': Read-only file system"],
  ['readonly', "fatal: Unable to create '/srv/site/.git/index.lock': Permission denied"],
  ['readonly', 'error: insufficient permission for adding an object to repository database .git/objects'],
  [
    'locked',
    "fatal: Unable to create '/srv/site/.git/index.lock': File exists.\n\nAnother git process seems to be running",
  ],
  ['credentials', "fatal: could not read Username for 'https://code.example': terminal prompts disabled"],
  ['locked', 'error: could not lock config file .git/config: File exists'],
  [
    'credentials',
    "remote: Invalid username or password.\nfatal: Authentication failed for 'https://code.example/a.git/'",
  ],
  ['credentials', 'Host key verification failed.\nfatal: Could not read from remote repository.'],
  ['credentials', 'git@code.example: Permission denied (publickey).\nfatal: Could not read from remote repository.'],
  ['credentials', 'ana@code.example: Permission denied (password,keyboard-interactive).'],
  [
    'denied',
    'remote: Permission to firm/site.git denied to ana.\nfatal: unable to access: The requested URL returned error: 403',
  ],
  [
    'denied',
    'remote: error: GH006: Protected branch update failed for refs/heads/main.\n ! [remote rejected] main -> main (protected branch hook declined)',
  ],
  ['denied', 'GitLab: You are not allowed to push code to protected branches on this project.'],
  ['denied', 'ERROR: Permission to firm/site.git denied to deploy key\nfatal: Could not read from remote repository.'],
  ['behind', ' ! [rejected]        main -> main (fetch first)\nerror: failed to push some refs'],
  ['unreachable', "fatal: unable to access 'https://code.example/': Could not resolve host: code.example"],
  [
    'unreachable',
    'ssh: connect to host code.example port 22: Connection timed out\nfatal: Could not read from remote repository.',
  ],
  ['unreachable', 'ssh: Could not resolve hostname code.example: Name or service not known'],
  ['unreachable', "fatal: unable to access 'https://code.example/': SSL certificate problem: certificate has expired"],
  ['unreachable', "fatal: unable to access 'https://code.example/': Operation timed out after 300000 milliseconds"],
  ['unreachable', "remote: Repository not found.\nfatal: repository 'https://code.example/firm/site.git/' not found"],
  ['unreachable', 'fatal: the remote end hung up unexpectedly'],
  ['other', 'fatal: Not possible to fast-forward, aborting.'],
])('%s: %s', async (problem, words) => {
  const home = useMachine();
  writeFile(home, 'words', words);
  writeScript(join(home, 'bin'), 'git', `cat ${home}/words >&2`, 'exit 128');
  vi.stubEnv('PATH', `${join(home, 'bin')}:${process.env['PATH']}`);
  expect(await errorOf(gitIn(home)(['push']))).toMatchObject({ problem, message: words.trim() });
});

test('a git that hangs is ended with what it has started', async () => {
  const home = useMachine();
  writeScript(join(home, 'bin'), 'git', `sleep 600 & echo $! >${home}/pid; kill -STOP $$`);
  vi.stubEnv('PATH', `${join(home, 'bin')}:${process.env['PATH']}`);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const error = errorOf(gitIn(home)(['fetch']));
  const hasStarted = (): boolean => existsSync(join(home, 'pid')) && readFile(home, 'pid').endsWith('\n');
  // oxlint-disable-next-line eslint/no-await-in-loop -- polls without the timers, which are fake
  while (!hasStarted()) await new Promise((next) => setImmediate(next));
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(await error).toMatchObject({ problem: 'unreachable' });
  vi.useRealTimers();
  const pid = Number(readFile(home, 'pid'));
  await expect.poll(() => isRunning(pid)).toBe(false);
});

test.each([
  [
    "fatal: Authentication failed for 'https://ana:s3cret@host/x.git/'",
    "fatal: Authentication failed for 'https://host/x.git/'",
  ],
  ['https://ghp_token@host/x and https://ana:p@ss@host/y', 'https://host/x and https://host/y'],
  ["'https://ana:it's@host/x'", "'https://host/x'"],
  ['HTTPS://ana@host and ssh://git:s3cret@host:22/x', 'HTTPS://host and ssh://host:22/x'],
  ['https://host/x?access_token=abc&depth=1', 'https://host/x?access_token=…&depth=1'],
  ['https://host/x?a=1&private_token=abc and ?token=x', 'https://host/x?a=1&private_token=… and ?token=…'],
  [
    "unable to access 'https://host/a@b/': Could not resolve host",
    "unable to access 'https://host/a@b/': Could not resolve host",
  ],
  ['git@host:firm/site.git', 'git@host:firm/site.git'],
])('%s loses its secrets', (text, expected) => {
  expect(withoutSecrets(text)).toBe(expected);
});
