import { RULES } from './map.mjs';
import { scopeOf } from './scope.mjs';

const TEST = /^tests\/(?!fixtures\/).*\.test\.tsx?$/;

/** Whether a path is a file, or in a folder. @param {string} path @param {string} place */
function isIn(path, place) {
  return path === place || path.startsWith(`${place}/`);
}

/** Whether the map's name of a test means this file. @param {string} file @param {string} name */
export function isNamed(file, name) {
  return new RegExp(`^tests/${name}(?:/.*)?\\.test\\.tsx?$`).test(file);
}

/** All test files. @param {import('./graph.mjs').ModuleGraph} graph */
export function testFiles(graph) {
  return graph.paths.filter((path) => TEST.test(path)).toSorted();
}

/**
 * The most specific rule of the map for a file, and the path that matched.
 * @param {string} path
 */
export function ruleOf(path) {
  const fitting = RULES.flatMap((rule) =>
    rule.of.filter((place) => isIn(path, place)).map((place) => ({ rule, place })),
  );
  return fitting.toSorted((a, b) => b.place.length - a.place.length)[0];
}

/** Tests on a built site: their imports do not show what they test; only the map does. */
const ON_SITE = [
  'tests/any-site',
  'tests/browser',
  'tests/generated',
  'tests/hosting',
  'tests/scripts/articles-build.test.ts',
];

/**
 * The tests that one change can break: those that the map names, and those that load the module. Imports are followed within what
 * the map's rule is about, and through what tests share; what lies further away is the map's to say.
 * @param {string} path
 * @param {import('./graph.mjs').ModuleGraph} graph
 */
function testsOf(path, graph) {
  const all = testFiles(graph);
  const found = ruleOf(path);
  if (!found) return all;
  const around = found.rule.of.filter((place) => isIn(path, place));
  const loading = graph.reaching(
    path,
    (through) => isIn(through, 'tests') || around.some((place) => isIn(through, place)),
  );
  const goByImports = (/** @type {string} */ file) =>
    isIn(path, 'tests') || !ON_SITE.some((folder) => isIn(file, folder));
  return all.filter(
    (file) => (loading.has(file) && goByImports(file)) || found.rule.tests.some((name) => isNamed(file, name)),
  );
}

/**
 * @typedef {object} Selection
 * @property {readonly string[]} files the test files to run
 * @property {import('./scope.mjs').Scope} scope what the sweeps over everything have to look at
 */

/**
 * What changes can break.
 * @param {readonly string[]} changes paths, relative to the top of the repository
 * @param {import('./graph.mjs').ModuleGraph} graph
 * @param {(path: string) => string} read
 * @returns {Selection}
 */
export function selectTests(changes, graph, read) {
  const byChange = changes.map((path) => ({ path, tests: testsOf(path, graph) }));
  const files = [...new Set(byChange.flatMap(({ tests }) => tests))].toSorted();
  return { files, scope: scopeOf(byChange, graph, read) };
}
