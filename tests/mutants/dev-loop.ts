import type { Mutant } from '../../scripts/mutants/mutant.ts';

/** From a saved file to the open page. */
export const mutants: readonly Mutant[] = [
  {
    id: 'dev-origin-of-equal-labels',
    harm: 'Of two links with the same label, Alt opens the first.',
    file: 'generator/sources/origins.ts',
    find: '  const found = compiled(actions, page, article);\n    return parsed(at(found?.texts[locale], String(at(found?.page, key))));',
    replace:
      "  const found = compiled(actions, page, article);\n    return parsed(at(found?.texts[locale], String(at(found?.page, key.replace(/\\d+\\.label/, '0.label')))));",
    tests: ['tests/generator/sources.test.ts'],
  },
  {
    id: 'explain-memoized-reads',
    harm: '--explain leaves out the files that are made of something that was made before.',
    file: 'generator/memoize.ts',
    find: 'readAgain(found.reads);',
    replace: 'readAgain([]);',
    tests: ['tests/generator/explain.test.ts'],
  },
  {
    id: 'dev-save-during-a-pass',
    harm: 'A save while the last one is compiled is never seen.',
    file: 'generator/watch.ts',
    find: '    if (running) {\n      again = true;',
    replace: '    if (running) {\n      again = false;',
    tests: ['tests/generator/watch.test.ts'],
  },
  {
    id: 'dev-new-folder',
    harm: 'Files in a folder that was made while the dev server runs are not watched.',
    file: 'generator/watch-folder.ts',
    find: '          follow();\n          if (watchers.size !== known)',
    replace: '          if (watchers.size !== known)',
    tests: ['tests/generator/watch.test.ts'],
  },
  {
    id: 'dev-database-behind',
    harm: 'A new field cannot be sent until the dev server is started again.',
    file: 'scripts/dev/backend.ts',
    find: 'if (!written.some(({ path }) => path === TABLES || path === NOTIFY || path.startsWith(`${migrationsFolder}/`))) return;',
    replace: 'if (!written.some(({ path }) => path !== TABLES && path === NOTIFY)) return;',
    tests: ['tests/scripts/dev.test.ts'],
  },
  {
    id: 'dev-notice-stays',
    harm: 'The notice of a mistake stays over the page after it was mended.',
    file: 'scripts/dev/passes.ts',
    find: '    this.listeners.problems({ root: ROOT, problems: problemsOf(pass) });',
    replace: '    if (!pass.ok) this.listeners.problems({ root: ROOT, problems: problemsOf(pass) });',
    tests: ['tests/scripts/dev.test.ts'],
  },
  {
    id: 'dev-noise',
    harm: 'The terminal is full of lines that say nothing.',
    file: 'scripts/dev/terminal.ts',
    find: '  /HTTP request /,\n',
    replace: '',
    tests: ['tests/scripts/terminal.test.ts'],
  },
  {
    id: 'dev-place-lost',
    harm: 'A save makes the open page jump.',
    file: 'site/live/client.ts',
    find: '  hold();\n',
    replace: '  if (scrollY < 0) hold();\n',
    tests: ['tests/scripts/dev.test.ts'],
  },
  {
    id: 'dev-found-nothing',
    harm: 'In npm run dev an address that leads nowhere answers 200, and on the site 404.',
    file: 'site/live/addresses/plugin.ts',
    find: 'httpResponse.statusCode === 200 ? status : httpResponse.statusCode',
    replace: 'httpResponse.statusCode === 200 && status === 200 ? status : httpResponse.statusCode',
    tests: ['tests/scripts/dev.test.ts'],
    only: 'an address that the spec gets',
  },
];
