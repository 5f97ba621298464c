import type { Mutant } from '../../scripts/mutants/mutant.ts';

const tests = ['tests/browser/theme.test.ts'];

/** Light, dark, or as the system has it. */
export const mutants: readonly Mutant[] = [
  {
    id: 'theme-system-stored',
    harm: 'Whoever chooses the system’s theme keeps the one of that moment.',
    file: 'site/lib/theme.ts',
    find: "if (choice === 'auto') localStorage.removeItem(key);",
    replace: "if (choice === 'auto') localStorage.setItem(key, choice);",
    build: true,
    tests,
  },
  {
    id: 'theme-other-tab',
    harm: 'A change of the theme does not reach the site’s other tabs.',
    file: 'site/lib/theme.ts',
    find: "addEventListener('storage', showStored);",
    replace: '',
    build: true,
    tests,
  },
  {
    id: 'theme-flash',
    harm: 'A visitor with the light theme on a dark system sees a dark flash on every page.',
    file: 'site/lib/boot.js',
    find: "theme === 'dark' || (theme !== 'light' && matchMedia",
    replace: "theme === 'dark' || (matchMedia",
    build: true,
    tests,
  },
  {
    id: 'theme-on-paper',
    harm: 'A page printed from the dark theme is white on white.',
    file: 'generator/emit/brand.ts',
    find: '@media not print {',
    replace: '@media all {',
    generate: true,
    build: true,
    tests,
  },
];
