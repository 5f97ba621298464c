import { hiddenField } from '#schema';
import type { FieldFixtures } from '../fixtures.ts';

export const fixtures: FieldFixtures = {
  fields: (words) => ({ channel: hiddenField(words('Canal'), { value: 'gallery' }) }),
};
