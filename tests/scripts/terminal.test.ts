import { expect, test } from 'vitest';

import { shorten } from '../../scripts/dev/terminal.ts';

test.each([
  ['22:55:46 [vike][request-1] HTTP response ← /inicio 200', 'page   /inicio 200'],
  ['10:53:00 PM [vite] connected.', undefined],
  [
    '10:53:01 PM [vite] (client) hmr update /fields/Field.tsx, /styles/index.css',
    'code   /fields/Field.tsx, /styles/index.css',
  ],
  ['Error: transport was disconnected, cannot call "fetchModule"\n    at x (file.js:1:1)', undefined],
  ['401 POST leads PGRST301', 'form   401 POST leads PGRST301'],
  ['spec   ✓ 135 files, all up to date (80 ms)', 'spec   ✓ 135 files, all up to date (80 ms)'],
])('%j is printed as %j', (printed, expected) => expect(shorten(printed)).toBe(expected));

test('an error keeps the stack frames of the site, and none of the tools', () => {
  const printed = [
    '10:56:03 PM [vike][request-3] Following error was thrown by the onRenderHtml() hook',
    'ReferenceError: retun is not defined',
    '    at Logo (/project/site/layout/Logo.tsx:11:3)',
    '    at renderWithHooks (/project/node_modules/react-dom/cjs/server.js:5361:19)',
    '    at process.processTicks (node:internal/process/task_queues:105:5)',
    '┌──────┐',
    "│ Error isn't helpful? See https://vike.dev/debug#verbose-errors │",
    '└──────┘',
  ];
  expect(shorten(printed.join('\n'))?.split('\n')).toEqual([
    'error  Following error was thrown by the onRenderHtml() hook',
    'ReferenceError: retun is not defined',
    '    at Logo (/project/site/layout/Logo.tsx:11:3)',
  ]);
});
