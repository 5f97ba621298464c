import { basename } from 'node:path';

/**
 * What tests of all pages and all blocks have to cover; an absent part means everything.
 * @typedef {object} Scope
 * @property {readonly string[]} [kinds] kinds of blocks
 * @property {readonly string[]} [pages] pages, by their name in the spec
 */

/** The tests that cover everything, or only the scope. */
const SWEEPS = ['tests/browser/pages.test.ts', 'tests/browser/blocks-accessibility.test.ts'];

/** On how many pages, in each language, a changed block is tested. */
const PAGES_A_KIND = 4;

const BLOCKS = 'site/blocks/';
/** A file of one kind of block, or a part that some of them share; what lies beside the folders is for any block. */
const IN_FOLDER = /^site\/blocks\/([^/]+)\//;
const PARTS = 'parts';
const PAGE =
  /^(?:spec\/pages|site\/generated\/pages|site\/generated\/locales\/[\w-]+)\/(?!shared\.)([a-z-]+)\.(?:ts|json)$/;

/**
 * The kinds of blocks that a file belongs to; undefined if it could affect any of them.
 * @param {string} path
 * @param {import('./graph.mjs').ModuleGraph} graph
 */
function kindsOf(path, graph) {
  if (!IN_FOLDER.test(path)) return undefined;
  const users = [...graph.reaching(path, (through) => IN_FOLDER.test(through))];
  if (users.some((user) => user.startsWith('site/') && !user.startsWith(BLOCKS) && !user.startsWith('site/gallery/')))
    return undefined;
  return [...new Set(users.flatMap((user) => IN_FOLDER.exec(user)?.[1] ?? []))].filter((folder) => folder !== PARTS);
}

/**
 * Pages on which a kind of block is looked at: those that have most of it, and most besides, of each layout first. The gallery shows all its forms.
 * @param {string} kind
 * @param {readonly { page: string, content: string }[]} pages
 */
function pagesWith(kind, pages) {
  const found = pages
    .map(({ page, content }) => ({
      page,
      size: content.length,
      count: content.split(`kind: '${kind}'`).length - 1,
      layout: /layout: '(\w+)'/.exec(content)?.[1],
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || b.size - a.size);
  const isFirst = (/** @type {{ layout: string | undefined }} */ one, /** @type {number} */ index) =>
    found.findIndex(({ layout }) => layout === one.layout) === index;
  const firsts = found.filter(isFirst);
  return [...firsts, ...found.filter((one) => !firsts.includes(one))].slice(0, PAGES_A_KIND).map(({ page }) => page);
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
  const all = graph.paths
    .filter((path) => path.startsWith('site/generated/pages/'))
    .map((path) => ({ page: basename(path, '.ts'), content: read(path) }));
  for (const kind of kinds) for (const page of pagesWith(kind, all)) pages.add(page);
  return {
    ...(kinds.size > 0 ? { kinds: [...kinds] } : {}),
    ...(pages.size > 0 ? { pages: [...pages].toSorted() } : {}),
  };
}
