/**
 * What tests need besides the packages, by the module through which they use it: a file needs whatever stands beside one that it loads.
 * @satisfies {Record<string, readonly string[]>}
 */
const BY_MODULE = {
  browser: ['tests/support/browser.ts', 'tests/scripts/second-site.test.ts'],
  firefox: ['tests/support/engines/firefox-driver.ts'],
  webkit: ['tests/support/engines/webkit-driver.ts'],
  postgres: ['tests/backend/support/postgres-cluster.ts'],
  nginx: ['tests/hosting/nginx-host.ts', 'tests/hosting/start.ts'],
};

/** Tests of these folders run on the built site, and those of hosts on what hosts have published of their own code. */
const ON_SITE = ['tests/browser/', 'tests/generated/', 'tests/hosting/'];
const ON_PUBLISHED = ['tests/hosting/'];

/**
 * @typedef {object} Needs
 * @property {boolean} site the built site
 * @property {boolean} published what hosts have published
 * @property {boolean} browser
 * @property {boolean} firefox
 * @property {boolean} webkit
 * @property {boolean} postgres
 * @property {boolean} nginx
 */

/**
 * What some test files need.
 * @param {readonly string[]} files
 * @param {import('./graph.mjs').ModuleGraph} graph
 * @returns {Needs}
 */
export function needsOf(files, graph) {
  const loaded = new Set(files.flatMap((file) => [...graph.reachedFrom(file)]));
  const isIn = (/** @type {readonly string[]} */ folders) =>
    files.some((file) => folders.some((folder) => file.startsWith(folder)));
  const loads = (/** @type {readonly string[]} */ modules) => modules.some((module) => loaded.has(module));
  return {
    site: isIn(ON_SITE),
    published: isIn(ON_PUBLISHED),
    browser: loads(BY_MODULE.browser),
    firefox: loads(BY_MODULE.firefox),
    webkit: loads(BY_MODULE.webkit),
    postgres: loads(BY_MODULE.postgres),
    nginx: loads(BY_MODULE.nginx),
  };
}
