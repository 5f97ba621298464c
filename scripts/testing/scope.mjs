import { basename } from 'node:path';

/**
 * What the sweeps over all pages and all blocks have to look at; a part that is not there is the whole of it.
 * @typedef {object} Scope
 * @property {readonly string[]} [kinds] kinds of blocks
 * @property {readonly string[]} [pages] pages, by their name in the spec
 */

/** The tests that go over everything, and heed the scope. */
const SWEEPS = ['tests/browser/pages.test.ts', 'tests/browser/blocks-accessibility.test.ts'];

const BLOCKS = 'site/blocks/';
/** It draws whichever block it is given. */
const ANY_BLOCK = 'site/blocks/Block.tsx';
const PAGE = /^(?:spec\/pages|site\/generated\/pages|site\/generated\/locales\/[a-z]+)\/(?!shared\.)([a-z-]+)\.(?:ts|json)$/;

/** @param {string} path */
const kindOf = (path) => {
  const name = basename(path, '.tsx');
  return name.charAt(0).toLowerCase() + name.slice(1);
};

/**
 * The kinds of blocks that a file of theirs belongs to; nothing where that is any of them.
 * @param {string} path
 * @param {import('./graph.mjs').ModuleGraph} graph
 */
function kindsOf(path, graph) {
  if (!path.startsWith(BLOCKS) || path === ANY_BLOCK) return undefined;
  const users = [...graph.reaching(path, (through) => through.startsWith(BLOCKS) && through !== ANY_BLOCK)];
  if (users.some((user) => user.startsWith('site/') && !user.startsWith(BLOCKS) && !user.startsWith('site/gallery/'))) return undefined;
  return users.filter((user) => /^site\/blocks\/[^/]+\.tsx$/.test(user) && user !== ANY_BLOCK).map(kindOf);
}

/**
 * What the sweeps have to look at: the blocks that changed and the pages that show them, if nothing else that they look at changed.
 * @param {readonly { path: string, tests: readonly string[] }[]} byChange
 * @param {import('./graph.mjs').ModuleGraph} graph
 * @param {(path: string) => string} read
 * @returns {Scope}
 */
export function scopeOf(byChange, graph, read) {
  /** @type {Set<string>} */
  const kinds = new Set();
  /** @type {Set<string>} */
  const pages = new Set();
  for (const { path, tests } of byChange) {
    if (!tests.some((file) => SWEEPS.includes(file))) continue;
    const [, page] = PAGE.exec(path) ?? [];
    const own = page === undefined ? kindsOf(path, graph) : [];
    if (own === undefined) return {};
    for (const kind of own) kinds.add(kind);
    if (page !== undefined) pages.add(page);
  }
  for (const path of graph.paths.filter((each) => each.startsWith('site/generated/pages/'))) {
    const content = read(path);
    if ([...kinds].some((kind) => content.includes(`kind: '${kind}'`))) pages.add(basename(path, '.ts'));
  }
  return { ...(kinds.size > 0 ? { kinds: [...kinds] } : {}), ...(pages.size > 0 ? { pages: [...pages] } : {}) };
}
