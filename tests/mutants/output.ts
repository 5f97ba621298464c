import type { Mutant } from '../../scripts/mutants/mutant.ts';

const tests = ['tests/generator/output.test.ts', 'tests/generator/check.test.ts'];

/** How the generator treats the files of its folders. */
export const mutants: readonly Mutant[] = [
  {
    id: 'output-hand-edit-lost',
    harm: 'What somebody has changed by hand in a generated file is overwritten without a word.',
    file: 'generator/output/compare.ts',
    find: "isOurs(file.path, found) ? 'changed' : 'edited'",
    replace: "isOurs(file.path, found) ? 'changed' : 'changed'",
    tests,
  },
  {
    id: 'output-edited-orphan-deleted',
    harm: 'A generated file that somebody has changed by hand is deleted when its entry leaves the spec.',
    file: 'generator/output/compare.ts',
    find: "isOurs(path, found) ? 'orphaned' : 'edited'",
    replace: "isOurs(path, found) ? 'orphaned' : 'orphaned'",
    tests,
  },
  {
    id: 'output-windows-line-endings',
    harm: 'On a checkout with Windows line endings every generated file counts as changed by hand.',
    file: 'generator/output/content.ts',
    find: "content.replaceAll('\\r\\n', '\\n')",
    replace: "content.replaceAll('\\n\\r', '\\n')",
    tests,
  },
  {
    id: 'output-draft-left-behind',
    harm: 'A write that fails leaves half a file with an odd name in the checkout, and it is committed.',
    file: 'generator/output/files.ts',
    find: '      rmSync(draft, { force: true });\n      throw error;',
    replace: "      if (path === '') rmSync(draft, { force: true });\n      throw error;",
    tests: ['tests/generator/output.test.ts'],
  },
  {
    id: 'output-unmerged-manifest',
    harm: 'After an unresolved merge the generator takes all of its own files for foreign ones instead of saying what happened.',
    file: 'generator/output/manifest.ts',
    find: 'if (content === undefined) return { files: {} };',
    replace: "if (content === undefined || content.includes('<<<<<<<')) return { files: {} };",
    tests,
  },
  {
    id: 'output-foreign-unseen',
    harm: 'A file that nobody generates stays in a generated folder, and nobody is told.',
    file: 'generator/output/compare.ts',
    find: '.filter((path) => !wanted.has(path) && !manifest.files[path])',
    replace: '.filter((path) => wanted.has(path) && !manifest.files[path])',
    tests,
  },
];
