import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { postingAgain } from '../../site/build/scheduler.ts';

test('React’s scheduler is changed where it posts its message, and nothing is built where it cannot be', () => {
  const reactDom = createRequire(import.meta.url).resolve('react-dom');
  const folder = dirname(createRequire(reactDom).resolve('scheduler'));
  const code = readFileSync(join(folder, 'cjs', 'scheduler.production.js'), 'utf8');
  expect(postingAgain(code)).toContain('addEventListener("pageshow"');
  const [, named = ''] = /run (tests\/\S+\.ts)/.exec(messageOf(() => postingAgain(''))) ?? [];
  expect(existsSync(join(import.meta.dirname, '../..', named)), `the message names ${named}`).toBe(true);
});

function messageOf(work: () => unknown): string {
  try {
    work();
    return '';
  } catch (error) {
    return String(error);
  }
}
