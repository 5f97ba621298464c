import { join } from 'node:path';
import process from 'node:process';

import { expect, test } from 'vitest';

import { ROOT } from '../../scripts/node.mjs';
import { originProblem } from '../../site/build/origin.ts';
import { runToEnd } from '../support/process.ts';

test.each(['https://www.my-firm.mx', 'https://www.my-firm.mx/', 'http://127.0.0.1:3000', '', undefined])('SITE_URL may be %j', (value) => {
  expect(originProblem(value)).toBeUndefined();
});

test.each(['www.my-firm.mx', 'https://', 'https://my-firm.mx/web', 'https://my-firm.mx/?a=1', 'https://me@my-firm.mx', 'ftp://my-firm.mx'])(
  'SITE_URL may not be %j',
  (value) => expect(originProblem(value)).toContain(value),
);

test('a build with a wrong SITE_URL says so and leaves the last one as it is', async () => {
  const env = { ...process.env, SITE_URL: 'www.my-firm.mx' };
  const { code, output } = await runToEnd(process.execPath, [join(ROOT, 'scripts', 'build.ts')], { env });
  expect(output.trim()).toBe('Error: SITE_URL is "www.my-firm.mx", and it has to be the public origin alone, like https://www.my-firm.mx.');
  expect(code).toBe(1);
});
