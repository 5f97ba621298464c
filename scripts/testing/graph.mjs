import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

import { filesOf } from '../stamp.mjs';

/** Folders whose modules import each other, and the tests. */
const FOLDERS = ['spec', 'generator', 'site', 'scripts', 'tests'];

const MODULE = /\.(?:[jt]sx?|mjs)$/;

/** Folders with copies of projects or packages, not modules of this project. */
const FOREIGN = /(?:^|\/)(?:node_modules|supabase|public)\/|^tests\/sites\//;

/** A file that a module names relative to its own URL: a program that it starts, or data that it reads. */
const BESIDE = /new URL\(\s*'([^']+)',\s*import\.meta\.url/g;

/** What `imports` of package.json stands for. @param {string} request */
function unalias(request) {
  if (request === '#contract') return 'site/contract/index.ts';
  if (request === '#schema') return 'generator/schema/index.ts';
  if (request === '#spec') return 'spec/index.ts';
  const [, alias = '', path = ''] = /^#(schema|generated|site|spec|tests)\/(.*)$/.exec(request) ?? [];
  return alias === '' ? undefined : `${alias === 'generated' ? 'site/generated' : alias}/${path}`;
}

/**
 * The file that an import resolves to; imports within this project include the extension.
 * @param {string} from
 * @param {string} request
 */
function targetOf(from, request) {
  return (
    unalias(request) ?? (request.startsWith('.') ? posix.normalize(posix.join(dirname(from), request)) : undefined)
  );
}

/**
 * The modules of the project that a module loads, without type-only imports, which the compiler checks.
 * @param {typeof import('oxc-parser').parseSync} parse
 * @param {string} path
 * @param {string} content
 */
function importsOf(parse, path, content) {
  const { staticImports, staticExports, dynamicImports } = parse(path, content).module;
  const requests = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => content.slice(start + 1, end - 1)),
    ...[...content.matchAll(BESIDE)].map(([, file = '']) => (file.startsWith('.') ? file : `./${file}`)),
  ];
  return requests.flatMap((request) => targetOf(path, request) ?? []);
}

/** The import graph. */
export class ModuleGraph {
  /** @type {ReadonlyMap<string, readonly string[]>} */
  #imports;
  /** @type {Map<string, string[]>} */
  #importers = new Map();

  /** @param {ReadonlyMap<string, readonly string[]>} imports by path, relative to the top of the repository */
  constructor(imports) {
    this.#imports = imports;
    for (const [path, targets] of imports) {
      for (const target of targets) this.#importers.set(target, [...(this.#importers.get(target) ?? []), path]);
    }
  }

  /** All modules. */
  get paths() {
    return [...this.#imports.keys()];
  }

  /**
   * What a module loads, directly and through others, and the module itself.
   * @param {string} path
   */
  reachedFrom(path) {
    return this.#walk(path, (at) => this.#imports.get(at) ?? []);
  }

  /**
   * The modules that load a file, directly and through others, and the file itself.
   * @param {string} path
   * @param {(through: string) => boolean} goesThrough which modules are followed to those that load them
   */
  reaching(path, goesThrough) {
    return this.#walk(path, (at) => (at === path || goesThrough(at) ? (this.#importers.get(at) ?? []) : []));
  }

  /**
   * @param {string} start
   * @param {(at: string) => readonly string[]} next
   */
  #walk(start, next) {
    const seen = new Set([start]);
    for (const at of seen) for (const other of next(at)) seen.add(other);
    return seen;
  }
}

/**
 * Reads the import graph of the project.
 * @param {string} root
 */
export async function readGraph(root) {
  // Imported late: the packages may just have been installed.
  const { parseSync } = await import('oxc-parser');
  const paths = FOLDERS.flatMap((folder) => filesOf(root, folder)).filter(
    (path) => MODULE.test(path) && !FOREIGN.test(path),
  );
  return new ModuleGraph(
    new Map(paths.map((path) => [path, importsOf(parseSync, path, readFileSync(join(root, path), 'utf8'))])),
  );
}
