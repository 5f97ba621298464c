import { expect, test } from 'vitest';

import { followRecipe } from './follow-recipe.ts';

test('a kind of field is added as CONTRIBUTING.md says: one folder and one line', async () => {
  const ended = await followRecipe({
    heading: 'Adding a kind of form field',
    folder: 'site/fields/grade',
    files: ['schema.ts', 'control.tsx', 'answer.ts', 'fixtures.ts'],
    registry: 'site/fields/kinds.ts',
    types: ['site/islands/FormIsland.tsx', 'site/gallery/form.ts'],
    // The tests of the kind, and of the gallery's form, in which it is.
    tests: ['tests/site/gallery.test.tsx', 'tests/site/field-folders.test.ts'],
    named: 'of field grade|registry|studio|formSection',
  });
  expect(ended).toMatchObject({ code: 0, output: expect.stringMatching(/Tests .*\d+ passed/) });
});
