import type { Mutant } from '../../scripts/mutants/mutant.ts';

const flows = ['tests/browser/in-firefox.test.ts'];
const forbidden = ['tests/browser/storage-forbidden.test.ts'];
const slow = ['tests/browser/slow.test.ts'];

/** What browsers, hands and networks differ in. */
export const mutants: readonly Mutant[] = [
  {
    id: 'browsers-storage-asked-unguarded',
    harm: 'Where storage is forbidden, no page does anything.',
    file: 'site/lib/stored.ts',
    find: '    return null; // Storage may be forbidden.\n',
    replace: "    throw new Error('Storage is forbidden.');\n",
    build: true,
    tests: forbidden,
  },
  {
    id: 'browsers-draft-needs-storage',
    harm: 'Where storage is forbidden, no form can be sent.',
    file: 'site/lib/session.ts',
    find: '    memory.set(name, text);\n',
    replace: "    throw new Error('Storage is forbidden.');\n",
    build: true,
    tests: forbidden,
  },
  {
    id: 'browsers-theme-needs-storage',
    harm: 'Where storage is forbidden, nobody can choose the theme.',
    file: 'site/lib/theme.ts',
    find: '    // Storage may be forbidden; the choice then holds for this page.\n',
    replace: "    throw new Error('Storage is forbidden.');\n",
    build: true,
    tests: forbidden,
  },
  {
    id: 'browsers-slow-given-up',
    harm: 'On a slow connection a message is told to have failed, and is stored all the same.',
    file: 'site/lib/forms/attempt.ts',
    find: 'setTimeout(end, requestTimeout,',
    replace: 'setTimeout(end, requestTimeout / 50,',
    build: true,
    tests: slow,
  },
  {
    id: 'browsers-touch-opens-nothing',
    harm: 'A tooltip that is touched stays closed.',
    file: 'site/lib/tooltips.ts',
    find: "    button.addEventListener('focus', () => show(tip));\n    button.addEventListener('click', () => show(tip));\n",
    replace: '',
    build: true,
    tests: flows,
    only: 'by touch',
  },
  {
    id: 'browsers-paper-with-buttons',
    harm: 'A printed page has buttons that nobody can press.',
    file: 'site/styles/print.css',
    find: '.skip, .actions, ',
    replace: '.skip, ',
    build: true,
    tests: flows,
    only: 'on paper',
  },
  {
    id: 'browsers-desk-note-stays',
    harm: 'A note that was stored at the desk stands in its form still, and is stored again.',
    file: 'site/desk/ui/live/forms.ts',
    find: "if (kind === 'row' && shown.page === 'row' && !shown.conflict && !shown.error) showRow(form, shown);\n",
    replace: '',
    build: true,
    tests: flows,
    only: 'the desk:',
  },
  {
    id: 'browsers-typed-while-drawn-anew',
    harm: 'What is typed just as a translated form is drawn anew is lost.',
    file: 'site/islands/form.tsx',
    find: '  useLayoutEffect(onReady, [onReady]);',
    replace: '  useLayoutEffect(() => void requestAnimationFrame(onReady), [onReady]);',
    build: true,
    tests: ['tests/browser/translated.test.ts'],
  },
];
