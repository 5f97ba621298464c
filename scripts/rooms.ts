/**
 * The rooms of the code, and the tests that a change in each needs: folders, files, or how their paths begin. `npm test
 * -- desk` runs those of one.
 */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  spec: ['tests/generated', 'tests/any-site'],
  generator: ['tests/generator', 'tests/scripts/texts', 'tests/scripts/ordinary-edits', 'tests/scripts/second-site'],
  articles: ['tests/generator/articles', 'tests/site/article', 'tests/site/sanitise', 'tests/browser/article-attacks'],
  blocks: ['tests/site', 'tests/scripts/block-recipe', 'tests/any-site', 'tests/browser/accessibility'],
  browser: ['tests/site', 'tests/browser', 'tests/generated/forms'],
  build: ['tests/site', 'tests/scripts/build', 'tests/any-site', 'tests/browser/deployment'],
  desk: ['tests/site/desk', 'tests/backend/desk', 'tests/generated/desk', 'tests/hosting/desk', 'tests/browser/desk'],
  fields: [
    'tests/site',
    'tests/scripts/field-recipe',
    'tests/generator/controls',
    'tests/browser',
    'tests/generated/forms',
  ],
  hosting: ['tests/hosting', 'tests/site/hosting', 'tests/site/site-headers', 'tests/browser/search'],
  islands: ['tests/site', 'tests/browser', 'tests/generated/forms'],
  layout: ['tests/site', 'tests/browser', 'tests/any-site'],
  live: ['tests/site/origins', 'tests/scripts/dev', 'tests/any-site/no-dev-tools'],
  publish: ['tests/publish', 'tests/scripts/publish', 'tests/site/desk-publishing', 'tests/backend/desk-site'],
  render: ['tests/site', 'tests/any-site'],
  scripts: ['tests/scripts'],
  server: ['tests/backend', 'tests/hosting', 'tests/browser/reports'],
  shared: ['tests/site', 'tests/generator', 'tests/browser', 'tests/backend'],
  studio: ['tests/site/studio', 'tests/scripts/studio', 'tests/generator/edit', 'tests/publish/studio-branch'],
};

/**
 * Replaces the name of a room, the first argument of `npm test`, by its tests. Returns undefined for a name that is
 * neither a room nor part of the path of a test.
 */
export function testsOf(args: readonly string[], files: readonly string[]): readonly string[] | undefined {
  const [first = '', ...rest] = args;
  const tests = Object.hasOwn(ROOMS, first) ? ROOMS[first] : undefined;
  if (tests) return [...tests, ...rest];
  const isKnown =
    first === '' || first.startsWith('-') || files.some((file) => file.includes(first.replace(/^\.\//, '')));
  return isKnown ? args : undefined;
}
