import { expect, test } from 'vitest';
import { authorEnv, gitIn } from '../../site/git.ts';
import { makeProject, programmer, useMachine } from './support/repositories.ts';

test.each([
  ['Ana', 'ana@firm.example', 'Ana <ana@firm.example>'],
  ["José Núñez-O'Brien", 'jose@firm.example', "José Núñez-O'Brien <jose@firm.example>"],
  ['李小龍', 'li@firm.example', '李小龍 <li@firm.example>'],
  ['Ana 🙂', 'ana@firm.example', 'Ana 🙂 <ana@firm.example>'],
  ['...', 'ana@firm.example', 'ana <ana@firm.example>'],
  ['🙂', 'ana@firm.example', 'ana <ana@firm.example>'],
  ['', 'ana@firm.example', 'ana <ana@firm.example>'],
  ['<x>', 'ana@firm.example', 'x <ana@firm.example>'],
  ['Ana\r\nNúñez\u0000\u001b[0m', 'ana@\nfirm.example', 'Ana Núñez [0m <ana@firm.example>'],
  ['\ud800Ana\udfff', 'ana\ud800@firm.example', 'Ana <ana@firm.example>'],
  ['...', '', 'Studio <>'],
  ['...', '<...>', 'Studio <>'],
  ['x'.repeat(300_000), 'ana@firm.example', `${'x'.repeat(200)} <ana@firm.example>`],
  ['🙂'.repeat(199) + 'ana', `${'x'.repeat(300_000)}@firm.example`, `${'🙂'.repeat(199)}a <${'x'.repeat(200)}>`],
])('git accepts the author in row %#', async (name, email, expected) => {
  const project = makeProject();
  useMachine('[user]\n\tname = Somebody\n\temail = else@firm.example\n');
  const git = gitIn(project);
  const env = authorEnv({ name, email });
  await git(['commit', '--quiet', '--allow-empty', '-m', 'x'], { env });
  await git(['tag', '--annotate', '-m', 'x', 'v1'], { env });
  expect(programmer(project, 'log', '-1', '--format=%an <%ae>|%cn <%ce>')).toBe(`${expected}|${expected}`);
  expect(programmer(project, 'for-each-ref', '--format=%(taggername) %(taggeremail)', 'refs/tags')).toBe(expected);
});
