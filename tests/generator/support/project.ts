import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, expect, vi } from 'vitest';
import { copyFixtureSpec } from '../../support/fixture-copy.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';
import { ROOT } from '../../../scripts/node.mjs';

export const command = join(ROOT, 'generator', 'cli.ts');

type Environment = Readonly<Record<string, string>>;

/** The exit status and output of a command. */
export interface Run {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** A project in a temporary folder, with the small spec of the fixtures, the fixture site's or the real one. */
export type Project = ReturnType<typeof projectAt>;

/** Each removes a project. */
const created: (() => void)[] = [];
/** The project that {@link makeGenerated} copies. */
let generated: Promise<Project> | undefined;

/** Removes the projects made since the last call. */
export function removeProjects(): void {
  generated = undefined;
  created.splice(0).forEach((remove) => remove());
}

// Registered once for each test file that imports this. In a shared process this module is imported once, so
// `remove-projects.ts` registers it for each file.
afterAll(removeProjects);

/** The arguments that run the command in a new process. */
export function commandLine(root: string, args: readonly string[]): string[] {
  return [command, '--root', root, ...args];
}

/** The environment of a command, without the machine's own settings. */
export function environmentOf(environment: Environment = {}): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    NO_COLOR: '1',
    NODE_NO_WARNINGS: '1',
    ...environment,
  };
}

/** Runs the command in a new process. */
function runInNewProcess(root: string, args: readonly string[], environment?: Environment) {
  return new Promise<Run>((done) => {
    execFile(process.execPath, commandLine(root, args), { env: environmentOf(environment) }, (error, out, err) => {
      const status = error ? (typeof error.code === 'number' ? error.code : -1) : 0;
      done({ status, out, err });
    });
  });
}

let runs = 0;
let last: Promise<unknown> = Promise.resolve();

/** Runs a command in this process, since loading the generator takes longest: only its own module is imported again. */
async function runNow(command: string, args: readonly string[], environment: Environment = {}): Promise<Run> {
  const printed = { log: '', error: '' };
  const print = (['log', 'error'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((text) => void (printed[method] += `${text}\n`)),
  );
  const { argv, env } = process;
  Object.assign(process, { argv: [process.execPath, command, ...args], env: environmentOf(environment), exitCode: 0 });
  try {
    await import(`${pathToFileURL(command).href}?run=${(runs += 1)}`);
    const [out = '', err = ''] = [printed.log, printed.error].map(stripVTControlCharacters);
    return { status: Number(process.exitCode), out, err };
  } finally {
    Object.assign(process, { argv, env, exitCode: 0 });
    print.forEach((spy) => spy.mockRestore());
  }
}

/** Runs a command in this process after those that are running, since arguments and output are global. */
export function runInProcess(command: string, args: readonly string[], environment?: Environment): Promise<Run> {
  const result = last.then(() => runNow(command, args, environment));
  last = result.catch(() => undefined);
  return result;
}

function outputs(root: string): string[] {
  return ['site', 'tests']
    .flatMap((folder) => {
      try {
        return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
      } catch {
        return [];
      }
    })
    .filter((path) => statSync(join(root, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}

function newRoot(): string {
  return temporaryDirectory((remove) => created.push(remove));
}

/** Makes a project. This repository's generator is linked into it, so `#schema` resolves. */
export function makeProject(kind: 'small' | 'whole' | 'real' = 'small'): Project {
  const root = newRoot();
  const { imports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { imports: object };
  writeFileSync(join(root, 'package.json'), JSON.stringify({ type: 'module', imports }));
  symlinkSync(join(ROOT, 'generator'), join(root, 'generator'), 'junction');
  if (kind === 'whole') {
    copyFixtureSpec(join(root, 'spec'));
  } else if (kind === 'real') {
    for (const name of ['spec', 'site/generated', 'site/supabase', 'tests/generated'])
      cpSync(join(ROOT, name), join(root, name), { recursive: true });
  } else {
    mkdirSync(join(root, 'spec'));
    cpSync(join(ROOT, 'tests', 'fixtures', 'base.ts'), join(root, 'spec', 'base.ts'));
    writeFileSync(join(root, 'spec', 'index.ts'), "import { base } from './base.ts';\n\nexport default base;\n");
  }
  return projectAt(root);
}

/** Copies a project with its output, which takes a quarter of the time of generating it. */
function copyOf(project: Project): Project {
  const root = newRoot();
  cpSync(project.root, root, { recursive: true, verbatimSymlinks: true });
  return projectAt(root);
}

/** A small project after its first run. */
export async function makeGenerated(): Promise<Project> {
  generated ??= (async () => {
    const project = makeProject();
    const { status, err } = await project.generate();
    if (status !== 0 || err !== '') throw new Error(err);
    return project;
  })();
  return copyOf(await generated);
}

function projectAt(root: string) {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  const generate = (args: readonly string[] = [], environment?: Environment): Promise<Run> =>
    runInProcess(command, ['--root', root, ...args], environment);
  const times = (): Record<string, bigint> =>
    Object.fromEntries(outputs(root).map((path) => [path, statSync(join(root, path), { bigint: true }).mtimeNs]));
  return {
    root,
    read,
    write,
    remove: (path: string): void => rmSync(join(root, path), { recursive: true }),
    /** Replaces a text that occurs once in the file. */
    edit: (path: string, from: string, to: string): void => {
      const parts = read(path).split(from);
      if (parts.length !== 2) throw new Error(`${path} contains ${parts.length - 1} times, not once: ${from}`);
      write(path, parts.join(to));
    },
    /** Removes the thanks page from the small spec, with the references to it. */
    removeThanksPage: (): void =>
      write(
        'spec/index.ts',
        `import { base, home, notFound } from './base.ts';
const { thanks: _, ...pages } = base.routes.pages;
const columns = [{ sections: base.footer.columns[0].sections.map((section) => ({ ...section, links: section.links.slice(0, 1) })) }];
export default { ...base, routes: { ...base.routes, pages, privacy: 'home' }, pages: [home, notFound], footer: { ...base.footer, columns } };
`,
      ),
    /** Every generated file with its content. */
    snapshot: (): Record<string, string> => Object.fromEntries(outputs(root).map((path) => [path, read(path)])),
    /** Every generated file with its modification time. */
    times,
    /** Runs the command in this process. */
    generate,
    /** Runs the command, which has to fail without writing anything or a stack trace. Returns its messages. */
    fails: async (args?: readonly string[]): Promise<string> => {
      const before = times();
      const { err, ...run } = await generate(args);
      expect(run).toEqual({ status: 1, out: '' });
      expect(err).not.toMatch(/\n\s+at /);
      expect(differing(before, times())).toEqual([]);
      return err;
    },
    /** Runs the command in a new process. */
    start: (args: readonly string[] = [], environment?: Environment): Promise<Run> =>
      runInNewProcess(root, args, environment),
  };
}

/** The keys whose values differ between two records, sorted. */
export function differing<T>(before: Readonly<Record<string, T>>, after: Readonly<Record<string, T>>): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => before[key] !== after[key])
    .toSorted();
}
