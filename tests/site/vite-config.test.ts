import { fileURLToPath } from 'node:url';
import { loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';

test.each(['site', 'site/desk'])(
  'the dev server does not restart when the spec changes: the configuration of %s imports no generated file',
  async (folder) => {
    const file = fileURLToPath(new URL(`../../${folder}/vite.config.ts`, import.meta.url));
    const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, file);
    expect(loaded?.dependencies).toContain(file);
    expect(loaded?.dependencies.filter((one) => one.includes('/generated/'))).toEqual([]);
  },
);
