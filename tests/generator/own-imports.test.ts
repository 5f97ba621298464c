import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/node.mjs';
import { runCommand } from './support/project.ts';

function moduleOf(path: string): string {
  return JSON.stringify(pathToFileURL(join(ROOT, path)).href);
}

/** Runs something in a process whose later imports are made fast. */
function afterwards(code: string) {
  return runCommand([
    '--input-type=module',
    '-e',
    `import { importOwnOnce } from ${moduleOf('generator/own-imports.ts')}; importOwnOnce(); ${code}`,
  ]);
}

it('gives the generator the modules that Node would give it, and zod without its translations', async () => {
  const { out, err } = await afterwards(`
    const schema = await import(${moduleOf('generator/schema/index.ts')});
    const { z } = await import(${moduleOf('generator/schema/kind.ts')});
    const again = await import(${moduleOf('site/user-error.mjs')});
    const told = z.string().safeParse(1).error.issues[0].message;
    console.log(JSON.stringify([typeof schema.defineSite, told, Object.keys(z.locales), typeof again.UserError]));`);
  expect(err).toBe('');
  expect(JSON.parse(out)).toEqual(['function', 'Invalid input: expected string, received number', [], 'function']);
});

it('leaves to Node what is not of the generator, so that it says what is missing', async () => {
  const { status, err } = await afterwards(
    `await import('data:text/javascript,import "./gone.ts"').catch(() => import(${moduleOf('spec/gone.ts')}));`,
  );
  expect(status).toBe(1);
  expect(err).toContain('ERR_MODULE_NOT_FOUND');
});
