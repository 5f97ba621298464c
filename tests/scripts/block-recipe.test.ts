import { expect, test } from 'vitest';

import { followRecipe } from './follow-recipe.ts';

test('a kind of block is added as CONTRIBUTING.md says: one folder and one line', async () => {
  const ended = await followRecipe({
    heading: 'Adding a block',
    folder: 'site/blocks/timeline',
    files: ['schema.ts', 'component.tsx', 'styles.css', 'fixtures.ts'],
    registry: 'site/blocks/kinds.ts',
    types: ['site/blocks/Block.tsx'],
    // The tests of the block, of its examples in each language, and of the whole gallery.
    tests: ['tests/site/gallery.test.tsx', 'tests/site/block-folders.test.ts'],
    named: 'timeline|registry|styles|gallery',
  });
  expect(ended).toMatchObject({ code: 0, output: expect.stringMatching(/Tests .*\d+ passed/) });
});
