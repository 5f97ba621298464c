import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { postingAgain } from '../../site/build/scheduler.ts';

test('React’s scheduler is changed where it posts its message, and nothing is built where it cannot be', () => {
  const reactDom = createRequire(import.meta.url).resolve('react-dom');
  const folder = dirname(createRequire(reactDom).resolve('scheduler'));
  const code = readFileSync(join(folder, 'cjs', 'scheduler.production.js'), 'utf8');
  expect(postingAgain(code)).toContain('addEventListener("pageshow"');
  expect(() => postingAgain('')).toThrow(/site\/build\/scheduler\.ts/);
});
